import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { Empty, LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { ReloadFailed } from "../../kit/graphql/ReloadFailed";
import { OneReceiptDocument, ReceiptsScreenDocument } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { Breadcrumb } from "../../kit/record/Breadcrumb";
import { StateBadge } from "./receipt-labels";
import { PointsPanel, PurchasePanel } from "./ReceiptFactPanels";
import { ReceiptCodes, ReceiptHistory } from "./ReceiptHistory";
import { receiptsText } from "./receipts.text";
import { ReverseReceiptDialog } from "./ReverseReceiptDialog";
import { useReceipt } from "./use-receipt";

function BackToReceipts() {
  const t = useText(receiptsText);
  return (
    <ButtonLink to="/admin/receipts" variant="outline">
      <chakra.span display="inline-flex" _rtl={{ transform: "scaleX(-1)" }}>
        <ArrowLeft size={18} aria-hidden />
      </chakra.span>
      {t("back")}
    </ButtonLink>
  );
}

function NotFound() {
  const t = useText(receiptsText);
  return (
    <Page title={t("notFound")}>
      <Card p="0">
        <Empty action={<BackToReceipts />}>{t("notFoundHelp")}</Empty>
      </Card>
    </Page>
  );
}

function OneReceipt({ id }: { id: string }) {
  const t = useText(receiptsText);
  const lang = useLang();
  const [codesPage, setCodesPage] = useState(1);
  const { receipt, isMissing, problem, busy, reload } = useReceipt(id, codesPage);
  const [isReversing, setReversing] = useState(false);
  const [message, setMessage] = useState<string>();
  if (isMissing) return <NotFound />;
  const gap = { base: "4", md: "5" };
  const title = receipt ? t("receiptOf", { number: nameIn(lang, receipt.receiptId) }) : t("receipt");
  return (
    <Page
      title={title}
      breadcrumb={<Breadcrumb crumbs={[{ to: "/admin/receipts", label: t("title") }]} title={title} />}
      lead={receipt && <StateBadge state={receipt.state} />}
      action={
        <Flex gap="3" wrap="wrap">
          {receipt?.isReversible && (
            <Button variant="outline" color="danger.fg" onClick={() => setReversing(true)}>
              {t("correct")}
            </Button>
          )}
          <BackToReceipts />
        </Flex>
      }
    >
      {message !== undefined && (
        <Box mb="4">
          <Notice tone="accent" onDismiss={() => setMessage(undefined)}>
            {message}
          </Notice>
        </Box>
      )}
      {receipt && problem !== undefined && (
        <Box mb="4">
          <ReloadFailed message={problem} onRetry={reload} />
        </Box>
      )}
      {receipt ? (
        <Flex direction="column" gap={gap} aria-busy={busy}>
          <Box
            display="grid"
            gap={gap}
            gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
            alignItems="start"
          >
            <PurchasePanel receipt={receipt} />
            <PointsPanel receipt={receipt} />
          </Box>
          <ReceiptHistory receipt={receipt} />
          <ReceiptCodes receipt={receipt} onPage={setCodesPage} />
        </Flex>
      ) : (
        <Card>
          {problem === undefined ? <Loading rows={6} /> : <LoadFailed message={problem} busy={busy} onRetry={reload} />}
        </Card>
      )}
      {receipt && isReversing && (
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
    </Page>
  );
}

/** The receipt in the URL: purchase, points and rule, history and codes. */
export function ReceiptScreen() {
  const { id = "" } = useParams();
  return <OneReceipt key={id} id={id} />;
}
