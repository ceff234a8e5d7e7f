import { chakra } from "@chakra-ui/react";
import { prizeAt } from "../../../domain/draws/prizes";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { PrintSheet } from "../../kit/print/PrintSheet";
import { nameOf, publicUrl } from "./draw-labels";
import { drawPrintText } from "./draw-print.text";

export type Result = Draw["results"][number];

const Facts = chakra("dl", {
  base: {
    my: "8mm",
    "& > div": { display: "flex", gap: "6mm", py: "2mm", borderBottom: "0.2mm solid black" },
    "& dt": { w: "45mm", flexShrink: 0 },
    "& dd": { fontWeight: "700", minH: "7mm" },
  },
});

const Signatures = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "12mm",
    mt: "30mm",
    "& > p": { borderTop: "0.2mm solid black", pt: "2mm" },
  },
});

/** The full name of a winner, or the public name without the permission to see contacts. */
export const winnerName = ({ firstName, lastName, publicName }: Result): string =>
  [firstName, lastName].filter(Boolean).join(" ") || publicName;

/** The slip that a winner signs for the prize. */
export function WinnerSlip({ draw, result, onPrinted }: { draw: Draw; result: Result; onPrinted: () => void }) {
  const t = useText(drawPrintText);
  const shared = useText(sharedText);
  const lang = useLang();
  const { number, toman } = useFormats();
  const prize = prizeAt(draw.prizes, result.prizeNumber);
  const rows = [
    [t("draw"), nameOf(draw, lang)],
    [t("prize"), prize ? nameOf(prize, lang) : ""],
    [t("value"), prize ? toman(prize.valueToman) : ""],
    [t("place"), number(result.place)],
    [t("winner"), winnerName(result)],
    [t("phone"), result.phoneNumber ?? result.maskedPhone ?? ""],
    [t("code"), result.code],
    [t("nationalCode"), ""],
    [t("date"), ""],
  ] as const;
  return (
    <PrintSheet lang={lang} onPrinted={onPrinted}>
      <chakra.p fontSize="5mm">{shared("club")}</chakra.p>
      <chakra.h1 fontSize="8mm" fontWeight="700">
        {t("slipTitle")}
      </chakra.h1>
      <Facts>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      <p>{t("received")}</p>
      <Signatures>
        <p>{t("winnerSign")}</p>
        <p>{t("staffSign")}</p>
      </Signatures>
      <chakra.p mt="12mm" fontSize="3.6mm">
        {t("checkAt")} <bdi dir="ltr">{publicUrl(draw)}</bdi>
      </chakra.p>
    </PrintSheet>
  );
}
