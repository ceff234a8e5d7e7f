import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { CircleCheck, Copy, Printer } from "lucide-react";
import { useState, type ReactNode } from "react";
import { CODE_LENGTH } from "../../../domain/codes";
import { useCopy } from "../../kit/password/Secret";
import { Notice } from "../../kit/feedback/States";
import type { ReceiptCard_ReceiptFragment } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { personName } from "../../kit/public/person-name";
import { counterText } from "./counter.text";
import { updateDevice, useDevice } from "./device";
import { useResultFocus } from "./use-result-focus";

const MAX_SAMPLES = 3;

/** The specification shows samples of 16 characters; the whole codes are in the list below them. */
const sampleOf = (code: string): string => (code.length > CODE_LENGTH ? `${code.slice(0, CODE_LENGTH)}…` : code);

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere" fontWeight="700" fontSize="2xl" color="gold.fg">
        {children}
      </chakra.dd>
    </Box>
  );
}

/** An identifier: small, left to right, with a copy button. */
function Identifier({ name, value }: { name: string; value: string }) {
  const shared = useText(sharedText);
  const copy = useCopy();
  return (
    <Box minW="0">
      <chakra.dt fontSize="xs" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd display="flex" gap="2" alignItems="center" justifyContent="space-between" fontSize="sm">
        <chakra.bdi dir="ltr" fontFamily="mono" overflowWrap="anywhere" minW="0">
          {value}
        </chakra.bdi>
        <Button
          variant="ghost"
          size="lg"
          px="3"
          aria-label={shared("copyOf", { name })}
          title={shared("copy")}
          onClick={() => void copy(value)}
        >
          <Copy size={16} aria-hidden />
        </Button>
      </chakra.dd>
    </Box>
  );
}

function Samples({ codes }: { codes: readonly string[] }) {
  const t = useText(counterText);
  return (
    <>
      <chakra.h3 id="samples" fontSize="sm" color="fg.muted">
        {t("samples")}
      </chakra.h3>
      <chakra.ul aria-labelledby="samples" listStyleType="none" display="flex" gap="2" flexWrap="wrap" mt="1">
        {codes.slice(0, MAX_SAMPLES).map((code) => (
          <chakra.li key={code} bg="gold.subtle" color="gold.fg" px="2.5" py="1" borderRadius="md">
            <chakra.bdi dir="ltr" fontFamily="mono" fontSize="sm" fontWeight="600">
              {sampleOf(code)}
            </chakra.bdi>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

/** All codes in full. They are one text, because a receipt can have thousands of them. */
function AllCodes({ codes }: { codes: readonly string[] }) {
  const t = useText(counterText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  const copy = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Flex gap="2" mt="2">
        <Button variant="outline" size="lg" flex="1" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? "hideCodes" : "showCodes", { count: codes.length, shown: number(codes.length) })}
        </Button>
        <Button
          variant="outline"
          size="lg"
          px="3"
          aria-label={shared("copyOf", { name: t("allCodes") })}
          title={shared("copy")}
          onClick={() => void copy(codes.join("\n"))}
        >
          <Copy size={16} aria-hidden />
        </Button>
      </Flex>
      {open && (
        <chakra.pre
          tabIndex={0}
          role="region"
          aria-label={t("allCodes")}
          dir="ltr"
          mt="2"
          p="3"
          maxH="12rem"
          overflowY="auto"
          fontFamily="mono"
          fontSize="sm"
          lineHeight="1.6"
          borderWidth="1px"
          borderRadius="md"
          textAlign="center"
        >
          {codes.join("\n")}
        </chakra.pre>
      )}
    </>
  );
}

function PrintControls({ onPrint }: { onPrint: () => void }) {
  const t = useText(counterText);
  const { printsSlips } = useDevice();
  return (
    <>
      <Button variant="outline" size="lg" w="full" aria-keyshortcuts="F8" onClick={onPrint}>
        <Printer size={18} aria-hidden />
        {t("print")}
      </Button>
      <chakra.label display="flex" alignItems="center" gap="2.5" minH="12" cursor="pointer" fontSize="sm">
        <input
          type="checkbox"
          checked={printsSlips}
          onChange={(event) => updateDevice({ printsSlips: event.target.checked })}
        />
        {t("printAlways")}
      </chakra.label>
    </>
  );
}

interface Props {
  receipt: ReceiptCard_ReceiptFragment;
  /** Whether the card takes the focus: on touch devices, where the keypad would cover it. */
  takesFocus: boolean;
  onPrint: () => void;
  onAnother: () => void;
}

/** The result of a receipt. The form beside it stays ready for the next customer. */
export function ReceiptCard({ receipt, takesFocus, onPrint, onAnother }: Props) {
  const t = useText(counterText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  const heading = useResultFocus(takesFocus);
  const { customer, codes } = receipt;
  return (
    <Card borderColor="accent.border" aria-labelledby="created">
      <Flex align="center" gap="2.5" mb="1" color="accent.fg">
        <CircleCheck size={24} aria-hidden />
        <Heading as="h2" id="created" size="lg" tabIndex={-1} ref={heading} scrollMarginTop="4">
          {t("created")}
        </Heading>
      </Flex>
      <chakra.p mb="4" fontSize="lg" fontWeight="600" overflowWrap="anywhere">
        <bdi>{(customer && personName(customer)) || shared("unknownCustomer")}</bdi>
      </chakra.p>
      <Flex direction="column" gap="3" mb="4" _empty={{ display: "none" }}>
        {receipt.replayed && <Notice tone="gold">{t("replayed")}</Notice>}
        {receipt.warnings.map(({ code, message }) => (
          <Notice key={code} tone="gold">
            {message}
          </Notice>
        ))}
      </Flex>
      <chakra.dl display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="4" mb="4" alignItems="end">
        <Figure name={t("points")}>{number(receipt.pointsCalculated)}</Figure>
        <Figure name={t("codes")}>{number(receipt.lotteryCodesGenerated)}</Figure>
        {customer && <Figure name={t("newBalance")}>{number(customer.totalPoints)}</Figure>}
      </chakra.dl>
      {codes.length > 0 && (
        <>
          <Samples codes={codes} />
          <AllCodes codes={codes} />
        </>
      )}
      <chakra.dl display="grid" gap="1" my="4">
        <Identifier name={t("receiptId")} value={receipt.receiptId} />
        <Identifier name={t("customerId")} value={receipt.customerId} />
      </chakra.dl>
      <PrintControls onPrint={onPrint} />
      <Button variant="outline" size="lg" w="full" mt="2" onClick={onAnother}>
        {t("another")}
      </Button>
    </Card>
  );
}
