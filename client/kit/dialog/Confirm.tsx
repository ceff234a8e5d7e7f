import { Button, Dialog, Flex, Heading } from "@chakra-ui/react";
import { BusyButton } from "../form/BusyButton";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { Modal } from "./Modal";

interface Props {
  title: string;
  question: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of a destructive action. Cancel has the focus, so an early Enter destroys nothing. */
export function Confirm({ title, question, confirm, busy = false, onConfirm, onClose }: Props) {
  const t = useText(sharedText);
  return (
    <Modal open role="alertdialog" size="sm" onClose={onClose}>
      <Dialog.Title asChild>
        <Heading as="h2" px="6" pt="6">
          {title}
        </Heading>
      </Dialog.Title>
      <Dialog.Description px="6" mt="2" color="fg.muted" overflowWrap="anywhere">
        {question}
      </Dialog.Description>
      <Flex justify="flex-end" gap="3" p="6" wrap="wrap">
        <Dialog.CloseTrigger asChild>
          <Button variant="outline" size="lg">
            {t("cancel")}
          </Button>
        </Dialog.CloseTrigger>
        <BusyButton colorPalette="danger" size="lg" busy={busy} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </Flex>
    </Modal>
  );
}
