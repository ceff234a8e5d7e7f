import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { CODE_LENGTH } from "../../../domain/codes";
import { Notice } from "../../kit/feedback/States";
import { sanitizeScan } from "../../kit/form/sanitize-scan";
import { useScanner } from "../../kit/form/use-scanner";
import type { ReceiptCard_ReceiptFragment } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { counterText } from "./counter.text";
import { useShortcuts } from "./use-shortcuts";

const MAX_SAMPLES = 3;

/** Only the customer sees whole codes; staff see samples. */
const sampleOf = (code: string): string => (code.length > CODE_LENGTH ? `${code.slice(0, CODE_LENGTH)}…` : code);

function Fact({ name, children, strong = false }: { name: string; children: ReactNode; strong?: boolean }) {
  return (
    <Box minW="0">
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd
        overflowWrap="anywhere"
        fontWeight="600"
        fontSize={strong ? "2xl" : "md"}
        color={strong ? "gold.fg" : "fg"}
      >
        {children}
      </chakra.dd>
    </Box>
  );
}

function Facts({ receipt }: { receipt: ReceiptCard_ReceiptFragment }) {
  const t = useText(counterText);
  const { number } = useFormats();
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} gap="5">
      <Fact name={t("points")} strong>
        {number(receipt.pointsCalculated)}
      </Fact>
      <Fact name={t("codes")} strong>
        {number(receipt.lotteryCodesGenerated)}
      </Fact>
      <Fact name={t("receiptId")}>
        <bdi dir="ltr">{receipt.receiptId}</bdi>
      </Fact>
      <Fact name={t("customerId")}>
        <chakra.bdi dir="ltr" fontFamily="mono" fontSize="sm" fontWeight="400">
          {receipt.customerId}
        </chakra.bdi>
      </Fact>
    </chakra.dl>
  );
}

function Samples({ codes }: { codes: readonly string[] }) {
  const t = useText(counterText);
  if (codes.length === 0) return null;
  return (
    <Box mt="5">
      <chakra.h3 id="samples" fontSize="sm" color="fg.muted">
        {t("samples")}
      </chakra.h3>
      <chakra.ul aria-labelledby="samples" listStyleType="none" display="flex" gap="2" flexWrap="wrap" mt="1">
        {codes.slice(0, MAX_SAMPLES).map((code) => (
          <chakra.li key={code} bg="gold.subtle" color="gold.fg" px="2.5" py="1" borderRadius="md">
            <chakra.bdi dir="ltr" fontFamily="mono" fontWeight="600">
              {sampleOf(code)}
            </chakra.bdi>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

interface Props {
  receipt: ReceiptCard_ReceiptFragment;
  onAnother: (scanned: string) => void;
}

/** The result of a receipt. The next scan or F2 starts the next receipt. */
export function ReceiptCard({ receipt, onAnother }: Props) {
  const t = useText(counterText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useScanner({ onScan: (text) => text !== "" && onAnother(sanitizeScan(text)) });
  useShortcuts({ F2: () => onAnother("") });
  return (
    <Card maxW="text">
      <Flex align="center" gap="2.5" mb="5" color="accent.fg">
        <CircleCheck size={26} aria-hidden />
        <Heading as="h2" size="lg" tabIndex={-1} ref={heading}>
          {t("created")}
        </Heading>
      </Flex>
      <Flex direction="column" gap="3" mb="5" _empty={{ display: "none" }}>
        {receipt.replayed && <Notice tone="gold">{t("replayed")}</Notice>}
        {receipt.warnings.map(({ code, message }) => (
          <Notice key={code} tone="gold">
            {message}
          </Notice>
        ))}
      </Flex>
      <Facts receipt={receipt} />
      <Samples codes={receipt.codes} />
      <Button size="lg" mt="6" onClick={() => onAnother("")}>
        {t("another")}
      </Button>
    </Card>
  );
}
