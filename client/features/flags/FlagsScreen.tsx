import { Box, chakra } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { Empty, LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { FlagsScreenDocument } from "./flags.generated";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { allows, useSession } from "../../kit/session/session";
import { FlagRow } from "./FlagRow";
import { flagsText } from "./flags.text";

function FlagList({ mayWrite }: { mayWrite: boolean }) {
  const t = useText(flagsText);
  const { data, error, loading, refetch } = useQuery(FlagsScreenDocument);
  if (!data && error)
    return (
      <LoadFailed message={t("loadFailed")} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!data) {
    return (
      <Box p="5">
        <Loading height="4.25rem" />
      </Box>
    );
  }
  if (data.featureFlags.length === 0) return <Empty>{t("none")}</Empty>;
  return (
    <chakra.ul aria-label={t("title")} listStyleType="none">
      {data.featureFlags.map((flag) => (
        <FlagRow key={flag.name} flag={flag} mayWrite={mayWrite} />
      ))}
    </chakra.ul>
  );
}

/** The feature flags with their last changes. */
export function FlagsScreen() {
  const t = useText(flagsText);
  const mayWrite = allows(useSession(), "flags:write");
  return (
    <Page title={t("title")} lead={t("lead")}>
      {!mayWrite && (
        <Box mb="5">
          <Notice tone="accent">{t("readOnly")}</Notice>
        </Box>
      )}
      <Card p="0">
        <FlagList mayWrite={mayWrite} />
      </Card>
    </Page>
  );
}
