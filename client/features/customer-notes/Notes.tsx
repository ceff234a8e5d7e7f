import { Button, chakra, Flex } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { MAX_NOTE, noteText } from "../../../domain/customer-notes";
import { Confirm } from "../../kit/dialog/Confirm";
import { LeaveGuard } from "../../kit/dialog/LeaveGuard";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { LongTextField } from "../../kit/form/LongFields";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import {
  AddCustomerNoteDocument,
  CustomerNotesDocument,
  DeleteCustomerNoteDocument,
  type CustomerNotesQuery,
} from "./customer-notes.generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { TimelineDocument } from "../activity/activity.generated";
import { customerNotesText } from "./customer-notes.text";

const noteForm = z.object({ text: noteText });

type Note = NonNullable<CustomerNotesQuery["customerNotes"]>[number];

function DeleteNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const t = useText(customerNotesText);
  const remove = useAction(DeleteCustomerNoteDocument);
  const confirm = async () => {
    const { error } = await remove.run(
      { id: note.id },
      { evict: note, refetch: [CustomerNotesDocument, TimelineDocument] },
    );
    onClose();
    if (error) return toastFailed(messageOr(error, t("removeFailed")));
    toastDone(t("removed"), "medium");
    // The note disappears with the button that had the focus.
    focusHeading();
  };
  return (
    <Confirm
      title={t("removeNote")}
      question={t("removeQuestion")}
      confirm={t("removeNote")}
      busy={remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function NewNote({ customerId }: { customerId: string }) {
  const t = useText(customerNotesText);
  const create = useAction(AddCustomerNoteDocument);
  const form = useForm({ initial: { text: "" }, schema: noteForm });
  const add = form.handleSubmit(async ({ text }) => {
    const { error } = await create.run({ customerId, text }, { refetch: [CustomerNotesDocument, TimelineDocument] });
    if (!error) {
      form.reset();
      return toastDone(t("added"), "medium");
    }
    if (!showFieldErrors(form, error)) toastFailed(messageOr(error, t("addFailed")));
  });
  return (
    <chakra.form className="no-print" noValidate onSubmit={(event) => void add(event)}>
      <LongTextField form={form} name="text" label={t("newNote")} hint={t("noteHint")} maxLength={2 * MAX_NOTE} />
      <SubmitButton variant="outline" busy={create.busy}>
        {t(create.busy ? "adding" : "addNote")}
      </SubmitButton>
      <LeaveGuard active={form.formState.isDirty && !create.busy} isInUrl />
    </chakra.form>
  );
}

interface Props {
  customerId: string;
  notes: readonly Note[];
  /** Whether the user may add and delete notes. */
  editable: boolean;
}

/** The notes about a customer, newest first. */
export function Notes({ customerId, notes, editable }: Props) {
  const t = useText(customerNotesText);
  const lang = useLang();
  const { date } = useFormats();
  const [removing, setRemoving] = useState<Note | null>(null);
  return (
    <>
      {editable && <NewNote customerId={customerId} />}
      {notes.length === 0 && (
        <chakra.p color="fg.muted" mt={editable ? "4" : undefined}>
          {t("noNotes")}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" role="list" aria-label={t("notes")} mt={editable ? "4" : undefined}>
        {notes.map((note, index) => {
          const by = { name: nameIn(lang, note.createdBy), date: date(note.createdAt) };
          return (
            <Flex as="li" key={note.id} gap="3" py="2.5" align="flex-start" borderTopWidth={index && "1px"}>
              <chakra.div flex="1" minW="0">
                <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {note.text}
                </chakra.p>
                <chakra.p fontSize="sm" color="fg.muted">
                  <bdi>{note.createdBy}</bdi> · <time dateTime={note.createdAt}>{by.date}</time>
                </chakra.p>
              </chakra.div>
              {editable && (
                <Button
                  variant="ghost"
                  size="sm"
                  px="2"
                  aria-label={t("removeNoteOf", by)}
                  onClick={() => setRemoving(note)}
                >
                  <Trash2 size={16} aria-hidden />
                </Button>
              )}
            </Flex>
          );
        })}
      </chakra.ul>
      {removing && <DeleteNote note={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
