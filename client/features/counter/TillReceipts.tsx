import { Badge, Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Printer } from "lucide-react";
import { OWN_REVERSAL_WINDOW_MS } from "../../../domain/receipts";
import { Empty } from "../../kit/feedback/States";
import type { TillReceipts_ReceiptFragment as TillReceipt } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { useCounts } from "../../kit/i18n/use-counts";
import { Card } from "../../kit/page/Card";
import type { ReversalKind } from "../receipts/use-reversal";
import { counterText } from "./counter.text";
import { clockOf } from "./clock-of";

interface Actions {
  onPrint: (receipt: TillReceipt) => void;
  /** Opens the dialog of a void or a return. */
  onReverse?: (receipt: TillReceipt, kind: ReversalKind) => void;
}

const STATES = {
  RECORDED: null,
  RETURNED: { palette: "gold", label: "stateReturned" },
  VOIDED: { palette: "danger", label: "stateVoided" },
} as const;

const Slim = chakra(Button, { base: { px: "3", fontSize: "sm" } });

/** Whether the operator may still void or return a receipt; the server decides. */
const isRecent = ({ createdAt }: TillReceipt): boolean => Date.now() - Date.parse(createdAt) < OWN_REVERSAL_WINDOW_MS;

function Row({ receipt, onPrint, onReverse }: Actions & { receipt: TillReceipt }) {
  const t = useText(counterText);
  const shared = useText(sharedText);
  const lang = useLang();
  const { toman } = useFormats();
  const { points } = useCounts();
  const state = STATES[receipt.state];
  const mayReverse = onReverse !== undefined && receipt.state !== "VOIDED" && isRecent(receipt);
  return (
    <Flex as="li" direction="column" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="3" align="flex-start" justify="space-between">
        <Box minW="0">
          <chakra.p fontWeight="600" overflowWrap="anywhere">
            <bdi dir="ltr">{receipt.receiptId}</bdi>
            {state && (
              <Badge ms="2" colorPalette={state.palette}>
                {t(state.label)}
              </Badge>
            )}
          </chakra.p>
          <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            <bdi>{receipt.customerName ?? shared("unknownCustomer")}</bdi>
            {" · "}
            {clockOf(receipt.createdAt, lang)}
          </chakra.p>
        </Box>
        <Box textAlign="end" flexShrink={0} fontSize="sm">
          <p>{toman(receipt.netAmount)}</p>
          <chakra.p fontWeight="600" color="gold.fg">
            {points(receipt.points)}
          </chakra.p>
        </Box>
      </Flex>
      <Flex gap="1" wrap="wrap" ms="-3">
        {receipt.state !== "VOIDED" && (
          <Slim
            variant="ghost"
            size="lg"
            aria-label={t("reprintOf", { number: receipt.receiptId })}
            onClick={() => onPrint(receipt)}
          >
            <Printer size={16} aria-hidden />
            {t("reprint")}
          </Slim>
        )}
        {mayReverse && (
          <>
            <Slim
              variant="ghost"
              size="lg"
              aria-label={t("returnOf", { number: receipt.receiptId })}
              onClick={() => onReverse(receipt, "return")}
            >
              {t("return")}
            </Slim>
            <Slim
              variant="ghost"
              size="lg"
              aria-label={t("voidOf", { number: receipt.receiptId })}
              onClick={() => onReverse(receipt, "void")}
            >
              {t("void")}
            </Slim>
          </>
        )}
      </Flex>
    </Flex>
  );
}

/** The latest receipts of this till, to print again and to correct. */
export function TillReceipts({ receipts, ...actions }: Actions & { receipts: readonly TillReceipt[] | undefined }) {
  const t = useText(counterText);
  return (
    <Card aria-labelledby="till-receipts">
      <Heading as="h2" id="till-receipts" size="md" mb="2">
        {t("latest")}
      </Heading>
      {receipts?.length === 0 && <Empty>{t("noReceipts")}</Empty>}
      <chakra.ul
        listStyleType="none"
        maxH={{ lg: "34rem" }}
        overflowY={{ lg: "auto" }}
        tabIndex={receipts && receipts.length > 0 ? 0 : undefined}
        aria-labelledby="till-receipts"
        _empty={{ display: "none" }}
      >
        {receipts?.map((receipt) => (
          <Row key={receipt.id} receipt={receipt} {...actions} />
        ))}
      </chakra.ul>
    </Card>
  );
}
