import { BusyButton } from "../../kit/form/BusyButton";
import { Bookmark, ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import type { ViewScreen } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { UpdateSavedViewDocument, type SavedViews_ViewFragment as View } from "./saved-views.generated";
import { savedViewsText } from "./saved-views.text";
import { useSavedViews } from "./use-saved-views";

const DeleteView = lazy(async () => ({ default: (await import("./DeleteView")).DeleteView }));
const ViewModal = lazy(async () => ({ default: (await import("./ViewModal")).ViewModal }));
const SavedViewsMenu = lazy(async () => ({ default: (await import("./SavedViewsMenu")).SavedViewsMenu }));

interface Props {
  screen: ViewScreen;
  /** Of a list that has one. */
  scope?: string;
}

/** The menu of the saved views of a screen or list: the filters, the order and the columns that the URL has. */
export function SavedViews({ screen, scope }: Props) {
  const t = useText(savedViewsText);
  const lang = useLang();
  const state = useSavedViews(screen, scope);
  const { failed, retry, chosen, query, isChanged, canShare, show } = state;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { open, subject, opening, show: edit, close } = useFormModal<View>();
  const [removing, setRemoving] = useState<View | null>(null);
  const update = useAction(UpdateSavedViewDocument);
  const save = async (view: View) => {
    const { error } = await update.run({ id: view.id, input: { query } });
    if (error) toastFailed(messageOr(error, t("failed")));
    else toastDone(t("saved", { name: nameIn(lang, view.name) }));
  };
  const name = chosen && nameIn(lang, chosen.name);
  const face = name === null ? t("views") : t("view", { name: isChanged ? t("changed", { name }) : name });
  return (
    <>
      <BusyButton
        id={id}
        variant="outline"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        busy={update.busy}
        maxW="18rem"
        onClick={() => {
          if (failed) retry();
          setOpen(!isOpen);
        }}
      >
        <Bookmark size={16} aria-hidden />
        <bdi>{face}</bdi>
        <ChevronDown size={16} aria-hidden />
      </BusyButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SavedViewsMenu
            triggerId={id}
            state={state}
            onSave={(view) => void save(view)}
            onEdit={edit}
            onRemove={setRemoving}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {opening > 0 && (
          <ViewModal
            key={opening}
            open={open}
            screen={screen}
            view={subject}
            query={query}
            canShare={canShare}
            onClose={close}
            onSaved={(view) => {
              close();
              if (!subject) show(view);
            }}
          />
        )}
        {removing && <DeleteView view={removing} onClose={() => setRemoving(null)} onDone={() => show(null)} />}
      </Suspense>
    </>
  );
}
