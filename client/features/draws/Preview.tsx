import { chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { useQuery } from "@apollo/client/react";
import { RefreshCw } from "lucide-react";
import { Panel, Part } from "../../kit/figures/Panel";
import { queryState } from "../../kit/graphql/query-state";
import { Loading } from "../../kit/feedback/States";
import { DrawPreviewDocument, type DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { drawsText } from "./draws.text";
import { Fact, Facts } from "../../kit/figures/Facts";

/** The numbers of a draw whose participants are not frozen yet, as they are now. */
export function Preview({ draw: { id } }: { draw: Draw }) {
  const t = useText(drawsText);
  const { number, decimal } = useFormats();
  const part = queryState(useQuery(DrawPreviewDocument, { variables: { id } }), t("previewFailed"));
  return (
    <Panel title={t("preview")}>
      <Flex gap="4" mb="4" wrap="wrap" justify="space-between" align="center">
        <chakra.p color="fg.muted" fontSize="sm" maxW="text" flex="1" minW="min(12rem, 100%)">
          {t("previewLead")}
        </chakra.p>
        <BusyButton variant="outline" size="sm" busy={part.busy} onClick={part.reload}>
          <RefreshCw size={15} aria-hidden />
          {t("recount")}
        </BusyButton>
      </Flex>
      <Part part={part} waiting={<Loading rows={2} height="2.5rem" />}>
        {({ drawPreview: { owners, codes, largest, exclusions } }) => (
          <Facts>
            <Fact name={t("owners")}>{number(owners)}</Fact>
            <Fact name={t("codes")}>{number(codes)}</Fact>
            <Fact name={t("largest")}>
              {number(largest)}{" "}
              {codes > 0 && (
                <chakra.span color="fg.muted" fontWeight="400">
                  ({t("share", { percent: decimal((100 * largest) / codes) })})
                </chakra.span>
              )}
            </Fact>
            <Fact name={t("excluded")}>{number(exclusions)}</Fact>
          </Facts>
        )}
      </Part>
    </Panel>
  );
}
