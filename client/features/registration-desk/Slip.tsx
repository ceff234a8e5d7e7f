import { chakra } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { createPortal } from "react-dom";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { QrCode } from "../../kit/print/QrCode";
import { deskText } from "./desk.text";
import type { Registered } from "./use-registration";

/** A roll of 80 mm: only the slip is printed, black on white in every theme. */
const PRINT_STYLES = {
  "@page": { size: "80mm 120mm", margin: 0 },
  "@media print": {
    "html, body": { minHeight: "0 !important", background: "white !important" },
    "body > *": { display: "none !important" },
    "body > .slip": { display: "block !important" },
  },
} as const;

const Sheet = chakra("div", {
  base: {
    display: "none",
    w: "80mm",
    p: "5mm",
    color: "black",
    bg: "white",
    textAlign: "center",
    fontSize: "3.6mm",
    lineHeight: "1.5",
    overflowWrap: "anywhere",
    "& dl": { borderBlock: "0.3mm dashed black", py: "2mm", my: "3mm", textAlign: "start" },
    "& dl > div": { display: "flex", gap: "3mm", justifyContent: "space-between" },
    "& dt": { flexShrink: 0 },
    "& dd": { fontWeight: "600", textAlign: "end" },
  },
});

/** The slip for the visitor: name, event and code, also as a QR code. Visible only in print. */
export function Slip({ registration, event, fullName }: Registered) {
  const t = useText(deskText);
  const shared = useText(sharedText);
  const { date } = useFormats();
  const { lotteryCode, registeredAt } = registration;
  return createPortal(
    <Sheet className="slip">
      <Global styles={PRINT_STYLES} />
      <p>{shared("festival")}</p>
      <chakra.p fontSize="5mm" fontWeight="700" lineHeight="1.35">
        <bdi>{event.name}</bdi>
      </chakra.p>
      <dl>
        <div>
          <dt>{t("slipName")}</dt>
          <dd>
            <bdi>{fullName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("slipDate")}</dt>
          <dd>{date(registeredAt)}</dd>
        </div>
      </dl>
      <p>{t("code")}</p>
      {lotteryCode === null ? (
        <p>{t("noCode")}</p>
      ) : (
        <>
          <chakra.p dir="ltr" mb="3mm" fontFamily="mono" fontSize="6mm" fontWeight="700" lineHeight="1.25">
            {lotteryCode}
          </chakra.p>
          <chakra.div display="inline-block">
            <QrCode text={lotteryCode} label={t("slipQr", { code: lotteryCode })} w="42mm" borderWidth="0" />
          </chakra.div>
          <chakra.p mt="2mm" fontSize="3mm">
            {t("slipNote")}
          </chakra.p>
          <chakra.p fontSize="3mm">
            {t("slipDraws")} <bdi dir="ltr">{`${window.location.host}/draws`}</bdi>
          </chakra.p>
        </>
      )}
    </Sheet>,
    document.body,
  );
}
