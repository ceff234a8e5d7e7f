import { useQuery } from "@apollo/client/react";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { Panel } from "../../kit/figures/Panel";
import { Table } from "../../kit/grid/grid-style";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { CampaignNameDocument } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { allows, useSession } from "../../kit/session/session";
import { useSelectedEvent } from "../campaigns/use-selected-event";
import { nameOf, useModeLabel, useWindow } from "./draw-labels";
import { drawsText } from "./draws.text";
import { Fact, Facts } from "../../kit/figures/Facts";
import { PrizePicture } from "./PrizePicture";

/** The codes that take part: of receipts, of the event's pool, or both. */
function Sources({ draw }: { draw: Draw }) {
  const t = useText(drawsText);
  const shared = useText(sharedText);
  const { number, date } = useFormats();
  const { includesReceipts, includesPool, periodStart, periodEnd, storeTypes } = draw;
  return (
    <>
      {includesReceipts && (
        <p>{t("receiptCodes", { from: periodStart ? date(periodStart) : "", to: periodEnd ? date(periodEnd) : "" })}</p>
      )}
      {includesPool && <p>{t("poolCodes")}</p>}
      {storeTypes && <p>{storeTypes.map((type) => shared("type", { type: number(type) })).join(" · ")}</p>}
    </>
  );
}

function Place({ draw: { eventId, campaignId } }: { draw: Draw }) {
  const t = useText(drawsText);
  const { event } = useSelectedEvent(eventId ?? "", { skip: eventId === null });
  const mayRead = allows(useSession(), "campaigns:read");
  const { data } = useQuery(CampaignNameDocument, {
    variables: { id: campaignId ?? "" },
    skip: campaignId === null || !mayRead,
  });
  return (
    <>
      <Fact name={t("event")}>{eventId === null ? t("anyEvent") : <bdi>{event?.name ?? "…"}</bdi>}</Fact>
      {campaignId !== null && (
        <Fact name={t("campaign")}>
          <bdi>{data?.campaign.name ?? "…"}</bdi>
        </Fact>
      )}
    </>
  );
}

function Prizes({ draw: { prizes } }: { draw: Draw }) {
  const t = useText(drawsText);
  const lang = useLang();
  const { number, toman } = useFormats();
  const hasPictures = prizes.some(({ pictureSha256 }) => pictureSha256 !== null);
  return (
    <Table role="table">
      <chakra.caption srOnly>{t("prizes")}</chakra.caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t("prize")}</th>
          <th role="columnheader" className="end">
            {t("quantity")}
          </th>
          <th role="columnheader" className="end">
            {t("value")}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {prizes.map((prize) => (
          <tr key={prize.position} role="row">
            <td role="cell">
              <Flex align="center" gap="3" minW="0" py={hasPictures ? "1" : undefined}>
                {hasPictures && <PrizePicture sha256={prize.pictureSha256} size="10" />}
                <span>
                  {number(prize.position)}. <bdi>{nameOf(prize, lang)}</bdi>
                </span>
              </Flex>
            </td>
            <td role="cell" className="end" data-title={t("quantity")}>
              {number(prize.quantity)}
            </td>
            <td role="cell" className="end" data-title={t("value")}>
              {toman(prize.valueToman)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Rules = chakra("p", { base: { whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxW: "text" } });

/** The definition of a draw: what takes part, when, and for which prizes. */
export function Definition({ draw }: { draw: Draw }) {
  const t = useText(drawsText);
  const lang = useLang();
  const { number, date } = useFormats();
  const modeLabel = useModeLabel();
  const window = useWindow();
  const other = lang === "fa" ? "en" : "fa";
  return (
    <>
      <Panel title={t("definition")}>
        <Facts>
          <Fact name={t("otherName")}>
            <bdi>{nameOf(draw, other)}</bdi>
          </Fact>
          <Place draw={draw} />
          <Fact name={t("takesPart")}>
            <Sources draw={draw} />
          </Fact>
          <Fact name={t("cutoff")}>{date(draw.cutoffAt)}</Fact>
          <Fact name={t("checkWindow")}>{window(draw.checkMinutes)}</Fact>
          <Fact name={t("disputeWindow")}>{window(draw.disputeMinutes)}</Fact>
          <Fact name={t("drawAt")}>{date(draw.drawAt)}</Fact>
          <Fact name={t("reserves")}>{number(draw.reserves)}</Fact>
          <Fact name={t("onePerOwner")}>{t(draw.isOnePerOwner ? "one" : "many")}</Fact>
          <Fact name={t("staff")}>{t(draw.excludesStaff ? "staffExcluded" : "staffIncluded")}</Fact>
          <Fact name={t("exclusions")}>{t("people", { count: draw.exclusions, number: number(draw.exclusions) })}</Fact>
          <Fact name={t("mode")}>{modeLabel(draw.mode)}</Fact>
          {draw.mode === "WITNESSED" && (
            <>
              <Fact name={t("entropySource")} wide>
                <bdi>{draw.entropySource}</bdi>
              </Fact>
              <Fact name={t("commitment")} wide>
                {draw.commitment === null ? (
                  t("noCommitment")
                ) : (
                  <chakra.bdi dir="ltr" fontFamily="mono" fontSize="sm">
                    {draw.commitment}
                  </chakra.bdi>
                )}
              </Fact>
            </>
          )}
        </Facts>
      </Panel>
      <Panel title={t("prizes")} isFlush>
        <Prizes draw={draw} />
      </Panel>
      <Panel title={t("rules")}>
        <Rules dir="auto">{lang === "fa" ? draw.rulesFa : draw.rulesEn}</Rules>
        <Box as="details" mt="4" color="fg.muted">
          <chakra.summary cursor="pointer">{t("otherRules")}</chakra.summary>
          <Rules dir="auto" mt="2">
            {lang === "fa" ? draw.rulesEn : draw.rulesFa}
          </Rules>
        </Box>
      </Panel>
    </>
  );
}
