import { STATE_LABELS } from "../../../domain/draws/draw.text";
import type { DrawState } from "../../../domain/draws/draw";
import type { Lang } from "../../../domain/errors/client-errors";

export function StateChip({ state, lang }: { state: DrawState; lang: Lang }) {
  return <span className={`chip ${state}`}>{STATE_LABELS[state][lang]}</span>;
}
