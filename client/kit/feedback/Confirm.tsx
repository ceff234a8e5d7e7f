import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useEffect, useId, useRef, type MouseEvent } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

interface Props {
  title: string;
  question: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is destroyed. The page's own dialog element brings the focus trap, Escape and the way back. */
export function Confirm({ title, question, confirm, busy = false, onConfirm, onClose }: Props) {
  const t = useText(sharedText);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <Frame
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onClick={closeOnBackdrop}
      onCancel={onClose}
    >
      <chakra.div p="6">
        <Heading as="h2" id={`${id}-title`}>
          {title}
        </Heading>
        <chakra.p id={`${id}-question`} mt="2" color="fg.muted">
          {question}
        </chakra.p>
        <Flex justify="flex-end" gap="3" mt="6" wrap="wrap">
          {/* The safe answer has the focus, so that Enter pressed too soon destroys nothing. */}
          <Button variant="outline" size="lg" autoFocus onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button colorPalette="danger" size="lg" disabled={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Flex>
      </chakra.div>
    </Frame>
  );
}

const Frame = chakra("dialog", {
  base: {
    m: "auto",
    w: "calc(100% - 2rem)",
    maxW: "card",
    p: "0",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderRadius: "lg",
    boxShadow: "raised",
    _backdrop: { bg: "rgb(10 16 15 / 0.55)" },
  },
});
