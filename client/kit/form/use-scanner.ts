import { useEffect, useRef } from "react";

/** Maximum gap between the keys of a scan; typing is slower. */
const KEY_GAP_MS = 30;
const ENTER_GAP_MS = 60;
const MIN_SCAN_LENGTH = 5;
const SAME_SCAN_MS = 1000;

interface Burst {
  text: string;
  at: number;
  target: EventTarget | null;
  /** The value of the field before the first key of the burst. */
  before: string;
}

interface Options {
  /** Called with a whole scan; `into` is the field it was typed into by mistake. */
  onScan: (text: string, into: { name: string; before: string } | null) => void;
  /** Whether a scan belongs in its field, such as a phone number scanned from a card. */
  belongs?: (name: string, text: string) => boolean;
}

// A Persian keyboard layout changes a scanner's Latin letters; the physical key code is unaffected.
function characterOf({ key, code }: KeyboardEvent): string {
  if (key.length !== 1) return "";
  if (key <= "~") return key;
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? key;
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : "";
const valueOf = (target: EventTarget | null): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.value : "";

/** Recognizes a scanner by its typing speed, with any focus, so that its Enter presses no button and submits no form. */
export function useScanner(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    let burst: Burst | null = null;
    let last = { text: "", at: -Infinity };

    const finish = (event: KeyboardEvent, scan: Burst) => {
      const name = nameOf(scan.target);
      if (name !== "" && latest.current.belongs?.(name, scan.text)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isRepeat = scan.text === last.text && event.timeStamp - last.at < SAME_SCAN_MS;
      last = { text: scan.text, at: event.timeStamp };
      latest.current.onScan(isRepeat ? "" : scan.text, name === "" ? null : { name, before: scan.before });
    };

    const extend = (event: KeyboardEvent, gap: number) => {
      const isCharacter = !event.ctrlKey && !event.altKey && !event.metaKey;
      const character = isCharacter ? characterOf(event) : "";
      if (burst !== null && gap < KEY_GAP_MS && burst.target === event.target) {
        // A separator inside a scan arrives as Ctrl+J and the like, which would open a panel of the browser.
        if (event.ctrlKey && event.key.length === 1) event.preventDefault();
        burst = { ...burst, text: burst.text + character, at: event.timeStamp };
      } else if (character !== "") {
        burst = { text: character, at: event.timeStamp, target: event.target, before: valueOf(event.target) };
      }
    };

    const listen = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open]")) return;
      const gap = burst === null ? Infinity : event.timeStamp - burst.at;
      if (event.key !== "Enter") return extend(event, gap);
      const scan = burst;
      burst = null;
      if (scan && gap < ENTER_GAP_MS && scan.text.length >= MIN_SCAN_LENGTH) finish(event, scan);
    };

    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}
