import { useSearchParams } from "react-router-dom";
import { Tabs } from "../../kit/form/Tabs";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { allows, useSession } from "../../kit/session/session";
import { ExportForm } from "./ExportForm";
import { ImportForm } from "../imports/ImportForm";
import { importExportText } from "../imports/import-export.text";

const TABS = ["export", "import"] as const;
type Tab = (typeof TABS)[number];

export function ImportExportScreen() {
  const t = useText(importExportText);
  const [params, setParams] = useSearchParams();
  const mayImport = allows(useSession(), "imports:start");
  const tab: Tab = mayImport && params.get("tab") === "import" ? "import" : "export";
  const options = TABS.filter((one) => one === "export" || mayImport).map((value) => ({ value, label: t(value) }));
  return (
    <Page title={t("title")}>
      <Tabs
        label={t("tabs")}
        value={tab}
        options={options}
        onChange={(next) => setParams(next === "export" ? {} : { tab: next })}
      >
        {tab === "export" ? <ExportForm /> : <ImportForm />}
      </Tabs>
    </Page>
  );
}
