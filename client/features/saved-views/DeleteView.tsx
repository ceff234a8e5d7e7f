import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import {
  DeleteSavedViewDocument,
  SavedViewsDocument,
  type SavedViews_ViewFragment as View,
} from "./saved-views.generated";
import { savedViewsText } from "./saved-views.text";

interface Props {
  view: View;
  onClose: () => void;
  onDone: () => void;
}

/** Asks whether the view is deleted. */
export function DeleteView({ view, onClose, onDone }: Props) {
  const t = useText(savedViewsText);
  const name = nameIn(useLang(), view.name);
  const remove = useAction(DeleteSavedViewDocument);
  const confirm = async () => {
    const { error } = await remove.run({ id: view.id }, { refetch: [SavedViewsDocument], evict: view });
    onClose();
    if (error) return toastFailed(messageOr(error, t("removeFailed")));
    toastDone(t("removed", { name }));
    onDone();
  };
  const question = t("removeQuestion", { name });
  return (
    <Confirm
      title={t("removeTitle")}
      question={view.isShared ? `${question} ${t("removeShared")}` : question}
      confirm={t("removeTitle")}
      busy={remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
