import { Box, Flex, Grid } from "@chakra-ui/react";
import { UserRoundCheck } from "lucide-react";
import { useWatch } from "react-hook-form";
import { Fact, Facts } from "../../kit/figures/Facts";
import { TextField } from "../../kit/form/fields";
import type { Form } from "../../kit/form/use-form";
import { useCustomerSearch, type KnownCustomer } from "../known-customer/use-known-customer";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { counterText } from "./counter.text";
import type { ReceiptFormDraft, ReceiptValues } from "./receipt-form";

function Known({ customer }: { customer: KnownCustomer }) {
  const t = useText(counterText);
  const shared = useText(sharedText);
  const { number, day } = useFormats();
  const { name, points, lastVisitAt } = customer;
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      px="4"
      py="3"
      borderRadius="md"
      bg="accent.subtle"
      borderWidth="1px"
      borderColor="accent.border"
    >
      <Box color="accent.fg" hideBelow="sm">
        <UserRoundCheck size={22} aria-hidden />
      </Box>
      <Facts flex="1" gridTemplateColumns={{ base: "1.4fr 1fr", md: "2fr 1fr 1fr" }} gapX="4" gapY="1">
        <Fact name={t("member")}>
          <bdi>{name || shared("unknownCustomer")}</bdi>
        </Fact>
        <Fact name={t("balance")}>{number(points)}</Fact>
        <Fact name={t("lastVisit")}>{lastVisitAt === null ? t("noVisit") : day(lastVisitAt)}</Fact>
      </Facts>
    </Flex>
  );
}

/** The customer of the phone and the national code: the known one, or the names of a new one. Its height is reserved. */
export function CustomerPanel({ form }: { form: Form<ReceiptValues, ReceiptFormDraft> }) {
  const t = useText(counterText);
  const [phone, nationalCode] = useWatch({ control: form.control, name: ["customerPhone", "customerNationalCode"] });
  const { status, customer } = useCustomerSearch(phone, nationalCode);
  return (
    <Box gridColumn="1 / -1" minH={{ base: "8.75rem", md: "7.25rem" }}>
      {status === "known" && <Known customer={customer} />}
      {status === "unknown" && (
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap={{ base: "3", md: "5" }}>
          <TextField form={form} name="customerFirstName" label={t("firstName")} size="lg" optional />
          <TextField form={form} name="customerLastName" label={t("lastName")} size="lg" optional />
        </Grid>
      )}
      {(status === "idle" || status === "searching") && (
        <Flex
          align="center"
          h="5rem"
          px="4"
          borderRadius="md"
          borderWidth="1px"
          borderStyle="dashed"
          color="fg.muted"
          fontSize="sm"
        >
          {t(status === "idle" ? "customerHelp" : "searching")}
        </Flex>
      )}
    </Box>
  );
}
