import { chakra } from "@chakra-ui/react";
import type { Lang } from "../../../domain/errors/client-errors";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { formatsOf } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { PrintSheet } from "../../kit/print/PrintSheet";
import { QrCode } from "../../kit/print/QrCode";
import { groupHash, nameOf, prizeCount, publicUrl } from "./draw-labels";
import { drawPrintText } from "./draw-print.text";

const Facts = chakra("dl", {
  base: {
    borderBlock: "0.4mm solid black",
    my: "7mm",
    py: "3mm",
    "& > div": { display: "flex", justifyContent: "space-between", gap: "8mm", py: "1mm" },
    "& dd": { fontWeight: "700", textAlign: "end" },
  },
});

interface Props {
  draw: Draw;
  hash: string;
  lang: Lang;
  onPrinted: () => void;
}

/** The poster of a frozen draw: its manifest hash as text and QR code, and its times. */
export function Poster({ draw, hash, lang, onPrinted }: Props) {
  const text = useText(drawPrintText);
  const shared = useText(sharedText);
  const { number, date } = formatsOf(lang);
  const t = (key: keyof typeof drawPrintText.en, values = {}) => text(key, { ...values, lng: lang });
  const { frozenAt, drawAt, owners, codes, prizes, round } = draw;
  return (
    <PrintSheet lang={lang} onPrinted={onPrinted}>
      <chakra.p fontSize="5mm">{shared("club", { lng: lang })}</chakra.p>
      <chakra.h1 fontSize="10mm" fontWeight="700" lineHeight="1.35" mb="5mm">
        {nameOf(draw, lang)}
      </chakra.h1>
      <p>{t("posterLead")}</p>
      <Facts>
        <div>
          <dt>{t("frozenAt")}</dt>
          <dd>{frozenAt && date(frozenAt)}</dd>
        </div>
        <div>
          <dt>{t("drawAt")}</dt>
          <dd>{date(drawAt)}</dd>
        </div>
        <div>
          <dt>{t("owners")}</dt>
          <dd>{number(owners ?? 0)}</dd>
        </div>
        <div>
          <dt>{t("codes")}</dt>
          <dd>{number(codes ?? 0)}</dd>
        </div>
        <div>
          <dt>{t("winners")}</dt>
          <dd>{number(prizeCount(prizes))}</dd>
        </div>
        {round !== null && (
          <div>
            <dt>{t("round")}</dt>
            <dd dir="ltr">{round}</dd>
          </div>
        )}
      </Facts>
      {draw.mode === "WITNESSED" && <p>{t("witnessed", { source: draw.entropySource ?? "" })}</p>}
      <chakra.p fontWeight="700" mt="6mm">
        {t("hashTitle")}
      </chakra.p>
      <chakra.div dir="ltr" fontFamily="mono" fontSize="7mm" fontWeight="700" lineHeight="1.5" textAlign="center">
        <p>{groupHash(hash.slice(0, hash.length / 2))}</p>
        <p>{groupHash(hash.slice(hash.length / 2))}</p>
      </chakra.div>
      <chakra.div textAlign="center" my="4mm">
        <chakra.div display="inline-block">
          <QrCode text={hash} label={t("qrLabel")} w="62mm" borderWidth="0" />
        </chakra.div>
        <p>{t("photo")}</p>
      </chakra.div>
      <chakra.p textAlign="center">
        {t("checkAt")} <bdi dir="ltr">{publicUrl(draw)}</bdi>
      </chakra.p>
    </PrintSheet>
  );
}
