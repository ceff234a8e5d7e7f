import type { ReactNode } from "react";
import { MAX_SITE_ITEMS } from "../../../domain/site/content";
import { FieldList } from "../../kit/form/FieldList";
import { useText } from "../../kit/i18n/i18n";
import { EMPTY_ITEMS } from "./site-form";
import { siteText } from "./site.text";
import type { SiteForm } from "./use-site-form";

const LABELS = {
  logos: ["logo", "addLogo"],
  prizes: ["prize", "addPrize"],
  rules: ["rule", "addRule"],
  faq: ["question", "addQuestion"],
} as const;

interface Props {
  form: SiteForm;
  name: keyof typeof LABELS;
  children: (index: number, item: string) => ReactNode;
}

/** One of the lists of the content. */
export function ItemList({ form, name, children }: Props) {
  const t = useText(siteText);
  const [label, add] = LABELS[name];
  return (
    <FieldList
      form={form}
      name={name}
      label={t(name)}
      itemLabel={(number) => t(label, { number })}
      addLabel={t(add)}
      empty={EMPTY_ITEMS[name]}
      maxItems={MAX_SITE_ITEMS}
    >
      {children}
    </FieldList>
  );
}
