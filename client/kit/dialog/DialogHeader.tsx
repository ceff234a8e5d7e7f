import { Button, Dialog, Heading } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { Ref } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

/** The title of a dialog with its close button. */
export function DialogHeader({ title, ref }: { title: string; ref?: Ref<HTMLHeadingElement> }) {
  const t = useText(sharedText);
  return (
    <Dialog.Header>
      <Dialog.Title asChild>
        <Heading as="h2" ref={ref} tabIndex={-1} overflowWrap="anywhere">
          {title}
        </Heading>
      </Dialog.Title>
      <Dialog.CloseTrigger asChild>
        <Button variant="ghost" px="2.5" aria-label={t("close")} title={t("close")}>
          <X size={18} aria-hidden />
        </Button>
      </Dialog.CloseTrigger>
    </Dialog.Header>
  );
}
