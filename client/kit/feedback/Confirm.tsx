import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useId } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { DialogFrame } from "./dialog-style";
import { useDialog } from "./use-dialog";

interface Props {
  title: string;
  question: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of a destructive action. */
export function Confirm({ title, question, confirm, busy = false, onConfirm, onClose }: Props) {
  const t = useText(sharedText);
  const id = useId();
  const dialog = useDialog(true, onClose);
  return (
    <DialogFrame
      {...dialog}
      role="alertdialog"
      maxW="card"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
    >
      <chakra.div p="6">
        <Heading as="h2" id={`${id}-title`}>
          {title}
        </Heading>
        <chakra.p id={`${id}-question`} mt="2" color="fg.muted" overflowWrap="anywhere">
          {question}
        </chakra.p>
        <Flex justify="flex-end" gap="3" mt="6" wrap="wrap">
          {/* Cancel has the focus, so an early Enter destroys nothing. */}
          <Button variant="outline" size="lg" autoFocus onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button colorPalette="danger" size="lg" disabled={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Flex>
      </chakra.div>
    </DialogFrame>
  );
}
