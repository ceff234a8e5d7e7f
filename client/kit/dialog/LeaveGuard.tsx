import { NavigationType, useBeforeUnload, useBlocker } from "react-router-dom";
import { Confirm } from "./Confirm";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

interface Props {
  /** Whether leaving would lose changes. */
  active: boolean;
  title?: string;
  question?: string;
  leave?: string;
}

/** Asks for confirmation before an unsaved form is left by a link, Back or closing the window. */
export function LeaveGuard({ active, title, question, leave }: Props) {
  const t = useText(sharedText);
  // A redirect replaces the location: the form was stored, or the session has ended.
  const blocker = useBlocker(({ historyAction }) => active && historyAction !== NavigationType.Replace);
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
