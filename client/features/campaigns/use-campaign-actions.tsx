import { lazy, Suspense, useState, type ReactNode } from "react";
import { toastDone } from "../../kit/feedback/toast";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import type { EventCampaigns_CampaignFragment as Campaign } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { campaignsText } from "./campaigns.text";
import type { CampaignTask } from "./use-campaign-form";

const CampaignModal = lazy(async () => ({ default: (await import("./CampaignModal")).CampaignModal }));
const DeleteCampaignDialog = lazy(async () => ({
  default: (await import("./DeleteCampaignDialog")).DeleteCampaignDialog,
}));

export interface CampaignActions {
  /** Undefined if the session lacks the permission or no event is loaded. */
  create?: (() => void) | undefined;
  edit?: ((campaign: Campaign) => void) | undefined;
  remove?: ((campaign: Campaign) => void) | undefined;
  /** The form and the dialog; the caller must render them. */
  dialogs: ReactNode;
}

/** The actions on the campaigns of an event. `onRemoved` is called after a deletion, instead of returning to the list. */
export function useCampaignActions(
  event: { id: string; startDate: string; endDate: string } | undefined,
  onRemoved?: () => void,
): CampaignActions {
  const t = useText(campaignsText);
  const lang = useLang();
  const session = useSession();
  const { open, subject: task, opening, show, close } = useFormModal<CampaignTask>();
  const [toDelete, setToDelete] = useState<Campaign>();

  const edit =
    event && allows(session, "campaigns:write")
      ? (campaign: Campaign | null) => show({ campaign, eventId: event.id, window: event })
      : undefined;
  const saved = (campaign: string) => {
    toastDone(t(task?.campaign ? "updated" : "created", { name: nameIn(lang, campaign) }));
    close();
  };
  return {
    create: edit && (() => edit(null)),
    edit,
    remove: allows(session, "campaigns:delete") ? setToDelete : undefined,
    dialogs: (
      <Suspense>
        {opening > 0 && <CampaignModal key={opening} open={open} task={task} onClose={close} onSaved={saved} />}
        {toDelete && (
          <DeleteCampaignDialog campaign={toDelete} onClose={() => setToDelete(undefined)} onRemoved={onRemoved} />
        )}
      </Suspense>
    ),
  };
}
