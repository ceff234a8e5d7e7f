import { chakra, Grid as Columns } from "@chakra-ui/react";
import type { Path } from "react-hook-form";
import { MAX_SITE_LINE, MAX_SITE_TEXT, MAX_SITE_URL } from "../../../domain/site/content";
import { foldDigits } from "../../../domain/text";
import { Panel } from "../../kit/figures/Panel";
import { DigitsField, TextField } from "../../kit/form/fields";
import { LongTextField } from "../../kit/form/LongFields";
import { useText } from "../../kit/i18n/i18n";
import { ItemList } from "./ItemList";
import type { SiteValues } from "./site-form";
import { SitePictureField } from "./SitePictureField";
import { siteText } from "./site.text";
import type { SiteForm } from "./use-site-form";

type PairName<Name> = Name extends `${infer Base}Fa` ? Base : never;

interface PairProps {
  form: SiteForm;
  /** The name of the values without their language. */
  name: PairName<Path<SiteValues>>;
  label: string;
  isLong?: boolean;
  optional?: boolean;
}

/** A text in Persian and, next to it, in English. */
function TextPair({ form, name, label, isLong = false, optional = false }: PairProps) {
  const t = useText(siteText);
  const Field = isLong ? LongTextField<SiteValues, unknown> : TextField<SiteValues, unknown>;
  const maxLength = isLong ? MAX_SITE_TEXT : MAX_SITE_LINE;
  const pair = [
    { key: `${name}Fa`, shown: t("fa", { label }) },
    { key: `${name}En`, shown: t("en", { label }) },
  ];
  return (
    <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="4">
      {pair.map(({ key, shown }) => (
        <Field
          key={key}
          form={form as never}
          name={key as Path<SiteValues>}
          label={shown}
          maxLength={maxLength}
          optional={optional}
        />
      ))}
    </Columns>
  );
}

/** The fields of the content, in the order of the page. */
export function SiteFields({ form }: { form: SiteForm }) {
  const t = useText(siteText);
  return (
    <>
      <Panel title={t("general")}>
        <TextPair form={form} name="mall" label={t("mall")} />
        <TextPair form={form} name="dates" label={t("dates")} optional />
        <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="4">
          <DigitsField form={form} name="yearJalali" label={t("yearJalali")} fold={foldDigits} maxLength={4} />
          <DigitsField form={form} name="year" label={t("year")} fold={foldDigits} maxLength={4} />
        </Columns>
      </Panel>
      <Panel title={t("visit")}>
        <TextPair form={form} name="place" label={t("place")} isLong optional />
        <TextPair form={form} name="hours" label={t("hours")} isLong optional />
        <TextPair form={form} name="contact" label={t("contact")} isLong optional />
      </Panel>
      <Panel title={t("partner")}>
        <chakra.p mb="4" mt="-3" fontSize="sm" color="fg.muted">
          {t("partnerLead")}
        </chakra.p>
        <TextPair form={form} name="partnerName" label={t("partnerName")} optional />
        <TextPair form={form} name="partnerPrize" label={t("partnerPrize")} optional />
        <TextPair form={form} name="partnerDetail" label={t("partnerDetail")} optional />
        <TextPair form={form} name="partnerText" label={t("partnerText")} isLong optional />
        <TextField
          form={form}
          name="partnerUrl"
          label={t("url")}
          hint={t("urlHint")}
          dir="ltr"
          optional
          maxLength={MAX_SITE_URL}
        />
      </Panel>
      <Panel title={t("logos")}>
        <ItemList form={form} name="logos">
          {(index, item) => (
            <>
              <SitePictureField form={form} name={`logos.${index}.pictureSha256`} item={item} />
              <TextPair form={form} name={`logos.${index}.name`} label={t("name")} />
              <TextField
                form={form}
                name={`logos.${index}.url`}
                label={t("url")}
                hint={t("urlHint")}
                dir="ltr"
                optional
                maxLength={MAX_SITE_URL}
              />
            </>
          )}
        </ItemList>
      </Panel>
      <Panel title={t("prizes")}>
        <ItemList form={form} name="prizes">
          {(index, item) => (
            <>
              <SitePictureField form={form} name={`prizes.${index}.pictureSha256`} item={item} />
              <TextPair form={form} name={`prizes.${index}.title`} label={t("itemTitle")} />
              <TextPair form={form} name={`prizes.${index}.text`} label={t("itemText")} isLong />
            </>
          )}
        </ItemList>
      </Panel>
      <Panel title={t("rules")}>
        <ItemList form={form} name="rules">
          {(index) => <TextPair form={form} name={`rules.${index}.text`} label={t("itemText")} isLong />}
        </ItemList>
      </Panel>
      <Panel title={t("faq")}>
        <ItemList form={form} name="faq">
          {(index) => (
            <>
              <TextPair form={form} name={`faq.${index}.question`} label={t("questionText")} />
              <TextPair form={form} name={`faq.${index}.reply`} label={t("reply")} isLong />
            </>
          )}
        </ItemList>
      </Panel>
    </>
  );
}
