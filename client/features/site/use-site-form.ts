import { useState } from "react";
import type { SiteContent } from "../../../domain/site/content";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { SaveSiteDocument, SiteScreenDocument, type SiteScreen_SiteFragment as Site } from "./site.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
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
  const [problem, setProblem] = useState<string>();
  const form = useForm<SiteValues, SiteContent>({ initial: valuesOf(site.content), schema: siteForm(lang) });
  const invalid = () => setProblem(t("fixAbove"));
  const submit = form.handleSubmit(async (input) => {
    setProblem(undefined);
    const variables = { input, baseVersionId: site.version?.id ?? null };
    const { error } = await save.run(variables, { refetch: [SiteScreenDocument] });
    if (error) return setProblem(showFieldErrors(form, error) ? t("fixAbove") : messageOr(error, t("saveFailed")));
    form.reset(form.getValues());
    onSaved();
  }, invalid);
  const preview = form.handleSubmit((content) => {
    setProblem(undefined);
    onPreview(content);
  }, invalid);
  return { form, submit, preview, problem, dirty: form.formState.isDirty, busy: save.busy };
}

export type SiteForm = ReturnType<typeof useSiteForm>["form"];
