import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";

/**
 * The native dialog element with focus trap and Escape; a click on the backdrop closes it, and the opener regains the
 * focus.
 */
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
    // A browser forces closing at the second Escape; the handler decides as for the first.
    onClose: (event: SyntheticEvent) => {
      if (event.target !== dialog.current || !open || dialog.current.open) return;
      dialog.current.showModal();
      onClose();
    },
    // A text selection that ends on the backdrop is not a click on it.
    onMouseDown: (event: MouseEvent) => {
      pressedBeside.current = isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (isBackdrop(event) && pressedBeside.current) onClose();
    },
  };
}
