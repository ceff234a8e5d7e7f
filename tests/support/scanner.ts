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
}

const PERSIAN: Record<string, string> = { A: "ش", C: "ژ", N: "آ", S: "س" };

function keyOf(character: string, isPersian: boolean): Key {
  const code = /[A-Z]/.test(character) ? `Key${character}` : /\d/.test(character) ? `Digit${character}` : "";
  const key = isPersian ? (PERSIAN[character] ?? character) : character;
  return { key, code, text: key };
}

let clock = 0;

/** Sends keys that carry their own times, so that a busy machine does not change their rhythm. */
export async function sendKeys(page: Page, text: string, { gaps, terminator, isPersian = false }: Rhythm) {
  const session = await page.context().newCDPSession(page);
  const keys: Key[] = [...text].map((character) => keyOf(character, isPersian));
  const sent: Promise<unknown>[] = [];
  // Two seconds after the keys before: neither a part nor a repetition of them.
  clock = Math.max(clock + 2000, Date.now());
  for (const [n, key] of [...keys, ...(terminator ? [TERMINATORS[terminator]] : [])].entries()) {
    clock += gaps[n % gaps.length] ?? 0;
    const event = {
      timestamp: clock / 1000,
      windowsVirtualKeyCode: key.key === "Enter" ? 13 : key.key === "Tab" ? 9 : 0,
    };
    sent.push(
      session.send("Input.dispatchKeyEvent", { type: "keyDown", ...event, ...key }),
      session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event, ...key, text: undefined }),
    );
  }
  await Promise.all(sent);
  await session.detach();
}

/**
 * Dispatches keys with their own times in one task of the page, where nothing has the focus. A silence ends such a scan,
 * and a busy machine would deliver the keys of `sendKeys` with longer silences than a scanner's.
 */
export function dispatchKeys(page: Page, text: string, { gaps, terminator, isPersian = false }: Rhythm): Promise<void> {
  const sent: Key[] = [...text].map((character) => keyOf(character, isPersian));
  if (terminator) sent.push(TERMINATORS[terminator]);
  // Two seconds after the keys before: neither a part nor a repetition of them.
  clock += 2000;
  const keys = sent.map((key, n) => ({ ...key, at: (clock += gaps[n % gaps.length] ?? 0) }));
  return page.evaluate((events) => {
    for (const { at, ...init } of events) {
      const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
      document.body.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: at }));
    }
  }, keys);
}

/** The gaps of a person who types fast. */
export const PERSON_GAPS = [70, 130, 95, 180, 60, 110, 85, 150];
