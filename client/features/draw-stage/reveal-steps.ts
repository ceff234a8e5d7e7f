import type { PublicDraw, PublicPrize, PublicResult } from "../public-draws/public-draw";

export interface PrizeStep {
  kind: "prize";
  prize: PublicPrize;
  /** The number of the prize from 1. */
  number: number;
  /** Null if the prize has no winner: too few participants, or all of them are disqualified. */
  result: PublicResult | null;
}

export interface ReserveStep {
  kind: "reserve";
  /** From 1, among the reserves that are left. */
  number: number;
  result: PublicResult;
}

export type RevealStep = PrizeStep | ReserveStep;

/** What the stage reveals, one after another: the prizes in their order with their current winners, then the reserves. */
export function revealSteps({ prizes, results }: Pick<PublicDraw, "prizes" | "results">): RevealStep[] {
  const single = prizes.flatMap((prize) => Array.from({ length: prize.quantity }, () => prize));
  const winnerOf = (number: number) =>
    results.find(({ status, prize_number: prizeNumber }) => status === "winner" && prizeNumber === number) ?? null;
  const reserves = results.filter(({ status }) => status === "reserve");
  return [
    ...single.map(
      (prize, index) => ({ kind: "prize", prize, number: index + 1, result: winnerOf(index + 1) }) as const,
    ),
    ...reserves.map((result, index) => ({ kind: "reserve", number: index + 1, result }) as const),
  ];
}
