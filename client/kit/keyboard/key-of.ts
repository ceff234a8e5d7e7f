const ARABIC_QUESTION_MARK = 0x061f;

/**
 * The name of a shortcut key: "?", "/", a capital letter, or null. A letter of another alphabet counts as the Latin one
 * on the same physical key, so a Persian layout works.
 */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string | null {
  if (key === "?" || key.charCodeAt(0) === ARABIC_QUESTION_MARK) return "?";
  if (key === "/") return "/";
  if (shiftKey) return null;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key([A-Z])$/.exec(code)?.[1] ?? null;
}
