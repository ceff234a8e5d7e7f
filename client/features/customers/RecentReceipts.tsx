import { Badge, Box, Button, chakra, Flex } from "@chakra-ui/react";
import type { CustomerDetail_ReceiptFragment as Receipt } from "./customers.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useCounts } from "../../kit/i18n/use-counts";
import { ROW_BUTTON } from "../../kit/menu/RowMenu";
import { allows, useSession } from "../../kit/session/session";
import { TextLink } from "../../kit/page/RouterLink";
import { customersText } from "./customers.text";

export interface Reversing {
  receipt: Receipt;
  kind: "void" | "return";
}

interface Props {
  receipt: Receipt;
  onReverse: ((reversing: Reversing) => void) | undefined;
}

/** The number, as a link for users who may open the receipt. */
function ReceiptNumber({ receipt: { id, receiptId } }: Pick<Props, "receipt">) {
  const number = <chakra.bdi overflowWrap="anywhere">{receiptId}</chakra.bdi>;
  if (!allows(useSession(), "receipts:read")) return number;
  return <TextLink to={`/admin/receipts/${id}`}>{number}</TextLink>;
}

function ReceiptRow({ receipt, onReverse }: Props) {
  const t = useText(customersText);
  const { toman, date } = useFormats();
  const { points } = useCounts();
  const { state, receiptId } = receipt;
  const isVoid = state === "VOIDED";
  return (
    <Row>
      <Box minW="0">
        <Flex align="center" gap="2" wrap="wrap" fontWeight="600">
          <ReceiptNumber receipt={receipt} />
          {state !== "RECORDED" && <Badge colorPalette={isVoid ? "danger" : "neutral"}>{t(state)}</Badge>}
        </Flex>
        <chakra.p fontSize="sm" color="fg.muted">
          {date(receipt.purchaseDate)}
          {receipt.storeName !== null && (
            <>
              {" · "}
              <bdi>{receipt.storeName}</bdi>
            </>
          )}
        </chakra.p>
      </Box>
      <Box textAlign="end" whiteSpace="nowrap" color={isVoid ? "fg.muted" : undefined}>
        <chakra.p textDecoration={isVoid ? "line-through" : undefined}>{toman(receipt.totalAmount)}</chakra.p>
        <chakra.p fontSize="sm" color={isVoid ? undefined : "gold.fg"}>
          {points(receipt.pointsEarned)}
        </chakra.p>
      </Box>
      {onReverse && (
        <Flex className="buttons" justify="flex-end" gap="1">
          {!isVoid && (
            <>
              <Button
                {...ROW_BUTTON}
                aria-label={t("returnOf", { number: receiptId })}
                onClick={() => onReverse({ receipt, kind: "return" })}
              >
                {t("returnIt")}
              </Button>
              <Button
                {...ROW_BUTTON}
                aria-label={t("voidOf", { number: receiptId })}
                onClick={() => onReverse({ receipt, kind: "void" })}
              >
                {t("voidIt")}
              </Button>
            </>
          )}
        </Flex>
      )}
    </Row>
  );
}

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr auto", md: "1fr auto" },
    "&:has(.buttons)": { md: { gridTemplateColumns: "1fr auto 8.5rem" } },
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
    py: "2.5",
    borderTopWidth: "1px",
    _first: { borderTopWidth: "0" },
    "& .buttons": {
      gridColumn: { base: "1 / -1", md: "auto" },
      me: "-2",
      _empty: { display: { base: "none", md: "flex" } },
    },
  },
});

/** The newest receipts, with void and return actions for permitted users. */
export function RecentReceipts({
  receipts,
  onReverse,
}: {
  receipts: readonly Receipt[];
  onReverse: ((reversing: Reversing) => void) | undefined;
}) {
  const t = useText(customersText);
  const mayReverse = allows(useSession(), "receipts:reverse");
  if (receipts.length === 0) return <chakra.p color="fg.muted">{t("noActivity")}</chakra.p>;
  return (
    <chakra.ul listStyleType="none">
      {receipts.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} onReverse={mayReverse ? onReverse : undefined} />
      ))}
    </chakra.ul>
  );
}
