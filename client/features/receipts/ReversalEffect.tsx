import { Box, chakra, Flex } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ReversalPreview_EffectFragment as Preview } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { useCounts } from "../../kit/i18n/use-counts";
import { reversalText } from "./reversal.text";

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", sm: "repeat(4, auto)" },
    justifyContent: "space-between",
    columnGap: "5",
    rowGap: "3",
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& dd": { fontWeight: "600" },
    "& bdi": { overflowWrap: "anywhere" },
  },
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The receipt that is corrected. Its height does not change when it is loaded. */
export function ReceiptFacts({ receipt }: { receipt: Preview | undefined }) {
  const t = useText(reversalText);
  const shared = useText(sharedText);
  const { toman, date } = useFormats();
  return (
    <Facts aria-busy={!receipt}>
      <Fact label={t("customer")}>
        <bdi>{receipt ? (receipt.customerName ?? shared("unknownCustomer")) : t("nothing")}</bdi>
      </Fact>
      <Fact label={t("store")}>
        <bdi>{receipt?.storeName ?? t("nothing")}</bdi>
      </Fact>
      <Fact label={t("purchased")}>{receipt ? date(receipt.purchaseDate) : t("nothing")}</Fact>
      <Fact label={t("remaining")}>{receipt ? toman(receipt.netAmount) : t("nothing")}</Fact>
    </Facts>
  );
}

const CodeList = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5",
    mt: "2",
    maxH: "7.5rem",
    overflowY: "auto",
    listStyleType: "none",
    fontFamily: "mono",
    fontSize: "sm",
    "& li": { px: "2", py: "0.5", borderRadius: "sm", bg: "bg.card", whiteSpace: "nowrap" },
  },
});

function Codes({ codes, codesInvalidated: count }: Preview) {
  const t = useText(reversalText);
  const { number } = useFormats();
  if (count === 0) return <chakra.p fontSize="sm">{t("noCodes")}</chakra.p>;
  if (codes.length === 0) return <chakra.p fontSize="sm">{t("hiddenCodes")}</chakra.p>;
  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
      <CodeList dir="ltr" tabIndex={0} aria-label={t("codes")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </CodeList>
      {count > codes.length && (
        <chakra.p mt="1" fontSize="sm">
          {t("moreCodes", { count: number(count - codes.length) })}
        </chakra.p>
      )}
    </>
  );
}

/** Warns of codes that win a prize of a draw. */
function WinnerWarning({ winningCodes: count }: Preview) {
  const t = useText(reversalText);
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <Flex mt="3" gap="2" align="flex-start" color="danger.fg">
      <Box flex="none" pt="0.5">
        <TriangleAlert size={20} aria-hidden />
      </Box>
      <Box>
        <chakra.p fontWeight="700">{t("winners", { count, number: number(count) })}</chakra.p>
        <chakra.p fontSize="sm">{t("winnersHelp")}</chakra.p>
      </Box>
    </Flex>
  );
}

/** The points and codes that are removed, and what remains. */
export function ReversalEffect({ effect, hint }: { effect: Preview | undefined; hint: string }) {
  const t = useText(reversalText);
  const { toman } = useFormats();
  const { points, codes } = useCounts();
  return (
    <Box
      role="status"
      my="4"
      p="4"
      minH="10.5rem"
      borderWidth="1px"
      borderRadius="md"
      colorPalette="danger"
      bg={effect ? "colorPalette.subtle" : "bg.muted"}
      borderColor={effect ? "colorPalette.border" : "border"}
    >
      {effect ? (
        <>
          <Flex gap="6" wrap="wrap" justify="space-between">
            <Box>
              <chakra.p fontSize="sm">{t("effect")}</chakra.p>
              <chakra.p fontSize="xl" fontWeight="700" color="danger.fg">
                {t("removed", { points: points(effect.pointsReversed), codes: codes(effect.codesInvalidated) })}
              </chakra.p>
            </Box>
            <Box>
              <chakra.p fontSize="sm">{t("afterwards")}</chakra.p>
              <chakra.p fontWeight="600">
                {t("remains", { amount: toman(effect.netAmountAfter), points: points(effect.pointsAfter) })}
              </chakra.p>
              {effect.balanceAfter !== null && (
                <chakra.p fontSize="sm">{t("balanceAfter", { points: points(effect.balanceAfter) })}</chakra.p>
              )}
            </Box>
          </Flex>
          <Box mt="2">
            <Codes {...effect} />
          </Box>
          <WinnerWarning {...effect} />
        </>
      ) : (
        <chakra.p color="fg.muted">{hint}</chakra.p>
      )}
    </Box>
  );
}
