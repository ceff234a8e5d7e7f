import type { ReactNode } from "react";
import { Dialog } from "../dialog/Dialog";
import { LeaveGuard } from "../dialog/LeaveGuard";
import { useText } from "../i18n/i18n";
import { secretText } from "./secret.text";

interface Props {
  title: string;
  /** The label of the button that closes it. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a secret once. Leaving the page asks for confirmation. */
export function SecretDialog({ children, ...props }: Props) {
  const t = useText(secretText);
  return (
    <Dialog {...props} firm>
      {children}
      <LeaveGuard active title={t("leaveTitle")} question={t("leaveQuestion")} leave={t("leave")} />
    </Dialog>
  );
}
