import { Box, chakra, Flex } from "@chakra-ui/react";
import { MAX_AMOUNT_TOMAN } from "../../../domain/money";
import { pointsFor, tomanToNextPoint } from "../../../domain/points";
import type { PointsPreview_BonusFragment } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { counterText } from "./counter.text";

interface Props {
  /** The amount as digits; empty before it is typed. */
  amount: string;
  /** The multiplier of the store type; undefined before a store is selected. */
  multiplier: number | undefined;
  /** The campaign that is active at the purchase date. */
  bonus: Pick<PointsPreview_BonusFragment, "name" | "multiplier"> | undefined;
}

/** The points of this purchase, by the same rule as on the server. Its height is constant: each line is reserved. */
export function PointsPreview({ amount, multiplier: storeMultiplier, bonus }: Props) {
  const t = useText(counterText);
  const lang = useLang();
  const multiplier = storeMultiplier && storeMultiplier * (bonus?.multiplier ?? 1);
  const { number, toman } = useFormats();
  const typed = Number(amount);
  const known = amount !== "" && multiplier !== undefined && typed <= MAX_AMOUNT_TOMAN ? { typed, multiplier } : null;
  const missing = t(amount !== "" && multiplier === undefined ? "estimateStore" : "estimateHelp");
  const campaign = bonus && t("bonus", { times: number(bonus.multiplier), name: nameIn(lang, bonus.name) });
  return (
    <Flex
      align="center"
      gap="4"
      h="6.25rem"
      px="4"
      borderWidth="1px"
      borderColor="gold.border"
      bg="gold.subtle"
      borderRadius="md"
    >
      <chakra.output
        fontSize="3xl"
        fontWeight="700"
        lineHeight="1.3"
        color="gold.fg"
        aria-live="polite"
        minW="10"
        whiteSpace="nowrap"
        flexShrink="0"
      >
        {known ? number(pointsFor(known.typed, known.multiplier)) : "–"}
      </chakra.output>
      <Box minW="0" fontSize="sm" lineHeight="1.25rem">
        <chakra.p fontWeight="600" color="gold.fg">
          {t("estimated")}
        </chakra.p>
        <chakra.p lineClamp="2" minH="5">
          {known ? t("toNext", { amount: toman(tomanToNextPoint(known.typed, known.multiplier)) }) : missing}
        </chakra.p>
        <chakra.p fontWeight="600" minH="5" truncate title={campaign}>
          {campaign}
        </chakra.p>
      </Box>
    </Flex>
  );
}
