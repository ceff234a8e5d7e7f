import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { setSignOutWarning } from "../sign-out/sign-out-warning";
import { useNow } from "../../kit/timing/use-now";
import { type Connection, useConnection } from "../../kit/transport/connection";
import { QueueDialog } from "./QueueDialog";
import type { StoredReceipt } from "./queue-store";
import { queueText } from "./receipt-queue.text";
import { startSender } from "./sender";
import { canQueue } from "./submit-receipt";
import { useReceiptQueue } from "./use-receipt-queue";

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

const COLORS: Record<Connection, string> = { online: "accent.solid", slow: "gold.solid", offline: "danger.solid" };

/** The connection and the queue, always visible at the till; it also sends the queue. */
export function QueueStatus({ onEdit }: { onEdit?: (receipt: StoredReceipt) => void }) {
  const t = useText(queueText);
  const { number } = useFormats();
  const connection = useConnection();
  const queue = useReceiptQueue();
  const now = useNow(TICK_MS);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => (canQueue() ? startSender() : undefined), []);

  const { waiting, rejected, others } = queue;
  const unsent = waiting.length + rejected.length;
  useEffect(() => {
    const count = { count: unsent, number: number(unsent) };
    setSignOutWarning(unsent > 0 ? { title: t("signOutTitle"), question: t("signOutQuestion", count) } : null);
    return () => setSignOutWarning(null);
  }, [unsent, number, t]);
  const [oldest] = waiting;
  const minutes = oldest && Math.max(0, Math.floor((now - oldest.queuedAt) / MINUTE_MS));
  const parts = [
    ...(oldest ? [t("queued", { count: waiting.length, number: number(waiting.length) })] : []),
    ...(minutes === undefined ? [] : [t("oldest", { minutes: number(minutes) })]),
    ...(rejected.length > 0 ? [t("rejected", { count: rejected.length, number: number(rejected.length) })] : []),
    ...others.map(({ ownerName, count }) => t("others", { count, number: number(count), name: ownerName })),
  ];
  return (
    <Flex align="center" gap="3" wrap="wrap" minH="9">
      <Flex align="center" gap="2" role="status" fontSize="sm">
        <Box flexShrink="0" w="2.5" h="2.5" borderRadius="full" bg={COLORS[connection]} aria-hidden />
        <chakra.span fontWeight="600">{t(connection)}</chakra.span>
        {connection === "offline" && <chakra.span color="fg.muted">{t("offlineHelp")}</chakra.span>}
      </Flex>
      {parts.length > 0 && (
        <Button
          size="sm"
          variant="outline"
          colorPalette={rejected.length > 0 ? "danger" : "gold"}
          h="auto"
          minH="9"
          py="1"
          whiteSpace="normal"
          onClick={() => setIsOpen(true)}
        >
          {parts.join(" · ")}
        </Button>
      )}
      {isOpen && (
        <QueueDialog
          queue={queue}
          onClose={() => setIsOpen(false)}
          onEdit={
            onEdit &&
            ((receipt) => {
              setIsOpen(false);
              onEdit(receipt);
            })
          }
        />
      )}
    </Flex>
  );
}
