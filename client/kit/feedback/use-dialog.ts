import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";

/** The page's own dialog element: it brings the focus trap and Escape; a click beside it closes, and the opener gets the focus back. */
export function useDialog(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;
  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      onClose();
    },
    // A browser closes by force at the second Escape; whether it may is asked here like at the first.
    onClose: (event: SyntheticEvent) => {
      if (event.target !== dialog.current || !open || dialog.current.open) return;
      dialog.current.showModal();
      onClose();
    },
    // Text that is selected from the inside out ends with a click on the backdrop, which means nothing.
    onMouseDown: (event: MouseEvent) => {
      pressedBeside.current = isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (isBackdrop(event) && pressedBeside.current) onClose();
    },
  };
}
