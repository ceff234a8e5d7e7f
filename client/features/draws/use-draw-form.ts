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
  const values = valuesOf(draw);
  const form = useForm<DrawValues, DrawDraft>({
    initial: draw ? values : { ...values, eventId: params.get("event") ?? values.eventId },
    schema: withDrawErrors(drawForm(draw), lang),
  });

  const save = async (draft: DrawDraft) => {
    const exclusions = exclusionsOf(form.getValues());
    // A list that is not sent stays as it is.
    const input = { ...inputOf(draft), ...(exclusions && { exclusions }) } as DrawInput & DrawUpdate;
    if (draw) return update.run({ id: draw.id, input });
    return create.run({ input }, { refetch: [DrawsScreenDocument] });
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
