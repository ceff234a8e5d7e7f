import { Badge, Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { identityPair } from "../../../domain/customers";
import { foldNationalCode, foldPhone } from "../../../domain/identity";
import { Notice } from "../../kit/feedback/States";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { DigitsField } from "../../kit/form/fields";
import { useForm } from "../../kit/form/use-form";
import type { CustomerCodes_CodeFragment as Code } from "./registration-desk.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { deskText } from "./desk.text";
import { useCustomerCodes } from "./use-customer-codes";

const EMPTY = { phone: "", nationalCode: "" };

function CodeRow({ lotteryCode, status, registrationDate }: Code) {
  const t = useText(deskText);
  const { date } = useFormats();
  const isUsed = status === "USED";
  return (
    <chakra.li py="3" borderTopWidth="1px">
      <Flex align="center" justify="space-between" gap="3">
        <chakra.bdi dir="ltr" minW="0" fontFamily="mono" fontWeight="600" color="gold.fg" overflowWrap="anywhere">
          {lotteryCode}
        </chakra.bdi>
        <Badge flexShrink="0" colorPalette={isUsed ? "neutral" : "accent"}>
          {t(isUsed ? "used" : "available")}
        </Badge>
      </Flex>
      <chakra.p fontSize="sm" color="fg.muted">
        {`${t("registeredOn")} ${date(registrationDate)}`}
      </chakra.p>
    </chakra.li>
  );
}

function Codes({ codes, notFound }: { codes: readonly Code[]; notFound: string | null }) {
  const t = useText(deskText);
  if (codes.length > 0) {
    return (
      <chakra.ul mt="1" listStyleType="none" aria-label={t("lookup")}>
        {codes.map((code) => (
          <CodeRow key={code.lotteryCode} {...code} />
        ))}
      </chakra.ul>
    );
  }
  return notFound === null ? null : (
    <chakra.p mt="1" fontSize="sm" color="fg.muted">
      {notFound}
    </chakra.p>
  );
}

/** Finds a customer's codes of the event, by phone and national code. */
export function CodeLookup({ eventId }: { eventId: string | undefined }) {
  const t = useText(deskText);
  const { number } = useFormats();
  const { codes, notFound, problem, busy, find, dismiss } = useCustomerCodes(eventId);
  const form = useForm({ initial: EMPTY, schema: identityPair });
  const submit = form.handleSubmit(find);
  const count = codes?.length ?? 0;
  return (
    <Card aria-labelledby="lookup">
      <Heading as="h2" id="lookup" mb="4">
        {t("lookup")}
      </Heading>
      <chakra.form noValidate aria-labelledby="lookup" onSubmit={(event) => void submit(event)}>
        <DigitsField form={form} name="phone" label={t("phone")} size="lg" inputMode="tel" fold={foldPhone} />
        <DigitsField form={form} name="nationalCode" label={t("idCard")} size="lg" fold={foldNationalCode} />
        <SubmitButton variant="outline" size="lg" w="full" busy={busy}>
          {t(busy ? "finding" : "find")}
        </SubmitButton>
      </chakra.form>
      {problem && (
        <Box mt="4">
          <Notice tone="danger" onDismiss={dismiss}>
            {problem}
          </Notice>
        </Box>
      )}
      <chakra.p role="status" mt="5" fontWeight="600" _empty={{ display: "none" }}>
        {codes && (count === 0 ? t("none") : t("found", { count, shown: number(count) }))}
      </chakra.p>
      {codes && <Codes codes={codes} notFound={notFound} />}
    </Card>
  );
}
