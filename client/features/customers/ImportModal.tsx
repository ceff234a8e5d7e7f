import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { FileField } from "../../kit/form/FileField";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { TextLink } from "../../kit/page/RouterLink";
import { Check } from "../imports/Check";
import { importExportText } from "../imports/import-export.text";
import { ImportDialog } from "../imports/ImportDialog";
import { ImportResult } from "../imports/ImportResult";
import { useImport } from "../imports/use-import";
import { customersText } from "./customers.text";

const KINDS = ["csv", "xlsx"] as const;

interface Props {
  /** Called when customers have changed. */
  onChanged: () => void;
  /** Called with the import that still runs, if any. */
  onClose: (runningId: string | undefined) => void;
}

/** Imports customers from a file: check, preview, then storing. */
export function ImportModal({ onChanged, onClose }: Props) {
  const t = useText(customersText);
  const labels = useText(importExportText);
  const shared = useText(sharedText);
  const [file, setFile] = useState<File | null>(null);
  const [updateExisting, setUpdateExisting] = useState(false);
  const work = useImport({
    messages: {
      done: t("importDone"),
      failed: shared("networkError"),
      withReason: (reason) => t("importFailed", { reason }),
    },
    isShown: ({ type }) => type === "CUSTOMERS",
    onChanged,
  });
  const submit = async () => {
    if (file && (await work.send(file, { type: "CUSTOMERS", updateExisting }))) setFile(null);
  };
  return (
    <ImportDialog
      title={t("importTitle")}
      submit={t("importSubmit")}
      work={work}
      dirty={file !== null}
      disabled={file === null}
      result={(job) => <ImportResult job={job} />}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FileField
        label={labels("file")}
        file={file}
        sent={work.job?.fileName}
        kinds={KINDS}
        disabled={work.isBusy}
        onChange={setFile}
      />
      <Check checked={updateExisting} onChange={setUpdateExisting}>
        {labels("updateExisting")}
      </Check>
      <chakra.p fontSize="sm" color="fg.muted">
        {t("importHelp")} <TextLink to="/admin/import-export?tab=import&type=customers">{t("importScreen")}</TextLink>
      </chakra.p>
    </ImportDialog>
  );
}
