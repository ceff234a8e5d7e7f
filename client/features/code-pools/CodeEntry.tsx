import { Button, chakra, Flex, Grid as Columns, Heading } from "@chakra-ui/react";
import { MAX_BATCH_LENGTH, MAX_NOTES_LENGTH, MAX_POOL_CODE_LENGTH } from "../../../domain/codes";
import { DigitsField, TextField } from "../../kit/form/fields";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { poolText } from "./pool.text";
import { useCodeEntry } from "./use-code-entry";

interface Props {
  /** Null if no event is selected, undefined while the events load. */
  eventId: string | null | undefined;
}

/** Adds one code; Enter submits, and the field is ready for the next code. */
export function CodeEntry({ eventId }: Props) {
  const t = useText(poolText);
  const { form, submit } = useCodeEntry(eventId ?? "");
  const disabled = !eventId;
  return (
    <Card display="grid">
      <chakra.form noValidate display="flex" flexDirection="column" minW="0" onSubmit={(event) => void submit(event)}>
        <Heading as="h3" mb="4">
          {t("addTitle")}
        </Heading>
        <DigitsField
          form={form}
          name="lotteryCode"
          label={t("code")}
          // Codes are stored as entered; only surrounding space is removed.
          fold={(text) => text.trim()}
          inputMode="text"
          maxLength={MAX_POOL_CODE_LENGTH * 2}
          disabled={disabled}
        />
        <Columns templateColumns={{ sm: "1fr 1fr" }} columnGap="4">
          <TextField
            form={form}
            name="batchId"
            label={t("batch")}
            maxLength={MAX_BATCH_LENGTH}
            disabled={disabled}
            optional
          />
          <TextField
            form={form}
            name="notes"
            label={t("notes")}
            maxLength={MAX_NOTES_LENGTH}
            disabled={disabled}
            optional
          />
        </Columns>
        <Flex mt="auto" gap="4" align="center" wrap="wrap">
          <Button type="submit" disabled={disabled}>
            {t("add")}
          </Button>
          {eventId === null && (
            <chakra.p fontSize="sm" color="fg.muted">
              {t("selectToAdd")}
            </chakra.p>
          )}
        </Flex>
      </chakra.form>
    </Card>
  );
}
