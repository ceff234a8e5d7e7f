import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import {
  CampaignChoicesDocument,
  EventCampaignsDocument,
  DeleteCampaignDocument,
  type EventCampaigns_CampaignFragment as Campaign,
} from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { campaignsText } from "./campaigns.text";

interface Props {
  campaign: Campaign;
  onClose: () => void;
  /** Called instead of `onClose` after the deletion. */
  onRemoved?: (() => void) | undefined;
}

export function DeleteCampaignDialog({ campaign, onClose, onRemoved }: Props) {
  const t = useText(campaignsText);
  const name = nameIn(useLang(), campaign.name);
  const remove = useAction(DeleteCampaignDocument);
  const confirm = async () => {
    const { error } = await remove.run(
      { id: campaign.id },
      { refetch: [EventCampaignsDocument, CampaignChoicesDocument], evict: campaign },
    );
    if (error || !onRemoved) onClose();
    if (!error) {
      toastDone(t("removed"));
      if (onRemoved) return onRemoved();
      // The row disappears with the button that had the focus.
      focusHeading();
    } else if (error.code === "NETWORK") toastFailed(t("removeFailed"));
    else toastFailed(t("removeFailedFor", { reason: error.message }));
  };
  return (
    <Confirm
      title={t("removeTitle")}
      question={`${t("removeQuestion")} ${t("removeHelp", { name })}`}
      confirm={t("remove")}
      busy={remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
