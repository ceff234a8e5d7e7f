import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { DeleteEventDocument, type EventsScreen_EventFragment as Event } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { RELOAD } from "../events/use-event-choices";
import { eventListText } from "./event-list.text";

interface Props {
  event: Event;
  onClose: () => void;
  /** Called instead of `onClose` after the deletion. */
  onRemoved?: () => void;
}

export function DeleteEventDialog({ event, onClose, onRemoved }: Props) {
  const t = useText(eventListText);
  const lang = useLang();
  const { run, busy } = useAction(DeleteEventDocument);
  const confirm = async () => {
    const { error } = await run({ id: event.id }, { ...RELOAD, evict: event });
    if (error) toastFailed(messageOr(error, t("removeFailed")));
    else toastDone(t("removed"));
    if (!error && onRemoved) return onRemoved();
    onClose();
    // The row disappears with the button that had the focus.
    if (!error) focusHeading();
  };
  return (
    <Confirm
      title={t("removeTitle")}
      question={t("removeQuestion", { name: nameIn(lang, event.name) })}
      confirm={t("remove")}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
