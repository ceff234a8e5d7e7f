import { Button, chakra, Dialog } from "@chakra-ui/react";
import { useState } from "react";
import { DialogHeader } from "../../kit/dialog/DialogHeader";
import { Modal } from "../../kit/dialog/Modal";
import { FileField } from "../../kit/form/FileField";
import { CustomersScreenDocument } from "./customers.generated";
import { client } from "../../kit/graphql/client";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { TextLink } from "../../kit/page/RouterLink";
import { Check } from "../imports/Check";
import { importExportText } from "../imports/import-export.text";
import { ImportResult } from "../imports/ImportResult";
import { ImportStatus } from "../imports/ImportStatus";
import { useImport } from "../imports/use-import";
import { customersText } from "./customers.text";

const KINDS = ["csv", "xlsx"] as const;

/** Imports customers from a file: check, preview, then storing. An import that runs continues after closing. */
export function ImportModal({ onClose }: { onClose: () => void }) {
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
    onChanged: () => void client.refetchQueries({ include: [CustomersScreenDocument] }),
  });
  const submit = async () => {
    if (file && (await work.send(file, { type: "CUSTOMERS", updateExisting }))) setFile(null);
  };
  const close = () => {
    work.reset();
    onClose();
  };
  return (
    <Modal open size="lg" firm onClose={close}>
      <DialogHeader title={t("importTitle")} />
      <Dialog.Body pt="5" pb="3" display="grid" gap="4">
        <chakra.form
          id="import-customers"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
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
            {t("importHelp")}{" "}
            <TextLink to="/admin/import-export?tab=import&type=customers">{t("importScreen")}</TextLink>
          </chakra.p>
        </chakra.form>
        <ImportStatus work={work} result={(job) => <ImportResult job={job} />} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={close}>
          {shared("close")}
        </Button>
        <Button
          type="submit"
          form="import-customers"
          variant={work.sendVariant}
          disabled={file === null || work.isBusy}
        >
          {t("importSubmit")}
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
