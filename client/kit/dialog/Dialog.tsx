import { Button, Dialog as ChakraDialog } from "@chakra-ui/react";
import { useRef, type ReactNode } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { DialogHeader } from "./DialogHeader";
import { Modal } from "./Modal";

interface Props {
  title: string;
  /** The label of the last button; "Close" by default. */
  done?: string;
  /** Further buttons, before the last one. */
  actions?: ReactNode;
  /** Wide enough for a table. */
  wide?: boolean;
  /** Only its buttons close it, because the content cannot be shown again. */
  firm?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog without a decision; its buttons, Escape and a click on the backdrop close it. */
export function Dialog({ title, done, actions, wide = false, firm, onClose, children }: Props) {
  const t = useText(sharedText);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    // On the close button, an early Enter would close the dialog: the heading takes the focus.
    <Modal
      open
      size={wide ? "lg" : "md"}
      closedBy={firm ? "buttons" : "any"}
      initialFocus={() => heading.current}
      onClose={onClose}
    >
      <DialogHeader title={title} ref={heading} />
      <ChakraDialog.Body py="5" tabIndex={0} role="group" aria-label={title}>
        {children}
      </ChakraDialog.Body>
      <ChakraDialog.Footer flexWrap="wrap">
        {actions}
        <Button variant={actions ? "outline" : "solid"} onClick={onClose}>
          {done ?? t("close")}
        </Button>
      </ChakraDialog.Footer>
    </Modal>
  );
}
