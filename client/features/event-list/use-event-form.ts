import { useEffect, useEffectEvent } from "react";
import * as z from "zod/mini";
import { MAX_CODES_PER_PERSON, eventDraft, type EventDraft } from "../../../domain/events";
import { changedFields, showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import {
  CreateEventDocument,
  EventCampaignsDocument,
  UpdateEventDocument,
  type EventInput,
  type EventMode,
  type EventsScreen_EventFragment as Event,
} from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { RELOAD } from "../events/use-event-choices";
import { EMPTY_WINDOW, typedWindow, windowValues } from "../events/window-form";
import { eventListText } from "./event-list.text";

/** Campaigns of an inactive event earn no bonus. */
const UPDATED = { refetch: [...RELOAD.refetch, EventCampaignsDocument] };

const EMPTY = {
  ...EMPTY_WINDOW,
  mode: "NORMAL" as EventMode,
  codesPerPerson: String(MAX_CODES_PER_PERSON),
  registersWithoutCode: false,
};
type Values = typeof EMPTY;

const valuesOf = (event: Event | null): Values =>
  event === null
    ? EMPTY
    : {
        ...windowValues(event),
        mode: event.mode,
        codesPerPerson: String(event.codesPerPerson),
        registersWithoutCode: event.registersWithoutCode,
      };

/** The domain's rules over the form values. */
const schema = z.pipe(
  z.transform((values: Values): z.input<typeof eventDraft> => ({
    ...typedWindow(values),
    mode: values.mode === "OPENING_DAY" ? "opening_day" : "normal",
    codesPerPerson: values.codesPerPerson === "" ? null : Number(values.codesPerPerson),
  })),
  eventDraft,
);

const inputOf = ({ startDate, endDate, mode, ...rest }: EventDraft): EventInput => ({
  ...rest,
  startDate: startDate.toISOString(),
  endDate: endDate.toISOString(),
  mode: mode === "opening_day" ? "OPENING_DAY" : "NORMAL",
});

interface Options {
  open: boolean;
  event: Event | null;
  /** Called with the id of a created event. */
  onSaved: (createdId?: string) => void;
}

/** The form of an event: filled when it opens, submitted as create or update. */
export function useEventForm({ open, event, onSaved }: Options) {
  const t = useText(eventListText);
  const create = useAction(CreateEventDocument);
  const update = useAction(UpdateEventDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm<Values, EventDraft>({ initial: EMPTY, schema });
  const { reset } = form;
  // A later response with changes of other users does not replace what is typed.
  const fill = useEffectEvent(() => reset(valuesOf(event)));
  useEffect(() => {
    if (open) fill();
  }, [open]);

  const submit = form.handleSubmit(
    async (draft) => {
      setProblem();
      const input = inputOf(draft);
      const created = event ? undefined : await create.run({ input }, RELOAD);
      const { error } =
        created ?? (await update.run({ id: event?.id ?? "", input: changedFields(input, form) }, UPDATED));
      if (!error) return onSaved(created?.data?.createEvent.id);
      if (showFieldErrors(form, error)) setProblem("fix");
      else setProblem(error, event ? "updateFailed" : "createFailed");
    },
    () => setProblem("fix"),
  );
  const empty = () => {
    reset(EMPTY);
    setProblem();
  };
  return { form, submit, empty, problem, dirty: form.formState.isDirty, busy: create.busy || update.busy };
}
