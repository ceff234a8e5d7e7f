import { Badge, Box, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Notice } from "../../kit/feedback/States";
import type {
  CustomerDetail_CustomerFragment as Detail,
  CustomersScreen_CustomerFragment as Customer,
} from "./customers.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { customersText } from "./customers.text";

/** An identifier, left to right in both languages. */
export const Ltr = chakra("bdi", { base: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" } });

/** A badge for deleted and merged customers; an erased one is recognizable by its name. */
export function StateBadge({ customer }: { customer: Customer }) {
  const t = useText(customersText);
  const { deletedAt, erasedAt, mergedIntoId } = customer;
  if (deletedAt === null || erasedAt !== null) return null;
  if (mergedIntoId !== null) return <Badge colorPalette="neutral">{t("merged")}</Badge>;
  return <Badge colorPalette="danger">{t("deleted")}</Badge>;
}

/** Explains why this account is inactive. */
export function CustomerState({ customer }: { customer: Detail }) {
  const t = useText(customersText);
  const { date } = useFormats();
  const { deletedAt, erasedAt, mergedIntoId } = customer;
  if (deletedAt === null && erasedAt === null) return null;
  return (
    <Box mb="5">
      <Notice tone="gold">
        {erasedAt !== null
          ? t("isErased", { date: date(erasedAt) })
          : mergedIntoId !== null
            ? t("isMerged")
            : t("isDeleted", { date: date(deletedAt ?? "") })}
        {mergedIntoId !== null && (
          <>
            {" "}
            <TextLink to={`/admin/customers/${mergedIntoId}`}>{t("goToMerged")}</TextLink>
          </>
        )}
      </Notice>
    </Box>
  );
}

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr" },
    columnGap: "6",
    rowGap: "3",
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& dd": { fontWeight: "600", overflowWrap: "anywhere" },
  },
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The personal data of the customer. */
export function Person({ customer }: { customer: Detail }) {
  const t = useText(customersText);
  const { date } = useFormats();
  const nameOf = useCustomerName();
  const mayReadAuditLog = allows(useSession(), "audit:read");
  const { phoneNumber, nationalCode } = customer;
  return (
    <Facts>
      <Fact label={t("fullName")}>
        <Flex align="center" gap="2" wrap="wrap">
          <bdi>{nameOf(customer)}</bdi>
          <StateBadge customer={customer} />
        </Flex>
      </Fact>
      <Fact label={t("createdAt")}>{date(customer.createdAt)}</Fact>
      <Fact label={t("phone")}>{phoneNumber === null ? t("nothing") : <Ltr dir="ltr">{phoneNumber}</Ltr>}</Fact>
      <Fact label={t("nationalCode")}>
        {nationalCode === null ? t("nothing") : <Ltr dir="ltr">{nationalCode}</Ltr>}
      </Fact>
      <Box gridColumn="1 / -1">
        <dt>{t("customerId")}</dt>
        <chakra.dd fontFamily="mono" fontSize="sm">
          <bdi dir="ltr">{customer.id}</bdi>
        </chakra.dd>
        {mayReadAuditLog && (
          <dd>
            <TextLink to={`/admin/audit?entity=customer&record=${customer.id}`} fontSize="sm">
              {t("changeHistory")}
            </TextLink>
          </dd>
        )}
      </Box>
    </Facts>
  );
}

const Tiles = chakra("dl", {
  base: {
    // Unlike a column of a grid, a wrapped item is as wide as a sum that does not break.
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    "& > div": { flex: "1 1 9rem", bg: "bg.muted", borderRadius: "md", px: "4", py: "3" },
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& dd": { fontSize: "lg", fontWeight: "700", whiteSpace: "nowrap" },
    "& .gold": { color: "gold.fg" },
    "& .date": { fontSize: "md", fontWeight: "600", whiteSpace: { base: "normal", sm: "nowrap" } },
  },
});

export function Statistics({ customer }: { customer: Detail }) {
  const t = useText(customersText);
  const { number, toman, date } = useFormats();
  const { lastPurchaseDate } = customer;
  return (
    <Tiles>
      <div>
        <dt>{t("totalPoints")}</dt>
        <dd className="gold">{number(customer.totalPoints)}</dd>
      </div>
      <div>
        <dt>{t("lotteryCodes")}</dt>
        <dd className="gold">{number(customer.totalLotteryCodes)}</dd>
      </div>
      <div>
        <dt>{t("totalReceipts")}</dt>
        <dd>{number(customer.totalReceipts)}</dd>
      </div>
      <div>
        <dt>{t("totalSpent")}</dt>
        <dd>{toman(customer.totalSpent)}</dd>
      </div>
      <div>
        <dt>{t("lastPurchase")}</dt>
        <dd className="date">{lastPurchaseDate === null ? t("noPurchases") : date(lastPurchaseDate)}</dd>
      </div>
    </Tiles>
  );
}
