import { Badge, Box, chakra, Flex } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { LoadFailed, Loading } from "../../kit/feedback/States";
import { FlagHistoryDocument } from "./flags.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { flagsText } from "./flags.text";

/** The changes of a flag with their authors, newest first. */
export function FlagHistory({ name }: { name: string }) {
  const t = useText(flagsText);
  const { date } = useFormats();
  const { data, error, loading, refetch } = useQuery(FlagHistoryDocument, { variables: { name } });
  if (!data && error) {
    return (
      <LoadFailed message={t("historyFailed")} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  if (!data) return <Loading rows={2} height="1.75rem" />;
  if (data.featureFlagHistory.length === 0) return <chakra.p color="fg.muted">{t("neverChanged")}</chakra.p>;
  return (
    <Box as="ol" listStyleType="none" maxH="18rem" overflowY="auto" tabIndex={0} role="list" aria-label={t("history")}>
      {data.featureFlagHistory.map(({ at, by, isEnabled }) => (
        <Flex as="li" key={at} gap="2" columnGap="3" py="1.5" fontSize="sm">
          <Box minW="5.5rem">
            <Badge colorPalette={isEnabled ? "accent" : "neutral"}>{t(isEnabled ? "enabled" : "disabled")}</Badge>
          </Box>
          <Flex flex="1" minW="0" columnGap="4" wrap="wrap" lineHeight="1.5rem">
            <chakra.bdi minW={{ sm: "9rem" }}>{by ?? t("system")}</chakra.bdi>
            <chakra.time dateTime={at} color="fg.muted" whiteSpace="nowrap">
              {date(at)}
            </chakra.time>
          </Flex>
        </Flex>
      ))}
    </Box>
  );
}
