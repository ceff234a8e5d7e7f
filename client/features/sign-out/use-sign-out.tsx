import { lazy, Suspense, useState, type ReactNode } from "react";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { signOut } from "./sign-out";
import { currentSignOutWarning, type SignOutWarning } from "./sign-out-warning";

const Confirm = lazy(async () => ({ default: (await import("../../kit/dialog/Confirm")).Confirm }));

/** Whether closing the window would lose what was typed into a form. */
const isUnsaved = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Signs out, after a question if something is left behind or lost. `dialog` is the question. */
export function useSignOut(): { leave: () => void; dialog: ReactNode } {
  const t = useText(sharedText);
  const [warning, setWarning] = useState<SignOutWarning | null>(null);
  const leave = () => {
    const unsaved = () => (isUnsaved() ? { title: t("discardTitle"), question: t("discardQuestion") } : null);
    const current = currentSignOutWarning() ?? unsaved();
    if (current) setWarning(current);
    else signOut();
  };
  const dialog = warning && (
    <Suspense fallback={null}>
      <Confirm {...warning} confirm={t("signOut")} onConfirm={signOut} onClose={() => setWarning(null)} />
    </Suspense>
  );
  return { leave, dialog };
}
