import { chakra, Heading } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import {
  timeOf,
  WATCH_SETTINGS,
  type WatchRule as RuleName,
  watchRuleForm,
  type WatchSetting,
} from "../../../domain/watch";
import { LeaveGuard } from "../../kit/dialog/LeaveGuard";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { LoadFailed, Loading } from "../../kit/feedback/States";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { CheckboxField } from "../../kit/form/LongFields";
import { DigitsField } from "../../kit/form/fields";
import { changedFields, showFieldErrors, useForm } from "../../kit/form/use-form";
import { toRequestError } from "../../kit/graphql/client";
import {
  ConfigureWatchRuleDocument,
  type WatchRules_RuleFragment as Rule,
  WatchRulesDocument,
} from "./watch.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { Breadcrumb } from "../../kit/record/Breadcrumb";
import { allows, useSession } from "../../kit/session/session";
import { messageOr } from "../../kit/transport/request-error";
import { watchText } from "./watch.text";

type Label = Exclude<keyof typeof watchText.en, `${"customersOf" | "moreStores"}_${string}`>;

const ruleOf = ({ rule }: Rule): RuleName => rule.toLowerCase() as RuleName;

const THRESHOLDS: Record<RuleName, Label> = {
  voids_in_shift: "voids",
  receipts_of_customer: "receiptsFrom",
  own_phone: "receiptsFrom",
  outside_hours: "receiptsFrom",
  shared_device: "operatorsFrom",
};

const textOf = (value: number | null): string => (value === null ? "" : String(value));
const timeTextOf = (value: number | null): string => (value === null ? "" : timeOf(value));

/** The settings of a rule as the texts of its form. */
const valuesOf = ({ isEnabled, threshold, periodMinutes, opensMinute, closesMinute }: Rule) => ({
  isEnabled,
  threshold: textOf(threshold),
  periodMinutes: textOf(periodMinutes),
  opensMinute: timeTextOf(opensMinute),
  closesMinute: timeTextOf(closesMinute),
});

function useRuleForm(rule: Rule) {
  const t = useText(watchText);
  const configure = useAction(ConfigureWatchRuleDocument);
  const form = useForm({ initial: valuesOf(rule), schema: watchRuleForm(ruleOf(rule)) });
  const submit = form.handleSubmit(async (input) => {
    const { data, error } = await configure.run({ rule: rule.rule, input: changedFields(input, form) });
    if (data) {
      form.reset(valuesOf(data.configureWatchRule));
      return toastDone(t("saved"), "medium");
    }
    if (error && !showFieldErrors(form, error)) toastFailed(messageOr(error, t("saveFailed")));
  });
  return { form, submit, busy: configure.busy };
}

function RuleCard({ rule, mayChange }: { rule: Rule; mayChange: boolean }) {
  const t = useText(watchText);
  const { form, submit, busy } = useRuleForm(rule);
  const name = ruleOf(rule);
  const labels: Record<WatchSetting, Label> = {
    threshold: THRESHOLDS[name],
    periodMinutes: "periodMinutes",
    opensMinute: "opensMinute",
    closesMinute: "closesMinute",
  };
  return (
    <Card asChild>
      <chakra.form noValidate onSubmit={(event) => void submit(event)} aria-label={t(rule.rule)}>
        <Heading as="h2" size="md" mb="2">
          {t(rule.rule)}
        </Heading>
        <CheckboxField form={form} name="isEnabled" label={t("isEnabled")} disabled={!mayChange} />
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
          columnGap="4"
          alignItems="start"
          mt="2"
        >
          {WATCH_SETTINGS[name].map((setting) => (
            <DigitsField
              key={setting}
              form={form}
              name={setting}
              label={t(labels[setting])}
              hint={setting === "closesMinute" ? t("closesHint") : undefined}
              inputMode={setting === "threshold" || setting === "periodMinutes" ? "numeric" : "text"}
              maxLength={5}
              disabled={!mayChange}
              fold={(text) => text.trim()}
            />
          ))}
        </chakra.div>
        {mayChange && (
          <SubmitButton variant="outline" busy={busy}>
            {t("save")}
          </SubmitButton>
        )}
        {/* The router has one blocker at a time: only an unsaved rule has it. */}
        {form.formState.isDirty && <LeaveGuard active={!busy} />}
      </chakra.form>
    </Card>
  );
}

/** The settings of the rules; administrators change them. */
export function WatchRulesScreen() {
  const t = useText(watchText);
  const mayChange = allows(useSession(), "watch:configure");
  const { data, error, loading, refetch } = useQuery(WatchRulesDocument);
  const problem = error && messageOr(toRequestError(error), t("rulesFailed"));
  return (
    <Page
      title={t("rulesTitle")}
      breadcrumb={<Breadcrumb crumbs={[{ to: "/admin/watch", label: t("title") }]} title={t("rulesTitle")} />}
      lead={mayChange ? t("rulesLead") : `${t("rulesLead")} ${t("rulesReadOnly")}`}
      action={
        <ButtonLink to="/admin/watch" variant="outline">
          {t("toCases")}
        </ButtonLink>
      }
    >
      {data ? (
        <chakra.div
          display="grid"
          gap={{ base: "4", md: "5" }}
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
        >
          {data.watchRules.map((rule) => (
            <RuleCard key={rule.rule} rule={rule} mayChange={mayChange} />
          ))}
        </chakra.div>
      ) : (
        <Card>
          {problem === undefined ? (
            <Loading rows={6} />
          ) : (
            <LoadFailed message={problem} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
          )}
        </Card>
      )}
    </Page>
  );
}
