import { Button, chakra, Dialog } from "@chakra-ui/react";
import { useRef, type ReactNode, type SyntheticEvent } from "react";
import { SubmitButton } from "../form/SubmitButton";
import { Notice } from "../feedback/States";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { DialogHeader } from "./DialogHeader";
import { LeaveGuard } from "./LeaveGuard";
import { Modal } from "./Modal";
import { useDiscard } from "./use-discard";

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

/** A form in a dialog: its first field has the focus. Closing asks for confirmation if changes would be lost. */
export function FormModal(props: Props) {
  const t = useText(sharedText);
  const { open, busy, dirty } = props;
  const form = useRef<HTMLFormElement>(null);
  const { close, question } = useDiscard(props);
  return (
    <>
      <Modal
        open={open}
        size={props.wide ? "lg" : "md"}
        initialFocus={() => form.current?.querySelector<HTMLElement>("input, select, textarea") ?? null}
        onClose={close}
        onClosed={props.onClosed}
      >
        <chakra.form noValidate ref={form} display="contents" onSubmit={props.onSubmit}>
          <DialogHeader title={props.title} />
          <Dialog.Body pt="5" pb="3">
            {props.children}
          </Dialog.Body>
          {props.problem && (
            <chakra.div mt="4" px="6" pb="3">
              <Notice tone="danger">{props.problem}</Notice>
            </chakra.div>
          )}
          <Dialog.Footer>
            <Button variant="outline" disabled={busy} onClick={close}>
              {t("cancel")}
            </Button>
            <SubmitButton colorPalette={props.tone ?? "accent"} busy={busy} disabled={props.locked}>
              {props.submit}
            </SubmitButton>
          </Dialog.Footer>
        </chakra.form>
      </Modal>
      {/* The router has one blocker at a time: only an unsaved form has it. */}
      {open && dirty && <LeaveGuard active={!busy} />}
      {question}
    </>
  );
}
