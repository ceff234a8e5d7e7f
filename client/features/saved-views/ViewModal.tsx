import { chakra } from "@chakra-ui/react";
import { MAX_VIEW_NAME, savedViewDraft } from "../../../domain/saved-views";
import { FormModal } from "../../kit/dialog/FormModal";
import { toastDone } from "../../kit/feedback/toast";
import { CheckboxField } from "../../kit/form/LongFields";
import { TextField } from "../../kit/form/fields";
import { useRequestForm } from "../../kit/form/use-request-form";
import type { ViewScreen } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import type { RequestResult } from "../../kit/transport/request-error";
import {
  CreateSavedViewDocument,
  type CreateSavedViewMutation,
  SavedViewsDocument,
  UpdateSavedViewDocument,
  type UpdateSavedViewMutation,
  type SavedViews_ViewFragment as View,
} from "./saved-views.generated";
import { savedViewsText } from "./saved-views.text";

interface Props {
  open: boolean;
  screen: ViewScreen;
  /** The view to rename; null saves `query` as a new view. */
  view: View | null;
  query: string;
  canShare: boolean;
  onClose: () => void;
  onSaved: (view: View) => void;
}

function useViewForm({ screen, view, query, onSaved }: Omit<Props, "open" | "canShare" | "onClose">) {
  const t = useText(savedViewsText);
  const create = useAction(CreateSavedViewDocument);
  const update = useAction(UpdateSavedViewDocument);
  const refetch = [SavedViewsDocument];
  const { form, submit, problem } = useRequestForm({
    t,
    initial: { name: view?.name ?? "", isShared: false, query },
    schema: savedViewDraft,
    send: ({ name, isShared }): Promise<RequestResult<CreateSavedViewMutation | UpdateSavedViewMutation>> =>
      view
        ? update.run({ id: view.id, input: { name } }, { refetch })
        : create.run({ screen, input: { name, isShared, query } }, { refetch }),
    onDone: (data) => onSaved("updateSavedView" in data ? data.updateSavedView : data.createSavedView),
    failed: "failed",
  });
  return { form, submit, problem, dirty: form.formState.isDirty, busy: create.busy || update.busy };
}

/** The form of a new view, or of the name of a view. */
export function ViewModal(props: Props) {
  const { open, view, canShare, onClose } = props;
  const t = useText(savedViewsText);
  const lang = useLang();
  const saved = (done: View) => {
    toastDone(t("saved", { name: nameIn(lang, done.name) }));
    props.onSaved(done);
  };
  const { form, submit, problem, dirty, busy } = useViewForm({ ...props, onSaved: saved });
  return (
    <FormModal
      open={open}
      title={t(view ? "renameTitle" : "saveTitle")}
      submit={t(busy ? "saving" : "submit")}
      busy={busy}
      dirty={dirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {!view && (
        <chakra.p color="fg.muted" mb="4">
          {t(props.screen.startsWith("REPORT") ? "saveLeadOfReport" : "saveLead")}
        </chakra.p>
      )}
      <TextField form={form} name="name" label={t("name")} maxLength={MAX_VIEW_NAME} />
      {!view && canShare && <CheckboxField form={form} name="isShared" label={t("isShared")} />}
    </FormModal>
  );
}
