import { useEffect } from "react";
import * as z from "zod/mini";
import { campaignDraft, type CampaignDraft } from "../../../domain/events";
import { changedFields, showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import {
  CampaignChoicesDocument,
  EventCampaignsDocument,
  CreateCampaignDocument,
  UpdateCampaignDocument,
  type CampaignInput,
  type EventCampaigns_CampaignFragment as Campaign,
} from "../../kit/graphql/generated";
import type { RequestError } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { TimelineDocument } from "../activity/activity.generated";
import { EMPTY_WINDOW, typedWindow, windowValues, type WindowValues } from "../events/window-form";
import { campaignsText } from "./campaigns.text";

export type CampaignValues = WindowValues & { bonusMultiplier: string };

const EMPTY: CampaignValues = { ...EMPTY_WINDOW, bonusMultiplier: "1" };

/** The form values, checked by the domain's rules; an empty multiplier is null. */
const campaignForm = z.pipe(
  z.transform((values: CampaignValues): z.input<typeof campaignDraft> => ({
    ...typedWindow(values),
    bonusMultiplier: Number(values.bonusMultiplier),
  })),
  campaignDraft,
);

/** The subject of the form: a new campaign of an event, or an existing one. */
export interface CampaignTask {
  campaign: Campaign | null;
  eventId: string;
  /** Start and end of the event: the defaults of a new campaign. */
  window: { startDate: string; endDate: string };
}

const valuesOf = ({ campaign, window: { startDate, endDate } }: CampaignTask): CampaignValues =>
  campaign === null
    ? { ...EMPTY, ...windowValues({ name: "", startDate, endDate, isActive: true }) }
    : { ...windowValues(campaign), bonusMultiplier: String(campaign.bonusMultiplier) };

const inputOf = ({ startDate, endDate, ...rest }: CampaignDraft): CampaignInput => ({
  ...rest,
  startDate: startDate.toISOString(),
  endDate: endDate.toISOString(),
});

interface Options {
  open: boolean;
  task: CampaignTask | null;
  onSaved: (name: string) => void;
}

/** The form of a campaign: filled when it opens, submitted as create or update. */
export function useCampaignForm({ open, task, onSaved }: Options) {
  const t = useText(campaignsText);
  const create = useAction(CreateCampaignDocument);
  const update = useAction(UpdateCampaignDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm<CampaignValues, CampaignDraft>({ initial: EMPTY, schema: campaignForm });
  const { reset } = form;
  useEffect(() => {
    if (open && task) reset(valuesOf(task));
  }, [open, task, reset]);

  const send = async (draft: CampaignDraft): Promise<RequestError | undefined> => {
    const [input, options] = [
      inputOf(draft),
      { refetch: [EventCampaignsDocument, CampaignChoicesDocument, TimelineDocument] },
    ];
    const { error } = task?.campaign
      ? await update.run({ id: task.campaign.id, input: changedFields(input, form) }, options)
      : await create.run({ eventId: task?.eventId ?? "", input }, options);
    return error;
  };

  const submit = form.handleSubmit(
    async (draft) => {
      setProblem();
      const error = await send(draft);
      if (!error) onSaved(draft.name);
      else if (showFieldErrors(form, error)) setProblem("fixAbove");
      else setProblem(error, "saveFailed");
    },
    () => setProblem("fixAbove"),
  );

  const empty = () => {
    reset(EMPTY);
    setProblem();
  };
  return { form, submit, empty, problem, dirty: form.formState.isDirty, busy: create.busy || update.busy };
}
