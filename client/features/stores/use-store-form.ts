import { useEffect, useEffectEvent } from "react";
import { storeDraft, type StoreDraft } from "../../../domain/stores";
import { changedFields, showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import {
  StoresScreenDocument,
  CreateStoreDocument,
  UpdateStoreDocument,
  type StoreInput,
  type StoresScreen_StoreFragment as Store,
} from "../../kit/graphql/generated";
import type { RequestError } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { storesText } from "./stores.text";

const EMPTY = {
  storeName: "",
  storeType: "",
  managerName: "",
  phoneNumber: "",
  address: "",
  description: "",
  isActive: true,
};

const valuesOf = (store: Store | null): typeof EMPTY =>
  store === null
    ? EMPTY
    : {
        storeName: store.storeName,
        storeType: String(store.storeType),
        managerName: store.managerName ?? "",
        phoneNumber: store.phoneNumber ?? "",
        address: store.address ?? "",
        description: store.description ?? "",
        isActive: store.isActive,
      };

/** The input of a new store; empty optional texts are omitted. */
const inputOf = ({ managerName, phoneNumber, address, description, ...rest }: StoreDraft): StoreInput => ({
  ...rest,
  ...(managerName && { managerName }),
  ...(phoneNumber && { phoneNumber }),
  ...(address && { address }),
  ...(description && { description }),
});

interface Options {
  open: boolean;
  store: Store | null;
  onSaved: (name: string) => void;
}

/** The form of a store: filled when it opens, submitted as create or update. */
export function useStoreForm({ open, store, onSaved }: Options) {
  const t = useText(storesText);
  const create = useAction(CreateStoreDocument);
  const update = useAction(UpdateStoreDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm({ initial: EMPTY, schema: storeDraft });
  const { reset } = form;
  // A later response with changes of other users does not replace what is typed.
  const fill = useEffectEvent(() => reset(valuesOf(store)));
  useEffect(() => {
    if (open) fill();
  }, [open]);

  const explain = (error: RequestError) => {
    if (error.code === "STORE_NAME_TAKEN") {
      form.setError("storeName", { type: "server", message: t("nameTaken") }, { shouldFocus: true });
      setProblem("nameUnique");
    } else if (showFieldErrors(form, error)) setProblem("fix");
    else setProblem(error, "saveFailed");
  };

  const send = async (draft: StoreDraft): Promise<RequestError | undefined> => {
    const options = { refetch: [StoresScreenDocument] };
    const { error } = store
      ? await update.run({ id: store.id, input: changedFields(draft, form) }, options)
      : await create.run({ input: inputOf(draft) }, options);
    return error;
  };

  const submit = form.handleSubmit(
    async (draft) => {
      setProblem();
      const error = await send(draft);
      if (error) explain(error);
      else onSaved(draft.storeName);
    },
    () => setProblem("fixAbove"),
  );

  const empty = () => {
    reset(EMPTY);
    setProblem();
  };
  return { form, submit, empty, problem, dirty: form.formState.isDirty, busy: create.busy || update.busy };
}
