import { Badge, chakra, Flex } from "@chakra-ui/react";
import { useId } from "react";
import type { CustomersScreen_CustomerFragment as Customer } from "./customers.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { Ltr } from "./CustomerFacts";
import { customersText } from "./customers.text";

interface Props {
  pair: readonly [Customer, Customer];
  keepId: string;
  onKeep: (id: string) => void;
}

function Account({
  customer,
  name,
  isKept,
  onKeep,
}: {
  customer: Customer;
  name: string;
  isKept: boolean;
  onKeep: () => void;
}) {
  const t = useText(customersText);
  const { number, toman, date } = useFormats();
  const nameOf = useCustomerName();
  const { phoneNumber, nationalCode } = customer;
  return (
    <Card data-kept={isKept || undefined}>
      <Flex as="span" align="center" gap="2.5" wrap="wrap">
        <chakra.input
          type="radio"
          name={name}
          w="4.5"
          h="4.5"
          minW="18px"
          minH="18px"
          accentColor="var(--club-colors-accent-solid)"
          checked={isKept}
          // The button that was pressed has disappeared.
          autoFocus={isKept}
          onChange={onKeep}
        />
        <chakra.span fontWeight="700" flex="1" minW="0" overflowWrap="anywhere">
          <bdi>{nameOf(customer)}</bdi>
        </chakra.span>
        <Badge colorPalette={isKept ? "accent" : "neutral"}>{t(isKept ? "kept" : "closed")}</Badge>
      </Flex>
      <span className="facts">
        <span>{t("phone")}</span>
        <b>
          <Ltr dir="ltr">{phoneNumber ?? t("nothing")}</Ltr>
        </b>
        <span>{t("nationalCode")}</span>
        <b>
          <Ltr dir="ltr">{nationalCode ?? t("nothing")}</Ltr>
        </b>
        <span>{t("points")}</span>
        <b>{number(customer.totalPoints)}</b>
        <span>{t("receipts")}</span>
        <b>{number(customer.totalReceipts)}</b>
        <span>{t("spent")}</span>
        <b>{toman(customer.totalSpent)}</b>
        <span>{t("created")}</span>
        <b>{date(customer.createdAt)}</b>
      </span>
    </Card>
  );
}

const Card = chakra("label", {
  base: {
    display: "block",
    p: "4",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    cursor: "pointer",
    "&[data-kept]": { borderColor: "accent.solid", outline: "1px solid", outlineColor: "accent.solid" },
    "& .facts": {
      display: "grid",
      gridTemplateColumns: "auto 1fr",
      columnGap: "4",
      rowGap: "1",
      mt: "3",
      fontSize: "sm",
    },
    "& .facts > span": { color: "fg.muted" },
    "& .facts > b": { fontWeight: "600", textAlign: "end" },
  },
});

/** Two accounts side by side, with a choice of the one to keep. */
export function MergeChoice({ pair, keepId, onKeep }: Props) {
  const t = useText(customersText);
  const name = useId();
  return (
    <chakra.fieldset borderWidth="0" p="0" m="0" minW="0">
      <chakra.legend mb="2" fontSize="sm" fontWeight="600">
        {t("mergeWhich")}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ md: "1fr 1fr" }} gap="3">
        {pair.map((customer) => (
          <Account
            key={customer.id}
            customer={customer}
            name={name}
            isKept={customer.id === keepId}
            onKeep={() => onKeep(customer.id)}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
