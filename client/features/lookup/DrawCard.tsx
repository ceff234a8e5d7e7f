import { Badge, Box, chakra, Flex, Heading, Link } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { Download, Trophy } from "lucide-react";
import type { IdentityPair } from "../../../domain/customers";
import type { DrawState } from "../../../domain/draws/draw";
import { STATE_LABELS } from "../../../domain/draws/draw.text";
import { Notice } from "../../kit/feedback/States";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import type { DrawCard_DrawFragment as Draw } from "../../kit/transport/generated";
import { urlIn } from "../public-draws/page-language";
import { drawCardText } from "./draw-card.text";
import { useProof } from "./use-proof";

/** Longer lists of codes are collapsed. */
const MAX_OPEN_CODES = 6;

const PALETTES: Partial<Record<Draw["state"], string>> = { DRAWN: "accent", SETTLED: "accent", VOIDED: "danger" };

const Summary = chakra("summary", {
  base: { cursor: "pointer", py: "2", fontWeight: "600", borderRadius: "sm", width: "fit-content" },
});

const Code = chakra("bdi", {
  base: { fontFamily: "mono", fontWeight: "600", color: "gold.fg", overflowWrap: "anywhere" },
});

function Codes({ codes, totalCodes }: Pick<Draw, "codes" | "totalCodes">) {
  const t = useText(drawCardText);
  const { number } = useFormats();
  return (
    <details open={codes.length <= MAX_OPEN_CODES}>
      <Summary>{t("codes", { count: totalCodes, number: number(totalCodes) })}</Summary>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" py="1">
        {codes.map((code) => (
          <li key={code}>
            <Code dir="ltr">{code}</Code>
          </li>
        ))}
      </chakra.ul>
      {totalCodes > codes.length && (
        <chakra.p fontSize="sm" color="fg.muted">
          {t("moreCodes", { number: number(codes.length) })}
        </chakra.p>
      )}
    </details>
  );
}

function HowToCheck({ id, state }: Pick<Draw, "id" | "state">) {
  const t = useText(drawCardText);
  const lang = useLang();
  const files = `/api/draws/${id}`;
  const isDrawn = state === "DRAWN" || state === "SETTLED";
  return (
    <chakra.details fontSize="sm">
      <Summary>{t("check")}</Summary>
      <chakra.ol listStyleType="decimal" ps="5" display="grid" gap="1" pb="1">
        <li>{t("checkProof")}</li>
        <li>
          {t("checkFiles")}{" "}
          <Link href={`${files}/manifest`} download="manifest.json">
            {t("manifest")}
          </Link>
          {isDrawn && " · "}
          {isDrawn && (
            <Link href={`${files}/result`} download="result.json">
              {t("result")}
            </Link>
          )}
        </li>
        <li>
          {t("checkOpen")}{" "}
          <Link href={urlIn(lang, `${files}/verifier.html`)} target="_blank">
            {t("verifier")}
          </Link>
        </li>
      </chakra.ol>
    </chakra.details>
  );
}

function Participation({ pair, draw }: { pair: IdentityPair; draw: Draw }) {
  const t = useText(drawCardText);
  const lang = useLang();
  const { date } = useFormats();
  const { busy, problem, download, dismiss } = useProof(pair, draw);
  const named = ({ nameFa, nameEn }: { nameFa: string; nameEn: string }) => (lang === "fa" ? nameFa : nameEn);
  const name = named(draw);
  return (
    <Flex as="li" direction="column" gap="2" py="4" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex wrap="wrap" gap="2" align="center">
        <Heading as="h3" size="sm" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Heading>
        <Badge colorPalette={PALETTES[draw.state] ?? "gold"}>
          {STATE_LABELS[draw.state.toLowerCase() as DrawState][lang]}
        </Badge>
        <chakra.span color="fg.muted" fontSize="sm" ms={{ md: "auto" }}>
          {t("drawAt", { time: date(draw.drawAt) })}
        </chakra.span>
      </Flex>
      {draw.prizes.map((prize) => (
        <Flex key={prize.code} align="center" gap="3" p="3" borderRadius="md" bg="gold.subtle" color="gold.fg">
          <Box flexShrink="0">
            <Trophy size={20} aria-hidden />
          </Box>
          <chakra.p fontWeight="600" overflowWrap="anywhere">
            {t("won", { prize: nameIn(lang, named(prize)), code: nameIn(lang, prize.code) })}
          </chakra.p>
        </Flex>
      ))}
      <Codes {...draw} />
      <Flex wrap="wrap" gap="3" align="center">
        <BusyButton variant="outline" busy={busy} onClick={() => void download()}>
          <Download size={16} aria-hidden />
          {t(busy ? "downloading" : "download")}
          <chakra.span srOnly>: {name}</chakra.span>
        </BusyButton>
        <Link href={urlIn(lang, `/draws/${draw.id}`)}>
          {t("page")}
          <chakra.span srOnly>: {name}</chakra.span>
        </Link>
      </Flex>
      {problem !== null && (
        <Notice tone="danger" onDismiss={dismiss}>
          {problem}
        </Notice>
      )}
      <HowToCheck {...draw} />
    </Flex>
  );
}

/** The draws in which a customer's codes take part, each with its proof. */
export function DrawCard({ pair, draws }: { pair: IdentityPair; draws: readonly Draw[] }) {
  const t = useText(drawCardText);
  return (
    <Card aria-labelledby="draws">
      <Heading as="h2" id="draws" mb="1">
        {t("title")}
      </Heading>
      <chakra.p color="fg.muted" fontSize="sm" mb="2">
        {t("lead")}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {draws.map((draw) => (
          <Participation key={`${draw.id} ${draw.row}`} pair={pair} draw={draw} />
        ))}
      </chakra.ul>
    </Card>
  );
}
