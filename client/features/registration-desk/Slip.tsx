import { chakra } from "@chakra-ui/react";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { QrCode } from "../../kit/print/QrCode";
import { RollSheet, RollTitle } from "../../kit/print/RollSheet";
import { deskText } from "./desk.text";
import type { Registered } from "./use-registration";

/** The slip for the visitor: name, event and code, also as a QR code. Visible only in print. */
export function Slip({ registration, event, fullName }: Registered) {
  const t = useText(deskText);
  const shared = useText(sharedText);
  const { date } = useFormats();
  const { lotteryCode, registeredAt } = registration;
  return (
    <RollSheet length="120mm">
      <p>{shared("festival")}</p>
      <RollTitle>
        <bdi>{event.name}</bdi>
      </RollTitle>
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
    </RollSheet>
  );
}
