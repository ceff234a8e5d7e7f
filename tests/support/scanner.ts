import type { Page } from "playwright-core";

interface Key {
  key: string;
  code?: string;
  text?: string | undefined;
}

const TERMINATORS = { Enter: { key: "Enter", text: "\r" }, Tab: { key: "Tab" } } as const;

export interface Rhythm {
  /** The time before each key in ms; repeated if there are more keys. */
  gaps: readonly number[];
  terminator?: keyof typeof TERMINATORS | undefined;
  /** The keys of a Persian layout: other characters at the same physical keys. */
  isPersian?: boolean;
  /** Sends all keys without a wait: outside of fields a silence ends a scan, and a busy machine waits longer. */
  atOnce?: boolean;
}

const PERSIAN: Record<string, string> = { A: "ش", C: "ژ", N: "آ", S: "س" };

function keyOf(character: string, isPersian: boolean): Key {
  const code = /[A-Z]/.test(character) ? `Key${character}` : /\d/.test(character) ? `Digit${character}` : "";
  const key = isPersian ? (PERSIAN[character] ?? character) : character;
  return { key, code, text: key };
}

let clock = 0;

/** Sends keys that carry their own times, so that a busy machine does not change their rhythm. */
export async function sendKeys(
  page: Page,
  text: string,
  { gaps, terminator, isPersian = false, atOnce = false }: Rhythm,
) {
  const session = await page.context().newCDPSession(page);
  const keys: Key[] = [...text].map((character) => keyOf(character, isPersian));
  // Two seconds after the keys before: neither a part nor a repetition of them.
  clock = Math.max(clock + 2000, Date.now());
  const sent: Promise<unknown>[] = [];
  for (const [n, key] of [...keys, ...(terminator ? [TERMINATORS[terminator]] : [])].entries()) {
    clock += gaps[n % gaps.length] ?? 0;
    const event = {
      timestamp: clock / 1000,
      windowsVirtualKeyCode: key.key === "Enter" ? 13 : key.key === "Tab" ? 9 : 0,
    };
    for (const type of ["keyDown", "keyUp"] as const) {
      const text = type === "keyDown" && "text" in key ? key.text : undefined;
      sent.push(session.send("Input.dispatchKeyEvent", { ...event, ...key, type, text }));
      if (!atOnce) await Promise.all(sent);
    }
  }
  await Promise.all(sent);
  await session.detach();
}

/** The gaps of a person who types fast. */
export const PERSON_GAPS = [70, 130, 95, 180, 60, 110, 85, 150];
