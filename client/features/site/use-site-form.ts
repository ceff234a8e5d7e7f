import { useState } from "react";
import type { SiteContent } from "../../../domain/site/content";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import { SaveSiteDocument, SiteScreenDocument, type SiteScreen_SiteFragment as Site } from "./site.generated";
import { client } from "../../kit/graphql/client";
import { useAction } from "../../kit/graphql/use-action";
import { isolated } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { mergeValues, siteForm, valuesOf, type SiteValues } from "./site-form";
import { siteText } from "./site.text";

interface Options {
  site: Site;
  onSaved: () => void;
  onPreview: (content: SiteContent) => void;
}

/** The newest content; null if it could not be loaded. */
const loadNewest = async (): Promise<Site | null> => {
  try {
    return (await client.query({ query: SiteScreenDocument, fetchPolicy: "network-only" })).data?.site ?? null;
  } catch {
    return null;
  }
};

/** The form of the content, for saving and for a preview. */
export function useSiteForm({ site, onSaved, onPreview }: Options) {
  const t = useText(siteText);
  const lang = useLang();
  const save = useAction(SaveSiteDocument);
  const [problem, setProblem] = useProblem(t);
  /** The version whose content the form has without the user's changes. */
  const [base, setBase] = useState(site);
  /** The version of another user that was added to the form. */
  const [other, setOther] = useState<Site>();
  const form = useForm<SiteValues, SiteContent>({ initial: valuesOf(site.content), schema: siteForm(lang) });
  const invalid = () => setProblem("fixAbove");
  /** Puts a version under the user's changes since `before`; returns the names of the fields that differ in three ways. */
  const adopt = (version: Site, before: SiteValues) => {
    const { values, both } = mergeValues(before, form.getValues(), valuesOf(version.content));
    form.reset(valuesOf(version.content), { keepValues: true });
    // The refs are kept for the focus on a field with an error.
    form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
    setBase(version);
    return both;
  };
  const merge = (version: Site) => {
    const user = isolated(version.version?.savedBy ?? "");
    const theirs = valuesOf(version.content);
    setOther(version);
    adopt(version, valuesOf(base.content)).forEach((name, index) => {
      const value = theirs[name];
      const message =
        typeof value === "string"
          ? t("textOfOther", { user, text: isolated(value || "–") })
          : t("listOfOther", { user });
      form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
    });
  };
  const submit = form.handleSubmit(async (input) => {
    setProblem();
    setOther(undefined);
    const sent = structuredClone(form.getValues());
    const variables = { input, baseVersionId: base.version?.id ?? null };
    const { data, error } = await save.run(variables, { refetch: [SiteScreenDocument] });
    if (data) {
      // An item or a picture may have been added meanwhile.
      adopt(data.saveSite, sent);
      return onSaved();
    }
    const newest = error.status === 409 ? await loadNewest() : null;
    if (newest) return merge(newest);
    if (showFieldErrors(form, error)) setProblem("fixAbove");
    else setProblem(error, "saveFailed");
  }, invalid);
  const preview = form.handleSubmit((content) => {
    setProblem();
    onPreview(content);
  }, invalid);
  return { form, submit, preview, problem, other, dirty: form.formState.isDirty, busy: save.busy };
}

export type SiteForm = ReturnType<typeof useSiteForm>["form"];
