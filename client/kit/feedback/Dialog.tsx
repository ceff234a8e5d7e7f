import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { DialogFrame } from "./dialog-style";
import { useDialog } from "./use-dialog";

interface Props {
  title: string;
  /** The label of the last button; "Close" by default. */
  done?: string;
  /** Further buttons, before the last one. */
  actions?: ReactNode;
  /** Wide enough for a table. */
  wide?: boolean;
  /** A click on the backdrop does not close it, because the content cannot be shown again. */
  firm?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog without a decision; its button, Escape and a click on the backdrop close it. */
export function Dialog({ title, done, actions, wide = false, firm = false, onClose, children }: Props) {
  const t = useText(sharedText);
  const id = useId();
  const dialog = useDialog(true, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser would focus the close button, and an early Enter would close the dialog.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet {...dialog} onClick={firm ? undefined : dialog.onClick} maxW={wide ? "48rem" : "text"} aria-labelledby={id}>
      <Flex align="center" justify="space-between" gap="3" ps="6" pe="3" py="3" borderBottomWidth="1px">
        <Heading as="h2" id={id} ref={heading} tabIndex={-1} overflowWrap="anywhere">
          {title}
        </Heading>
        <Button variant="ghost" px="2.5" aria-label={t("close")} title={t("close")} onClick={onClose}>
          <X size={18} aria-hidden />
        </Button>
      </Flex>
      <chakra.div flex="1" minH="0" overflowY="auto" px="6" py="5" tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </chakra.div>
      <Flex justify="flex-end" gap="3" wrap="wrap" px="6" py="4" borderTopWidth="1px">
        {actions}
        <Button variant={actions ? "outline" : "solid"} onClick={onClose}>
          {done ?? t("close")}
        </Button>
      </Flex>
    </Sheet>
  );
}

const Sheet = chakra(DialogFrame, {
  base: { maxH: "calc(100dvh - 2rem)", "&[open]": { display: "flex", flexDirection: "column" } },
});
