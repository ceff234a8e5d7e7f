import { NavigationType, useBeforeUnload, useBlocker } from "react-router-dom";
import { Confirm } from "./Confirm";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

interface Props {
  /** Whether leaving would lose changes. */
  active: boolean;
  /** The form is in a dialog that is closed by replacing the parameters of the URL. */
  isInUrl?: boolean;
  title?: string;
  question?: string;
  leave?: string;
}

/** Asks for confirmation before an unsaved form is left by a link, Back or closing the window. */
export function LeaveGuard({ active, isInUrl = false, title, question, leave }: Props) {
  const t = useText(sharedText);
  // A redirect replaces the location: the form was stored, or the session has ended.
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      active &&
      (historyAction !== NavigationType.Replace || (isInUrl && currentLocation.pathname === nextLocation.pathname)),
  );
  useBeforeUnload((event) => {
    if (active) event.preventDefault();
  });
  if (blocker.state !== "blocked") return null;
  return (
    <Confirm
      title={title ?? t("discardTitle")}
      question={question ?? t("discardQuestion")}
      confirm={leave ?? t("discard")}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
