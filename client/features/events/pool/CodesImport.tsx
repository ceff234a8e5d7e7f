import { Box, Button, chakra, Flex, Heading, Link } from "@chakra-ui/react";
import { BATCH_MAX } from "../../../../domain/codes";
import { Notice } from "../../../kit/feedback/States";
import { FileField } from "../../../kit/form/FileField";
import { TextField } from "../../../kit/form/fields";
import { useFormats } from "../../../kit/i18n/format";
import { useText } from "../../../kit/i18n/i18n";
import { Card } from "../../../kit/page/Card";
import { poolText } from "./pool.text";
import { useCodesImport, type Imported } from "./use-codes-import";

/** What came of an import: the counts, the report of what failed, and what is worth a second look. */
function Summary({ summary, errorReportUrl, warnings }: Imported) {
  const t = useText(poolText);
  const { number } = useFormats();
  const [imported, total] = [number(summary.imported), number(summary.totalRows)];
  return (
    <Notice tone={summary.failed > 0 || warnings.length > 0 ? "gold" : "accent"}>
      <Flex columnGap="4" rowGap="1" wrap="wrap" fontWeight="600" fontVariantNumeric="tabular-nums">
        <span>{t("summary", { imported, total })}</span>
        <span>{t("failed", { failed: number(summary.failed) })}</span>
        {errorReportUrl && (
          <Link href={errorReportUrl} download>
            {t("report")}
          </Link>
        )}
      </Flex>
      {warnings.map(({ code, message }) => (
        <chakra.p key={code} mt="1">
          {message}
        </chakra.p>
      ))}
    </Notice>
  );
}

function Progress({ percent }: { percent: number }) {
  const t = useText(poolText);
  return (
    <Box
      role="progressbar"
      aria-label={t("progress")}
      aria-valuenow={percent}
      mb="4"
      h="1.5"
      bg="bg.emphasized"
      borderRadius="full"
      overflow="hidden"
    >
      <Box h="full" bg="accent.solid" transition="width 0.2s" style={{ width: `${percent}%` }} />
    </Box>
  );
}

interface Props {
  /** Null where no event is chosen, undefined while it is not known which. */
  eventId: string | null | undefined;
}

/** Codes of a file. */
export function CodesImport({ eventId }: Props) {
  const t = useText(poolText);
  const { number } = useFormats();
  const { form, file, isMissing, problem, done, progress, choose, submit } = useCodesImport(eventId ?? "");
  const isBusy = progress !== null;
  const disabled = !eventId || isBusy;
  const doing = progress === 100 ? t("processing") : t("uploading", { percent: number(progress ?? 0) });
  return (
    <Card display="grid">
      <chakra.form noValidate display="flex" flexDirection="column" minW="0" onSubmit={(event) => void submit(event)}>
        <Heading as="h3" mb="4">
          {t("importTitle")}
        </Heading>
        <FileField
          label={t("file")}
          file={file}
          error={isMissing ? t("chooseFile") : undefined}
          disabled={disabled}
          onChange={choose}
        />
        <TextField form={form} name="batchId" label={t("batch")} maxLength={BATCH_MAX} disabled={disabled} optional />
        {isBusy && <Progress percent={progress} />}
        {problem && (
          <Box mb="4">
            <Notice tone="danger">{problem}</Notice>
          </Box>
        )}
        {done && (
          <Box mb="4">
            <Summary {...done} />
          </Box>
        )}
        <Flex mt="auto" gap="4" align="center" wrap="wrap">
          <Button type="submit" disabled={disabled}>
            {isBusy ? doing : t("import")}
          </Button>
          {eventId === null && (
            <chakra.p fontSize="sm" color="fg.muted">
              {t("selectToImport")}
            </chakra.p>
          )}
        </Flex>
      </chakra.form>
    </Card>
  );
}
