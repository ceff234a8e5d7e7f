import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { QrCode } from "../../kit/print/QrCode";
import { RollSheet, RollTitle } from "../../kit/print/RollSheet";
import { counterText } from "./counter.text";

/** What a slip prints. */
export interface SlipData {
  receiptId: string;
  /** Empty if unknown. */
  customerName: string;
  totalPoints: number | null;
  storeName: string | null;
  amount: number;
  points: number;
  purchaseDate: string;
  codes: readonly string[];
  /** The server has not confirmed the receipt: its points are an estimate and it has no codes yet. */
  isProvisional?: boolean;
}

/** Maximum codes on a slip; the page of the QR code has all. */
const MAX_PRINTED_CODES = 40;

/** The customer's slip: the receipt, its points and codes, and a QR code of the page where the customer sees them all. */
export function Slip({ slip, onPrinted }: { slip: SlipData; onPrinted: () => void }) {
  const t = useText(counterText);
  const shared = useText(sharedText);
  const { date, number, toman } = useFormats();
  const { host, origin } = window.location;
  const rows: { name: string; value: ReactNode }[] = [
    { name: t("slipNumber"), value: <bdi dir="ltr">{slip.receiptId}</bdi> },
    { name: t("date"), value: date(slip.purchaseDate) },
    ...(slip.customerName === "" ? [] : [{ name: t("customer"), value: <bdi>{slip.customerName}</bdi> }]),
    { name: t("amount"), value: toman(slip.amount) },
    { name: t(slip.isProvisional ? "estimated" : "points"), value: number(slip.points) },
    ...(slip.totalPoints === null ? [] : [{ name: t("newBalance"), value: number(slip.totalPoints) }]),
  ];
  const hidden = slip.codes.length - MAX_PRINTED_CODES;
  return (
    <RollSheet onPrinted={onPrinted}>
      <p>{shared("club")}</p>
      {slip.storeName !== null && (
        <RollTitle>
          <bdi>{slip.storeName}</bdi>
        </RollTitle>
      )}
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {slip.isProvisional && <chakra.p fontWeight="700">{t("slipProvisional")}</chakra.p>}
      {slip.codes.length > 0 && <p>{t("slipCodes")}</p>}
      {slip.codes.slice(0, MAX_PRINTED_CODES).map((code) => (
        <chakra.p key={code} dir="ltr" fontFamily="mono" fontSize="4.4mm" fontWeight="700" lineHeight="1.4">
          {code}
        </chakra.p>
      ))}
      {hidden > 0 && <p>{t("slipMore", { count: hidden, shown: number(hidden) })}</p>}
      <chakra.div display="inline-block" mt="3mm">
        <QrCode text={`${origin}/customer`} label={t("slipQr")} w="32mm" borderWidth="0" />
      </chakra.div>
      <chakra.p fontSize="3mm">
        {t("slipLookup")} <bdi dir="ltr">{`${host}/customer`}</bdi>
      </chakra.p>
      <chakra.p fontSize="3mm">
        {t("slipDraws")} <bdi dir="ltr">{`${host}/draws`}</bdi>
      </chakra.p>
    </RollSheet>
  );
}
