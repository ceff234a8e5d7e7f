import * as z from "zod/mini";
import { apiKeyDraft } from "../../../domain/api-keys";
import { type Scope, SCOPE_NAMES, SCOPES } from "../../../domain/permissions";
import { useConfirmedAction } from "../../kit/password/use-confirmed-action";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import { ApiKeysScreenDocument, CreateApiKeyDocument, type CreateApiKeyMutation } from "./api-keys.generated";
import type { ApiKeyScope } from "../../kit/transport/schema.generated";
import { useText } from "../../kit/i18n/i18n";
import { apiKeysText } from "./api-keys.text";

export const VALIDITY_DAYS = [30, 90, 365] as const;

const EMPTY = { name: "", scopes: [] as Scope[], expiresInDays: String(VALIDITY_DAYS[1]), allowedIps: "" };
export type KeyValues = typeof EMPTY;

/** The form values of a key: validity in days from a list, one IP address per line. */
const keyForm = z.pipe(
  z.object({
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    expiresInDays: z.string(),
    allowedIps: z.string(),
  }),
  z.pipe(
    z.transform(({ expiresInDays, allowedIps, ...rest }: KeyValues): z.input<typeof apiKeyDraft> => ({
      ...rest,
      expiresInDays: Number(expiresInDays),
      allowedIps: allowedIps.split(/[\s,;\u060c]+/),
    })),
    apiKeyDraft,
  ),
);
export type KeyDraft = z.output<typeof keyForm>;

export type CreatedKey = CreateApiKeyMutation["createApiKey"];

const namesOf = (scopes: readonly Scope[]): ApiKeyScope[] =>
  (Object.keys(SCOPE_NAMES) as ApiKeyScope[]).filter((name) => scopes.includes(SCOPE_NAMES[name]));

/** The form of a new key. Creating one may require password confirmation. */
export function useKeyForm(onCreated: (created: CreatedKey) => void) {
  const t = useText(apiKeysText);
  const create = useConfirmedAction(CreateApiKeyDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm<KeyValues, KeyDraft>({ initial: EMPTY, schema: keyForm });
  const submit = form.handleSubmit(async ({ scopes, ...rest }) => {
    setProblem();
    const outcome = await create.run(
      { input: { ...rest, scopes: namesOf(scopes) } },
      { refetch: [ApiKeysScreenDocument] },
    );
    if (outcome === null) return;
    const { data, error } = outcome;
    if (!error) return onCreated(data.createApiKey);
    if (!showFieldErrors(form, error)) setProblem(error, "failed");
  });
  const empty = () => {
    form.reset(EMPTY);
    setProblem();
  };
  return { form, submit, empty, problem, dirty: form.formState.isDirty, busy: create.busy, prompt: create.prompt };
}
