import type { SiteContent } from "../../../domain/site/content";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import { SaveSiteDocument, SiteScreenDocument, type SiteScreen_SiteFragment as Site } from "./site.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { siteForm, valuesOf, type SiteValues } from "./site-form";
import { siteText } from "./site.text";

interface Options {
  site: Site;
  onSaved: () => void;
  onPreview: (content: SiteContent) => void;
}

/** The form of the content, for saving and for a preview. */
export function useSiteForm({ site, onSaved, onPreview }: Options) {
  const t = useText(siteText);
  const lang = useLang();
  const save = useAction(SaveSiteDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm<SiteValues, SiteContent>({ initial: valuesOf(site.content), schema: siteForm(lang) });
  const invalid = () => setProblem("fixAbove");
  const submit = form.handleSubmit(async (input) => {
    setProblem();
    const variables = { input, baseVersionId: site.version?.id ?? null };
    const { error } = await save.run(variables, { refetch: [SiteScreenDocument] });
    if (error) return showFieldErrors(form, error) ? setProblem("fixAbove") : setProblem(error, "saveFailed");
    form.reset(form.getValues());
    onSaved();
  }, invalid);
  const preview = form.handleSubmit((content) => {
    setProblem();
    onPreview(content);
  }, invalid);
  return { form, submit, preview, problem, dirty: form.formState.isDirty, busy: save.busy };
}

export type SiteForm = ReturnType<typeof useSiteForm>["form"];
