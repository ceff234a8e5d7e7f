import { useState } from "react";

/**
 * The state of a form dialog and its subject, null for a new one. The subject stays when the dialog closes, so that the
 * title does not change while it fades. `opening` is the form's key: a fading form would pass its changes on to the
 * next.
 */
export function useFormModal<Subject>() {
  const [modal, setModal] = useState({ open: false, subject: null as Subject | null, opening: 0 });
  return {
    ...modal,
    show: (subject: Subject | null) => setModal(({ opening }) => ({ open: true, subject, opening: opening + 1 })),
    close: () => setModal((last) => ({ ...last, open: false })),
  };
}
