import { useState } from "react";

/**
 * A form in a dialog and what it is about, null for something new. That stays when the dialog closes: its title must not
 * change while it fades. `opening` is the form's key: one that is still fading would pass its changes on to the next.
 */
export function useFormModal<Subject>() {
  const [modal, setModal] = useState({ open: false, subject: null as Subject | null, opening: 0 });
  return {
    ...modal,
    show: (subject: Subject | null) => setModal(({ opening }) => ({ open: true, subject, opening: opening + 1 })),
    close: () => setModal((last) => ({ ...last, open: false })),
  };
}
