import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { Dialog } from "../../kit/dialog/Dialog";
import { Empty, Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { errorText, isErrorCode } from "../../../domain/errors/client-errors";
import { type StoredReceipt, updateQueue } from "./queue-store";
import { queueText } from "./receipt-queue.text";
import { sendQueue } from "./send-queue";
import type { OtherQueue, ReceiptQueue } from "./use-receipt-queue";

interface ItemProps {
  receipt: StoredReceipt;
  /** Opens the receipt in the form; undefined if there is no form. */
  onEdit: ((receipt: StoredReceipt) => void) | undefined;
}

/** Why the server rejected a receipt, in the user's language if the catalogue has the code. */
function useReason({ rejection }: StoredReceipt): string {
  const lang = useLang();
  if (!rejection) return "";
  const { code, message } = rejection;
  return rejection.lang === lang || !isErrorCode(code) ? message : errorText(code, lang);
}

function Item({ receipt, onEdit }: ItemProps) {
  const t = useText(queueText);
  const { number, toman, date } = useFormats();
  const [isRemoving, setIsRemoving] = useState(false);
  const reason = useReason(receipt);
  const { key, input, estimatedPoints, queuedAt, rejection } = receipt;
  return (
    <Box as="li" tabIndex={-1} py="3" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <chakra.bdi fontWeight="600">{t("number", { number: input.receiptId })}</chakra.bdi>
        <chakra.span>{toman(input.purchaseAmount)}</chakra.span>
      </Flex>
      <Flex justify="space-between" gap="3" wrap="wrap" fontSize="sm" color="fg.muted">
        <chakra.bdi dir="ltr">{input.customerPhone}</chakra.bdi>
        <chakra.span>{date(new Date(queuedAt))}</chakra.span>
      </Flex>
      {rejection ? (
        <Box mt="2">
          <Notice tone="danger">{reason}</Notice>
          <Flex gap="2" mt="2" wrap="wrap">
            {onEdit && (
              <Button size="sm" variant="outline" onClick={() => onEdit(receipt)}>
                {t("edit")}
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              onClick={({ currentTarget }) => {
                // The button disappears.
                currentTarget.closest("li")?.focus();
                void updateQueue({ changed: [{ key, change: { rejection: null } }] });
              }}
            >
              {t("sendAgain")}
            </Button>
            <Button size="sm" variant="ghost" colorPalette="danger" onClick={() => setIsRemoving(true)}>
              {t("remove")}
            </Button>
          </Flex>
        </Box>
      ) : (
        <chakra.p fontSize="sm" color="gold.fg">
          {t("provisional")} · {t("estimate", { count: estimatedPoints, points: number(estimatedPoints) })}
        </chakra.p>
      )}
      {isRemoving && (
        <Confirm
          title={t("removeTitle")}
          question={t("removeQuestion", { number: input.receiptId })}
          confirm={t("remove")}
          onConfirm={() => void updateQueue({ removed: [key] })}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Box>
  );
}

/** The queue of a user who is not signed in; an administrator can send it. */
function Others({ other: { ownerId, ownerName, count } }: { other: OtherQueue }) {
  const t = useText(queueText);
  const { number } = useFormats();
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const status = await sendQueue(ownerId);
    setIsBusy(false);
    toast(t(status === "EMPTY" ? "othersSent" : "othersFailed"));
  };
  return (
    <Box as="section" mt="4" pt="4" borderTopWidth="1px">
      <Heading as="h3" size="sm">
        {t("others", { count, number: number(count), name: ownerName })}
      </Heading>
      <chakra.p fontSize="sm" color="fg.muted" mt="1">
        {t("othersHelp", { name: ownerName })}
      </chakra.p>
      {session?.user && allows(session, "receipts:create-for-others") && (
        <BusyButton size="sm" mt="2" busy={isBusy} onClick={() => void send()}>
          {t("sendForOther", { name: ownerName })}
        </BusyButton>
      )}
    </Box>
  );
}

interface Props {
  queue: ReceiptQueue;
  onEdit: ItemProps["onEdit"];
  onClose: () => void;
}

/** What is not sent: rejected receipts first, because they wait for the operator. */
export function QueueDialog({ queue: { waiting, rejected, others }, onEdit, onClose }: Props) {
  const t = useText(queueText);
  const own = [...rejected, ...waiting];
  return (
    <Dialog title={t("title")} onClose={onClose}>
      {own.length === 0 && others.length === 0 && <Empty>{t("empty")}</Empty>}
      <Box as="ul" listStyleType="none">
        {own.map((receipt) => (
          <Item key={receipt.key} receipt={receipt} onEdit={onEdit} />
        ))}
      </Box>
      {others.map((other) => (
        <Others key={other.ownerId} other={other} />
      ))}
    </Dialog>
  );
}
