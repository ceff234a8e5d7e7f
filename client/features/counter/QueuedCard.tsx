import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Clock, Printer } from "lucide-react";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { counterText } from "./counter.text";
import type { SlipData } from "./Slip";
import { useResultFocus } from "./use-result-focus";

interface Props {
  slip: SlipData;
  /** Whether the card takes the focus: on touch devices. */
  takesFocus: boolean;
  onPrint: () => void;
  onAnother: () => void;
}

/** A receipt that is stored on the device and not confirmed by the server. */
export function QueuedCard({ slip, takesFocus, onPrint, onAnother }: Props) {
  const t = useText(counterText);
  const { number, toman } = useFormats();
  const heading = useResultFocus(takesFocus);
  const rows = [
    [t("receiptId"), <bdi dir="ltr">{slip.receiptId}</bdi>],
    [t("amount"), toman(slip.amount)],
    [t("estimated"), number(slip.points)],
  ] as const;
  return (
    <Card borderColor="gold.border" aria-labelledby="queued">
      <Flex align="center" gap="2.5" mb="1" color="gold.fg">
        <Clock size={24} aria-hidden />
        <Heading as="h2" id="queued" size="lg" tabIndex={-1} ref={heading} scrollMarginTop="4">
          {t("queued")}
        </Heading>
      </Flex>
      <chakra.p mb="4">{t("queuedHelp")}</chakra.p>
      <chakra.dl display="grid" gap="2" mb="4">
        {rows.map(([name, value]) => (
          <Flex key={name} justify="space-between" gap="3">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd fontWeight="600" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
      <Button variant="outline" size="lg" w="full" aria-keyshortcuts="F8" onClick={onPrint}>
        <Printer size={18} aria-hidden />
        {t("printProvisional")}
      </Button>
      <Button size="lg" w="full" mt="2" onClick={onAnother}>
        {t("another")}
      </Button>
    </Card>
  );
}
