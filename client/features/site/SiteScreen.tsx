import { useQuery } from "@apollo/client/react";
import { Button, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { SubmitButton } from "../../kit/form/SubmitButton";
import type { SiteContent } from "../../../domain/site/content";
import { LeaveGuard } from "../../kit/dialog/LeaveGuard";
import { LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { toastDone } from "../../kit/feedback/toast";
import { Panel } from "../../kit/figures/Panel";
import { SiteScreenDocument, type SiteScreen_SiteFragment as Site } from "./site.generated";
import { isolated } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { SiteFields } from "./SiteFields";
import { SiteHistory } from "./SiteHistory";
import { SitePreview } from "./SitePreview";
import { siteText } from "./site.text";
import { useSiteForm } from "./use-site-form";

interface FormProps {
  site: Site;
  onPreview: (content: SiteContent) => void;
}

function SiteContentForm({ site, onPreview }: FormProps) {
  const t = useText(siteText);
  const saved = () => toastDone(t("saved"));
  const { form, submit, preview, problem, other, dirty, busy } = useSiteForm({ site, onSaved: saved, onPreview });
  return (
    <chakra.form noValidate aria-label={t("title")} onSubmit={(event) => void submit(event)}>
      <LeaveGuard active={dirty && !busy} />
      <Flex direction="column" gap={{ base: "4", md: "5" }}>
        <SiteFields form={form} />
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        {other && (
          <Notice tone="danger" title={t("otherSaved", { user: isolated(other.version?.savedBy ?? "") })}>
            <p>{t("merged")}</p>
            <Button variant="outline" mt="3" onClick={() => onPreview(other.content)}>
              {t("previewOther")}
            </Button>
          </Notice>
        )}
        <Flex
          data-bottom-bar
          gap="3"
          wrap="wrap"
          justify="flex-end"
          position="sticky"
          bottom="0"
          py="3"
          bg="bg"
          borderTopWidth="1px"
          zIndex="1"
        >
          <Button variant="outline" size="lg" onClick={() => void preview()}>
            {t("preview")}
          </Button>
          <SubmitButton size="lg" busy={busy}>
            {t(busy ? "saving" : "save")}
          </SubmitButton>
        </Flex>
      </Flex>
    </chakra.form>
  );
}

/** The content of the festival pages with its history. */
export function SiteScreen() {
  const t = useText(siteText);
  const { data, error, loading, refetch } = useQuery(SiteScreenDocument);
  const [previewed, setPreviewed] = useState<SiteContent | null>(null);
  const [restored, setRestored] = useState<Site>();
  const content = () => {
    if (data) {
      return (
        <Flex direction="column" gap={{ base: "4", md: "5" }}>
          {/* The form keeps what is typed when the content is loaded again, except after a version is restored. */}
          <SiteContentForm key={restored?.version?.id} site={restored ?? data.site} onPreview={setPreviewed} />
          <Panel title={t("history")}>
            <SiteHistory versions={data.siteVersions} onPreview={setPreviewed} onRestored={setRestored} />
          </Panel>
        </Flex>
      );
    }
    const retry = () => void refetch().catch(() => undefined);
    return (
      <Card>
        {error ? <LoadFailed message={t("loadFailed")} busy={loading} onRetry={retry} /> : <Loading rows={6} />}
      </Card>
    );
  };
  return (
    <Page title={t("title")} lead={t("lead")}>
      {content()}
      {previewed && <SitePreview content={previewed} onClose={() => setPreviewed(null)} />}
    </Page>
  );
}
