import { Badge } from "@chakra-ui/react";
import { STATE_LABELS } from "../../../domain/draws/draw.text";
import type { DrawState as StateName } from "../../../domain/draws/draw";
import type { Lang } from "../../../domain/errors/client-errors";
import type { DrawsScreen_DrawFragment as Draw } from "./draws.generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { drawsText } from "./draws.text";

type Prize = Draw["prizes"][number];

const PALETTES: Record<Draw["state"], string> = {
  DRAFT: "neutral",
  ANNOUNCED: "gold",
  FROZEN: "gold",
  ANCHORED: "gold",
  DRAWN: "accent",
  SETTLED: "accent",
  VOIDED: "danger",
};

/** The name of a draw or a prize in a language. */
export const nameOf = ({ nameFa, nameEn }: { nameFa: string; nameEn: string }, lang: Lang): string =>
  lang === "fa" ? nameFa : nameEn;

/** A hash in groups of eight characters. */
export const groupHash = (hash: string): string => hash.match(/.{1,8}/g)?.join(" ") ?? hash;

/** The public page of a draw. */
export const publicUrl = ({ id }: Pick<Draw, "id">): string => `${window.location.origin}/draws/${id}`;

/** Whether a draw has ended and can no longer be voided. */
export const isOver = ({ state }: Pick<Draw, "state">): boolean => state === "SETTLED" || state === "VOIDED";

/** The label of a state. */
export const stateLabel = (state: Draw["state"], lang: Lang): string =>
  STATE_LABELS[state.toLowerCase() as StateName][lang];

export function StateBadge({ state }: Pick<Draw, "state">) {
  const lang = useLang();
  return <Badge colorPalette={PALETTES[state]}>{stateLabel(state, lang)}</Badge>;
}

/** The label of a draw's source of randomness. */
export function useModeLabel(): (mode: Draw["mode"]) => string {
  const t = useText(drawsText);
  return (mode) => t(mode === "BEACON" ? "beacon" : "witnessed");
}

const HOUR_MINUTES = 60;

/** A window in whole hours or in minutes. */
export function useWindow(): (minutes: number) => string {
  const t = useText(drawsText);
  const { number } = useFormats();
  return (minutes) => {
    const isHours = minutes > 0 && minutes % HOUR_MINUTES === 0;
    const count = isHours ? minutes / HOUR_MINUTES : minutes;
    return t(isHours ? "hours" : "minutes", { count, number: number(count) });
  };
}

/** The number of prizes with their quantities. */
export const prizeCount = (prizes: readonly Prize[]): number => prizes.reduce((sum, { quantity }) => sum + quantity, 0);
