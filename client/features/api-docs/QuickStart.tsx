import { chakra, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { TextLink } from "../../kit/page/RouterLink";
import { apiDocsText } from "./api-docs.text";
import { Command } from "./Command";
import type { Call, Document, LimitRow } from "./openapi";
import { quickStartOf } from "./quick-start";

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section mt="7">
      <Heading as="h3" size="md" mb="2">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}

const LIMIT_LABELS = {
  "key:minute": "limitKey",
  "lookup:ip": "limitLookup",
  "code:ip": "limitCode",
  "register:phone-event": "limitRegister",
  "upload:caller": "limitUpload",
  "export:caller": "limitExport",
  "template:caller": "limitTemplate",
} as const;

function LimitTable({ limits }: { limits: readonly LimitRow[] }) {
  const t = useText(apiDocsText);
  const { number } = useFormats();
  return (
    <chakra.table mt="3" width="full" fontSize="sm">
      <thead>
        <tr>
          <chakra.th textAlign="start" py="1.5" scope="col">
            {t("limitOf")}
          </chakra.th>
          <chakra.th textAlign="start" py="1.5" scope="col">
            {t("limit")}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {limits.map(({ name, points, seconds }) => (
          <chakra.tr key={name} borderTopWidth="1px">
            <chakra.td py="1.5" pe="4">
              {t(LIMIT_LABELS[name as keyof typeof LIMIT_LABELS])}
            </chakra.td>
            <chakra.td py="1.5">{t(seconds === 60 ? "perMinute" : "perHour", { count: number(points) })}</chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const ERROR_EXAMPLE = "Error404";

/** The first steps of an integrator: a key, a call, errors, limits, repeated requests and pages. */
export function QuickStart({ document, calls }: { document: Document; calls: readonly Call[] }) {
  const t = useText(apiDocsText);
  const commands = quickStartOf(calls, window.location.origin);
  const error = document.components?.responses?.[ERROR_EXAMPLE]?.content?.["application/json"]?.example;
  if (!commands) return null;
  const command = (text: string, title: string) => <Command text={text} label={t("copyCommand", { title })} />;
  return (
    <Card aria-labelledby="quick-start-title">
      <Heading as="h2" size="lg" id="quick-start-title">
        {t("quick-start")}
      </Heading>
      <Step title={t("keyTitle")}>
        <chakra.p mb="3">
          {t("keyText")} <TextLink to="/admin/api-keys">{t("keyLink")}</TextLink>
        </chakra.p>
        {command(commands.key, t("keyTitle"))}
      </Step>
      <Step title={t("callTitle")}>
        <chakra.p mb="3">{t("callText")}</chakra.p>
        {command(commands.firstCall, t("callTitle"))}
      </Step>
      <Step title={t("errorsTitle")}>
        <chakra.p mb="3">
          {t("errorsText")} <TextLink to="#error-codes">{t("error-codes")}</TextLink>
        </chakra.p>
        {error !== undefined && command(JSON.stringify(error, null, 2), t("errorsTitle"))}
      </Step>
      <Step title={t("limitsTitle")}>
        <p>{t("limitsText")}</p>
        <LimitTable limits={document["x-limits"] ?? []} />
      </Step>
      <Step title={t("idempotencyTitle")}>
        <chakra.p mb="3">{t("idempotencyText")}</chakra.p>
        {command(commands.idempotency, t("idempotencyTitle"))}
      </Step>
      <Step title={t("pagesTitle")}>
        <chakra.p mb="3">{t("pagesText")}</chakra.p>
        {command(commands.page, t("pagesTitle"))}
      </Step>
    </Card>
  );
}
