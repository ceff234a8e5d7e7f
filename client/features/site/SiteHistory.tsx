import { Badge, Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import {
  RestoreSiteVersionDocument,
  SiteScreenDocument,
  SiteVersionDocument,
  type SiteScreen_SiteFragment as Site,
  type SiteScreenQuery,
} from "./site.generated";
import { client } from "../../kit/graphql/client";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { siteText } from "./site.text";

type Version = SiteScreenQuery["siteVersions"][number];

interface Props {
  versions: readonly Version[];
  onPreview: (content: Site["content"]) => void;
  onRestored: (site: Site) => void;
}

/** The saved versions, newest first, with a preview; an older one can be published again. */
export function SiteHistory({ versions, onPreview, onRestored }: Props) {
  const t = useText(siteText);
  const { date } = useFormats();
  const restore = useAction(RestoreSiteVersionDocument);
  const [asked, setAsked] = useState<Version | null>(null);
  const preview = async (id: string) => {
    try {
      const { data } = await client.query({ query: SiteVersionDocument, variables: { id } });
      if (data) onPreview(data.siteVersion.content);
    } catch {
      toastFailed(t("previewFailed"));
    }
  };
  const publish = async ({ id }: Version) => {
    const { data, error } = await restore.run({ id }, { refetch: [SiteScreenDocument] });
    setAsked(null);
    if (error) return toastFailed(t("restoreFailed"));
    onRestored(data.restoreSiteVersion);
    toastDone(t("restored"));
  };
  if (versions.length === 0) return <chakra.p color="fg.muted">{t("builtIn")}</chakra.p>;
  return (
    <>
      <Box as="ol" listStyleType="none" role="list" aria-label={t("history")}>
        {versions.map((version, index) => {
          const { id, savedAt, savedBy } = version;
          const at = { date: date(savedAt) };
          return (
            <Flex
              as="li"
              key={id}
              gap="2"
              columnGap="4"
              py="2"
              wrap="wrap"
              align="center"
              borderTopWidth={index && "1px"}
            >
              <chakra.time dateTime={savedAt} minW="min(11rem, 100%)">
                {at.date}
              </chakra.time>
              <Box flex="1" minW="min(8rem, 100%)">
                <bdi>{savedBy}</bdi>
              </Box>
              <Button variant="ghost" size="sm" aria-label={t("previewOf", at)} onClick={() => void preview(id)}>
                {t("preview")}
              </Button>
              {index === 0 ? (
                <Badge colorPalette="accent">{t("current")}</Badge>
              ) : (
                <Button variant="outline" size="sm" aria-label={t("restoreOf", at)} onClick={() => setAsked(version)}>
                  {t("restore")}
                </Button>
              )}
            </Flex>
          );
        })}
      </Box>
      {asked && (
        <Confirm
          title={t("restoreTitle")}
          question={t("restoreQuestion", { date: date(asked.savedAt) })}
          confirm={t("restore")}
          busy={restore.busy}
          onConfirm={() => void publish(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
