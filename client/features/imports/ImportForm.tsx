import { Box, chakra, Flex } from "@chakra-ui/react";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { BusyButton } from "../../kit/form/BusyButton";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { FileField } from "../../kit/form/FileField";
import { ImportEventsDocument, type TableType } from "../../kit/graphql/generated";
import { useAllPages } from "../../kit/graphql/use-all-pages";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { ImportStatus } from "./ImportStatus";
import { useImport, type Import } from "./use-import";
import { Check } from "./Check";
import { Choice } from "./Choice";
import { ImportHistory } from "./ImportHistory";
import { ImportResult } from "./ImportResult";
import { Guided, Guidelines, Numbered } from "./Guidelines";
import { importExportText } from "./import-export.text";
import { JOBS, useTableTypes } from "./table-types";

function EventChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useText(importExportText);
  const result = useQuery(ImportEventsDocument, { variables: { page: 1 } });
  useAllPages(result);
  const events = (result.data?.events.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <Choice label={t("event")} value={value} options={events} none={t("chooseEvent")} onChange={onChange} />;
}

const STEPS = ["stepChoose", "stepCheck", "import"] as const;

/** The index of the current step; a cancelled or failed import begins again. */
function stepOf({ job, uploaded, isStopped }: Import): number {
  if (uploaded !== null) return 1;
  if (isStopped || !job) return 0;
  return { CHECKING: 1, CHECKED: 1, RUNNING: 2, COMPLETE: 2, CANCELLED: 0, ERROR: 0 }[job.status];
}

function Steps({ work }: { work: Import }) {
  const t = useText(importExportText);
  const current = stepOf(work);
  return (
    <Numbered display="flex" flexWrap="wrap" columnGap="8" mb="5" fontSize="sm">
      {STEPS.map((step, index) => (
        <chakra.li
          key={step}
          aria-current={index === current ? "step" : undefined}
          color="fg.muted"
          _currentStep={{ color: "accent.fg", fontWeight: "700", textDecoration: "underline" }}
        >
          {t(step)}
        </chakra.li>
      ))}
    </Numbered>
  );
}

const EMPTY = { type: "" as TableType | "", eventId: "", updateExisting: false, generateCodes: false };

/** The type, the file and the options of an import. */
function Form({ work }: { work: Import }) {
  const t = useText(importExportText);
  const types = useTableTypes("import");
  const [params] = useSearchParams();
  // Other screens link here with their type.
  const typeInUrl = types.find(({ value }) => value.toLowerCase() === params.get("type"))?.value ?? "";
  const [values, setValues] = useState<typeof EMPTY>({ ...EMPTY, type: typeInUrl });
  const [file, setFile] = useState<File | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const change = (changes: Partial<typeof EMPTY>) => setValues((last) => ({ ...last, ...changes }));
  const { type } = values;
  const submit = async () => {
    setSubmitted(true);
    if (type === "" || file === null) return;
    const { eventId, ...options } = values;
    if (await work.send(file, { ...options, type, ...(eventId && { eventId }) })) setFile(null);
    setSubmitted(false);
  };
  const reset = () => {
    setValues(EMPTY);
    setFile(null);
    setSubmitted(false);
    work.reset();
  };
  return (
    <Card>
      <Steps work={work} />
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Choice
          label={t("entity")}
          value={type}
          options={types}
          none={t("chooseEntity")}
          error={submitted && type === "" ? t("entityMissing") : undefined}
          disabled={work.isBusy}
          onChange={(next) => change({ ...EMPTY, type: next })}
        />
        {type === "LOTTERY_CODES" && <EventChoice value={values.eventId} onChange={(eventId) => change({ eventId })} />}
        <FileField
          label={t("file")}
          file={file}
          sent={work.job?.fileName}
          error={submitted && file === null ? t("fileMissing") : undefined}
          disabled={work.isBusy}
          onChange={setFile}
        />
        {type === "CUSTOMERS" && (
          <Check checked={values.updateExisting} onChange={(updateExisting) => change({ updateExisting })}>
            {t("updateExisting")}
          </Check>
        )}
        {type === "RECEIPTS" && (
          <Box>
            <Check checked={values.generateCodes} onChange={(generateCodes) => change({ generateCodes })}>
              {t("generateCodes")}
            </Check>
            <chakra.p mb="3" fontSize="sm" color="fg.muted">
              {t("generateHelp")}
            </chakra.p>
          </Box>
        )}
        <Flex gap="3" wrap="wrap" mt="2">
          <SubmitButton variant={work.sendVariant} busy={work.isBusy}>
            {t("importData")}
          </SubmitButton>
          <BusyButton variant="outline" busy={work.isBusy} onClick={reset}>
            {t("reset")}
          </BusyButton>
        </Flex>
      </chakra.form>
    </Card>
  );
}

/** Imports a table from a file: check, preview, then storing. */
export function ImportForm() {
  const t = useText(importExportText);
  const work = useImport({ messages: { done: t("importDone"), failed: t("importFailed") }, refetch: JOBS });
  return (
    <Guided>
      <Box display="grid" gap="5" minW="0">
        <Form work={work} />
        <ImportStatus work={work} result={(job) => <ImportResult job={job} />} />
      </Box>
      <Guidelines of="import" />
      <Box gridColumn="1 / -1" minW="0">
        <ImportHistory />
      </Box>
    </Guided>
  );
}
