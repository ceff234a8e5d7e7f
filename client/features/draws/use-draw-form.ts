import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { DrawDraft } from "../../../domain/draws/draw";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import type { DrawInput, DrawUpdate } from "../../kit/graphql/generated";
import {
  CreateDrawDocument,
  DrawsScreenDocument,
  UpdateDrawDocument,
  type DrawScreen_DrawFragment as Draw,
} from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { withDrawErrors } from "./draw-errors";
import { drawForm, exclusionsOf, inputOf, valuesOf, type DrawValues } from "./draw-form";
import { drawFormText } from "./draw-form.text";

/** The fields that differ from the stored ones; other fields may have changes of other users. */
const differences = (stored: object, input: DrawUpdate): DrawUpdate => {
  const before = new Map(Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => before.get(name) !== JSON.stringify(value)),
  );
};

interface Options {
  /** The draft to edit; null for a new draw. */
  draw: Draw | null;
  onSaved: (id: string) => void;
}

/** The form of a draw, submitted as create or update. A new draw is of the event in the URL. */
export function useDrawForm({ draw, onSaved }: Options) {
  const t = useText(drawFormText);
  const lang = useLang();
  const create = useAction(CreateDrawDocument);
  const update = useAction(UpdateDrawDocument);
  const [problem, setProblem] = useProblem(t);
  const [params] = useSearchParams();
  // A later response with changes of other users does not replace what is typed.
  const [stored] = useState(draw);
  const values = valuesOf(stored);
  const schema = drawForm(stored);
  const form = useForm<DrawValues, DrawDraft>({
    initial: stored ? values : { ...values, eventId: params.get("event") ?? values.eventId },
    schema: withDrawErrors(schema, lang),
  });

  const save = async (draft: DrawDraft) => {
    const exclusions = exclusionsOf(form.getValues());
    // A list that is not sent stays as it is.
    const input = { ...inputOf(draft), ...(exclusions && { exclusions }) } as DrawInput & DrawUpdate;
    if (!stored) return create.run({ input }, { refetch: [DrawsScreenDocument] });
    const before = schema.safeParse(values);
    return update.run({ id: stored.id, input: before.success ? differences(inputOf(before.data), input) : input });
  };
  const submit = form.handleSubmit(
    async (draft) => {
      setProblem();
      const { data, error } = await save(draft);
      if (!error) onSaved("createDraw" in data ? data.createDraw.id : data.updateDraw.id);
      else if (showFieldErrors(form, error)) setProblem("fixAbove");
      else setProblem(error, "saveFailed");
    },
    () => setProblem("fixAbove"),
  );
  return { form, submit, problem, dirty: form.formState.isDirty, busy: create.busy || update.busy };
}

export type DrawForm = ReturnType<typeof useDrawForm>["form"];
