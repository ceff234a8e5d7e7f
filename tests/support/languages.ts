import type { Lang } from "../../domain/errors/error-catalogue";

export const LANGS: readonly Lang[] = ["fa", "en"];

/**
 * Returns a function with the languages in which the next flow of a test file runs: Persian and English in turn, or both
 * with `ALL_LANGUAGES=1`.
 */
export function flowLanguages(): () => readonly Lang[] {
  let flows = 0;
  return () => (process.env.ALL_LANGUAGES === "1" ? LANGS : LANGS.slice(flows++ % 2).slice(0, 1));
}
