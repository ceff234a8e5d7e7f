import { Grid as Columns } from "@chakra-ui/react";
import { MAX_BATCH_LENGTH, MAX_NOTES_LENGTH, MAX_POOL_CODE_LENGTH } from "../../../domain/codes";
import { FormModal } from "../../kit/dialog/FormModal";
import { DigitsField, TextField } from "../../kit/form/fields";
import { useText } from "../../kit/i18n/i18n";
import { Check } from "../imports/Check";
import { poolText } from "./pool.text";
import { useCodeEntry } from "./use-code-entry";

interface Props {
  eventId: string;
  open: boolean;
  onClose: () => void;
}

/** Adds one code, or a series of codes: Enter submits, and the field is ready for the next code. */
export function CodeEntryModal({ eventId, open, onClose }: Props) {
  const t = useText(poolText);
  const { form, isSeries, setSeries, busy, problem, submit, close } = useCodeEntry(eventId, onClose);
  return (
    <FormModal
      open={open}
      title={t("addTitle")}
      submit={t("add")}
      busy={busy}
      dirty={form.formState.isDirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={close}
    >
      <DigitsField
        form={form}
        name="lotteryCode"
        label={t("code")}
        // Codes are stored as entered; only surrounding space is removed.
        fold={(text) => text.trim()}
        inputMode="text"
        maxLength={MAX_POOL_CODE_LENGTH * 2}
      />
      <Columns templateColumns={{ sm: "1fr 1fr" }} columnGap="4">
        <TextField form={form} name="batchId" label={t("batch")} maxLength={MAX_BATCH_LENGTH} optional />
        <TextField form={form} name="notes" label={t("notes")} maxLength={MAX_NOTES_LENGTH} optional />
      </Columns>
      <Check checked={isSeries} onChange={setSeries}>
        {t("series")}
      </Check>
    </FormModal>
  );
}
