import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { Notice } from "../../kit/feedback/States";
import { OneReceiptDocument, ReceiptsScreenDocument } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { RecordPage } from "../../kit/record/RecordPage";
import { useRecord } from "../../kit/record/use-record";
import { StateBadge } from "./receipt-labels";
import { PointsPanel, PurchasePanel } from "./ReceiptFactPanels";
import { ReceiptCodes, ReceiptHistory } from "./ReceiptHistory";
import { receiptsText } from "./receipts.text";
import { ReverseReceiptDialog } from "./ReverseReceiptDialog";

function OneReceipt({ id }: { id: string }) {
  const t = useText(receiptsText);
  const lang = useLang();
  const [codesPage, setCodesPage] = useState(1);
  const { data, ...record } = useRecord(OneReceiptDocument, { id, codesPage: 1 }, t("detailFailed"));
  // A page of codes that cannot be loaded does not remove the receipt.
  const codes = useRecord(OneReceiptDocument, { id, codesPage }, t("codesFailed"));
  const [isReversing, setReversing] = useState(false);
  const [message, setMessage] = useState<string>();
  const receipt = data?.receipt;
  return (
    <RecordPage
      crumbs={[{ to: "/admin/receipts", label: t("title") }]}
      kind={t("receipt")}
      title={receipt && t("receiptOf", { number: nameIn(lang, receipt.receiptId) })}
      lead={receipt && <StateBadge state={receipt.state} />}
      actions={
        receipt?.isReversible && (
          <Button variant="outline" color="danger.fg" onClick={() => setReversing(true)}>
            {t("correct")}
          </Button>
        )
      }
      record={record}
      missing={{ title: t("notFound"), help: t("notFoundHelp") }}
    >
      {message !== undefined && (
        <Notice tone="accent" onDismiss={() => setMessage(undefined)}>
          {message}
        </Notice>
      )}
      {receipt && (
        <>
          <Box
            display="grid"
            gap={{ base: "4", md: "5" }}
            gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
            alignItems="start"
          >
            <PurchasePanel receipt={receipt} />
            <PointsPanel receipt={receipt} />
          </Box>
          <ReceiptHistory receipt={receipt} />
          <ReceiptCodes state={codes} onPage={setCodesPage} />
          {isReversing && (
            <ReverseReceiptDialog
              receiptId={id}
              number={receipt.receiptId}
              refetch={[OneReceiptDocument, ReceiptsScreenDocument]}
              onClose={() => setReversing(false)}
              onDone={(text) => {
                setReversing(false);
                setMessage(text);
              }}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

/** The receipt in the URL: purchase, points and rule, history and codes. */
export function ReceiptScreen() {
  const { id = "" } = useParams();
  return <OneReceipt key={id} id={id} />;
}
