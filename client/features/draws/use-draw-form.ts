import { useState } from "react";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import {
  CreateDrawDocument,
  DrawsScreenDocument,
  UpdateDrawDocument,
  type DrawScreen_DrawFragment as Draw,
} from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { withDrawErrors } from "./draw-errors";
import { drawForm, inputOf, valuesOf, type DrawFormDraft, type DrawValues } from "./draw-form";
import { drawFormText } from "./draw-form.text";

interface Options {
  /** The draft to edit; null for a new draw. */
  draw: Draw | null;
  onSaved: (id: string) => void;
}

/** The form of a draw, submitted as create or update. */
export function useDrawForm({ draw, onSaved }: Options) {
  const t = useText(drawFormText);
  const lang = useLang();
  const create = useAction(CreateDrawDocument);
  const update = useAction(UpdateDrawDocument);
  const [problem, setProblem] = useState<string>();
  const form = useForm<DrawValues, DrawFormDraft>({
    initial: valuesOf(draw),
    schema: withDrawErrors(drawForm(draw), lang),
  });

  const save = async (draft: DrawFormDraft) => {
    const { exclusions, ...input } = inputOf(draft);
    // A list that is not sent stays as it is.
    const sent = exclusions === null ? input : { ...input, exclusions };
    if (draw) return update.run({ id: draw.id, input: sent });
    return create.run({ input: sent }, { refetch: [DrawsScreenDocument] });
  };
  const submit = form.handleSubmit(
    async (draft) => {
      setProblem(undefined);
      const { data, error } = await save(draft);
      if (error) setProblem(showFieldErrors(form, error) ? t("fixAbove") : messageOr(error, t("saveFailed")));
      else onSaved("createDraw" in data ? data.createDraw.id : data.updateDraw.id);
    },
    () => setProblem(t("fixAbove")),
  );
  return { form, submit, problem, dirty: form.formState.isDirty, busy: create.busy || update.busy };
}

export type DrawForm = ReturnType<typeof useDrawForm>["form"];
