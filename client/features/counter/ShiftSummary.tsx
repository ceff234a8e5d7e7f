import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ShiftSummary_SummaryFragment as Summary } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { RollSheet, RollTitle } from "../../kit/print/RollSheet";
import { useSignOut } from "../sign-out/use-sign-out";
import { counterText } from "./counter.text";
import { shiftText } from "./shift.text";

/** The rows of the summary, for the screen and for the slip. */
function useRows({ shift, operatorName, ...sums }: Summary): { name: string; value: string }[] {
  const t = useText(shiftText);
  const counter = useText(counterText);
  const { number, toman, date } = useFormats();
  return [
    { name: counter("operator"), value: operatorName },
    { name: t("shiftOpened"), value: date(shift.openedAt) },
    { name: t("shiftClosed"), value: shift.closedAt === null ? "–" : date(shift.closedAt) },
    { name: t("shiftReceipts"), value: number(sums.receipts) },
    { name: t("shiftVoids"), value: number(sums.voids) },
    { name: t("shiftReturns"), value: number(sums.returns) },
    { name: t("shiftGross"), value: toman(sums.grossAmount) },
    { name: t("shiftNet"), value: toman(sums.netAmount) },
    { name: t("shiftPoints"), value: number(sums.points) },
    { name: t("shiftCodes"), value: number(sums.codes) },
  ];
}

interface Props {
  summary: Summary;
  storeName: string | undefined;
  onAnother: () => void;
}

/** The end of a shift: its sums, to print; then the operator signs out or starts another shift. */
export function ShiftSummary({ summary, storeName, onAnother }: Props) {
  const t = useText(shiftText);
  const counter = useText(counterText);
  const shared = useText(sharedText);
  const rows = useRows(summary);
  const { leave, dialog } = useSignOut();
  const [printing, setPrinting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card maxW="text" aria-labelledby="shift-summary">
      <Heading as="h2" id="shift-summary" size="lg" mb="4" tabIndex={-1} ref={heading}>
        {t("shiftSummary")}
      </Heading>
      <chakra.dl>
        {rows.map(({ name, value }) => (
          <chakra.div
            key={name}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="2"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd fontWeight="600" textAlign="end">
              <bdi>{value}</bdi>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <Flex gap="3" mt="5" wrap="wrap">
        <Button variant="outline" size="lg" flex="1" onClick={() => setPrinting(true)}>
          <Printer size={18} aria-hidden />
          {t("printSummary")}
        </Button>
        <Button variant="outline" size="lg" flex="1" onClick={onAnother}>
          {t("anotherShift")}
        </Button>
        <Button size="lg" flex="1" onClick={leave}>
          {counter("logout")}
        </Button>
      </Flex>
      {dialog}
      {printing && (
        <RollSheet onPrinted={() => setPrinting(false)}>
          <p>{shared("club")}</p>
          <RollTitle>{t("shiftSummary")}</RollTitle>
          {storeName !== undefined && (
            <p>
              <bdi>{storeName}</bdi>
            </p>
          )}
          <dl>
            {rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </RollSheet>
      )}
    </Card>
  );
}
