import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState, type ReactNode, type SyntheticEvent } from "react";
import { Confirm } from "../feedback/Confirm";
import { DialogFrame } from "../feedback/dialog-style";
import { Notice } from "../feedback/States";
import { useDialog } from "../feedback/use-dialog";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

interface Props {
  open: boolean;
  title: string;
  submit: string;
  busy: boolean;
  /** Whether closing would lose changes. */
  dirty: boolean;
  problem: ReactNode;
  /** Wide enough for two columns. */
  wide?: boolean;
  /** Disables the submit button: the form is read-only. */
  locked?: boolean;
  /** The form is destructive. */
  tone?: "danger";
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
  /** Called after the dialog has faded out, to reset the form. */
  onClosed?: () => void;
  children: ReactNode;
}

const CLOSED_MS = 300;

/** Closes the dialog, after a confirmation if changes would be lost. */
function useClosing({ open, busy, dirty, onClose, onClosed }: Props) {
  const [confirming, setConfirming] = useState(false);
  const [hidden, setHidden] = useState(true);
  const closed = useEffectEvent(() => {
    setHidden(true);
    onClosed?.();
  });
  if (open && hidden) setHidden(false);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => closed(), CLOSED_MS);
    return () => clearTimeout(timer);
  }, [open]);

  useEffect(() => {
    if (!open || !dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [open, dirty]);

  const close = () => {
    if (busy) return;
    if (dirty) setConfirming(true);
    else onClose();
  };
  const decide = (discard: boolean) => {
    setConfirming(false);
    if (discard) onClose();
  };
  return { close, confirming, decide, hidden };
}

/** A form in a dialog: its first field has the focus; Escape, the buttons and a click on the backdrop close it. */
export function FormModal(props: Props) {
  const t = useText(sharedText);
  const id = useId();
  const { close, confirming, decide, hidden } = useClosing(props);
  const dialog = useDialog(props.open, close);
  const { ref } = dialog;
  useEffect(() => {
    if (props.open) ref.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [props.open, ref]);
  return (
    <>
      <Sheet {...dialog} maxW={props.wide ? "48rem" : "text"} aria-labelledby={id}>
        <chakra.form noValidate display="flex" flexDirection="column" minH="0" onSubmit={props.onSubmit}>
          <Flex align="center" justify="space-between" gap="3" ps="6" pe="3" py="3" borderBottomWidth="1px">
            <Heading as="h2" id={id}>
              {props.title}
            </Heading>
            <Button variant="ghost" px="2.5" aria-label={t("close")} title={t("close")} onClick={close}>
              <X size={18} aria-hidden />
            </Button>
          </Flex>
          <chakra.div flex="1" minH="0" overflowY="auto" px="6" pt="5" pb="3">
            {hidden ? null : props.children}
          </chakra.div>
          {props.problem && (
            <chakra.div px="6" pb="3">
              <Notice tone="danger">{props.problem}</Notice>
            </chakra.div>
          )}
          <Flex justify="flex-end" gap="3" px="6" py="4" borderTopWidth="1px">
            <Button variant="outline" disabled={props.busy} onClick={close}>
              {t("cancel")}
            </Button>
            <Button type="submit" colorPalette={props.tone ?? "accent"} disabled={props.busy || props.locked}>
              {props.submit}
            </Button>
          </Flex>
        </chakra.form>
      </Sheet>
      {confirming && (
        <Confirm
          title={t("discardTitle")}
          question={t("discardQuestion")}
          confirm={t("discard")}
          onConfirm={() => decide(true)}
          onClose={() => decide(false)}
        />
      )}
    </>
  );
}

const Sheet = chakra(DialogFrame, {
  base: {
    maxH: "calc(100dvh - 2rem)",
    opacity: 0,
    transition: "opacity 0.18s, display 0.18s allow-discrete, overlay 0.18s allow-discrete",
    "&[open]": { display: "flex", flexDirection: "column", opacity: 1, _starting: { opacity: 0 } },
  },
});
