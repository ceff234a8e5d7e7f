import { Button, chakra, Dialog } from "@chakra-ui/react";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { DialogHeader } from "../../kit/dialog/DialogHeader";
import { Modal } from "../../kit/dialog/Modal";
import { useDiscard } from "../../kit/dialog/use-discard";
import type { Import_JobFragment as Job } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { ImportStatus } from "./ImportStatus";
import type { Import } from "./use-import";

interface Props {
  title: string;
  submit: string;
  work: Import;
  /** Whether closing would lose changes. */
  dirty: boolean;
  disabled?: boolean;
  /** Renders the result of a completed import. */
  result: (job: Job) => ReactNode;
  onSubmit: () => void;
  /** Called with the import that still runs, if any. */
  onClose: (runningId: string | undefined) => void;
  /** The fields. */
  children: ReactNode;
}

/** Imports from a file: the form, and below it the status of the import, which continues after closing. */
export function ImportDialog({ title, submit, work, dirty, disabled = false, result, onSubmit, ...props }: Props) {
  const t = useText(sharedText);
  const id = useId();
  const { close, question } = useDiscard({
    busy: false,
    dirty,
    onClose: () => {
      work.reset();
      props.onClose(work.isBusy ? work.job?.id : undefined);
    },
  });
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A button that is disabled loses the focus.
    if (disabled && document.activeElement?.getAttribute("form") === id)
      body.current?.querySelector<HTMLElement>("[data-import-status]")?.focus({ preventScroll: true });
  }, [disabled, id]);
  return (
    <>
      <Modal open size="lg" closedBy="escape" onClose={close}>
        <DialogHeader title={title} />
        <Dialog.Body ref={body} pt="5" pb="3" display="grid" gap="4" css={{ "& > *": { minW: "0" } }}>
          <chakra.form
            id={id}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {props.children}
          </chakra.form>
          <ImportStatus work={work} result={result} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="outline" onClick={close}>
            {t("close")}
          </Button>
          <SubmitButton form={id} variant={work.sendVariant} busy={work.isBusy} disabled={disabled}>
            {submit}
          </SubmitButton>
        </Dialog.Footer>
      </Modal>
      {question}
    </>
  );
}
