import { Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useReturnFocus } from "./return-focus";

interface Props {
  open: boolean;
  role?: "dialog" | "alertdialog";
  /** "full" is a drawer of full height at the start of the page. */
  size: "sm" | "md" | "lg" | "full";
  /** The accessible name of a dialog without a title. */
  label?: string;
  /** What closes it besides its buttons: Escape and a click on the backdrop by default. */
  closedBy?: "any" | "escape" | "buttons";
  /** The element that takes the focus; by default the close trigger of an alert dialog, else the first control. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  onClose: () => void;
  /** Called after the dialog has faded out. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/** Chakra's dialog, controlled by its parent: closing it calls `onClose`. */
export function Modal({ open, role, size, label, closedBy = "any", initialFocus, onClose, onClosed, children }: Props) {
  const returnFocus = useReturnFocus(open);
  return (
    <Dialog.Root
      open={open}
      role={role}
      size={size}
      aria-label={label}
      closeOnInteractOutside={closedBy === "any"}
      closeOnEscape={closedBy !== "buttons"}
      initialFocusEl={initialFocus}
      finalFocusEl={returnFocus}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      onExitComplete={onClosed}
      // A dialog that fades out must not close the next one, by its end or by returning the focus.
      onRequestDismiss={(event) => event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>{children}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
