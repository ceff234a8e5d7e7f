import type { Lang } from "../../domain/errors/error-catalogue";

export const LANGS: readonly Lang[] = ["fa", "en"];

/**
 * Returns a function with the languages in which the next flow of a test file runs: Persian and English in turn, or both
 * with `ALL_LANGUAGES=1`.
 */
export function flowLanguages(): () => readonly Lang[] {
  let turn = 0;
  return () => {
    if (process.env.ALL_LANGUAGES === "1") return LANGS;
    turn = 1 - turn;
    return turn === 1 ? ["fa"] : ["en"];
  };
}
