import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import {
  StoresScreenDocument,
  DeleteStoreDocument,
  UpdateStoreDocument,
  type StoresScreen_StoreFragment as Store,
} from "../../kit/graphql/generated";
import { messageOr, type RequestError } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { storesText } from "./stores.text";

const RELOAD = { refetch: [StoresScreenDocument] };

export interface StoreAction {
  store: Store;
  action: "toggle" | "remove";
}

interface Props extends StoreAction {
  /** Whether a status filter is set, so that the row may leave the list. */
  isFiltered: boolean;
  onClose: () => void;
  /** Called instead of `onClose` after a deletion. */
  onRemoved?: () => void;
}

/** Asks for confirmation, then enables, disables or deletes a store. */
export function StoreActionDialog({ store, action, isFiltered, onClose, onRemoved }: Props) {
  const t = useText(storesText);
  const shared = useText(sharedText);
  const name = nameIn(useLang(), store.storeName);
  const update = useAction(UpdateStoreDocument);
  const remove = useAction(DeleteStoreDocument);
  const isRemoval = action === "remove";

  const finish = (error: RequestError | undefined, done: string, failed: string) => {
    if (error) toastFailed(messageOr(error, failed));
    else toastDone(done, "medium");
    if (!error && isRemoval && onRemoved) return onRemoved();
    onClose();
    // The row may disappear with the button that had the focus.
    if (!error && (isRemoval || isFiltered)) focusHeading();
  };
  const confirm = async () => {
    const { id } = store;
    if (isRemoval)
      finish((await remove.run({ id }, { ...RELOAD, evict: store })).error, t("removed", { name }), t("removeFailed"));
    else {
      // Not a toggle: another user may have done the same meanwhile.
      const input = { isActive: !store.isActive };
      finish((await update.run({ id, input }, RELOAD)).error, t("toggled"), t("toggleFailed"));
    }
  };

  const toggleAction = store.isActive ? "disable" : "enable";
  const kind = isRemoval ? "remove" : toggleAction;
  return (
    <Confirm
      title={t(`${kind}Title`)}
      question={t(`${kind}Question`, { name })}
      confirm={shared("confirm")}
      busy={update.busy || remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
