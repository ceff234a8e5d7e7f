import { useEffect, useRef } from "react";
import { isLayerOpen } from "../keyboard/is-typing";
import { gapsOf, PERSON_GAP_MS, scanAtEnd, type Press } from "./scan-burst";

const SAME_SCAN_MS = 1000;
/** A pause after which keys no longer belong together. */
const PAUSE_MS = 500;
/** A scan without a terminator has ended after this silence. */
const SILENCE_MS = 250;
const MAX_KEYS = 600;
const MAX_SAMPLES = 40;

interface Options {
  /** Called with a whole scan; `into` is the field it was typed into by mistake, which has its value back. */
  onScan: (text: string, into: { name: string; before: string } | null) => void;
  /** Whether a scan belongs in its field, such as a phone number scanned from a card. */
  belongs?: (name: string, text: string) => boolean;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// A Persian keyboard layout changes a scanner's Latin letters; the physical key code is unaffected.
function characterOf({ key, code }: KeyboardEvent): string {
  if (key.length !== 1) return "";
  if (key <= "~") return key;
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? key;
}

const fieldOf = (target: EventTarget | null): Field | null =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    ? target
    : null;

/** Returns a field to its value as if the person had typed it, so that every kind of control follows. */
function restore(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  property?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const isNumeric = (field: Field | null): boolean =>
  field instanceof HTMLInputElement && /^(numeric|tel)$/.test(field.inputMode);

const isCharacter = ({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !repeat && !ctrlKey && !altKey && !metaKey;

const isTerminator = ({ key, shiftKey, ctrlKey }: KeyboardEvent): boolean =>
  (key === "Enter" || key === "Tab") && !shiftKey && !ctrlKey;

/** A select finds its options by typing; after a pause the keys are a part of the option's text. */
const isFound = (field: Field | null, text: string): boolean =>
  field instanceof HTMLSelectElement &&
  (field.selectedOptions[0]?.text.toLowerCase().includes(text.toLowerCase()) ?? false);

/**
 * Recognizes a scanner by its rhythm, compared with the person's, and by its Enter or Tab, with any focus, so that the
 * terminator presses no button and submits no form. Outside of fields no terminator is needed.
 */
export function useScanner(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    let keys: Press[] = [];
    let target: EventTarget | null = null;
    let personGaps: number[] = [];
    let last = { text: "", at: -Infinity };
    let silence: ReturnType<typeof setTimeout> | undefined;

    const forget = (wasTyped: boolean) => {
      // The keys of a device are no sample of the person's typing.
      const typed = wasTyped ? gapsOf(keys).filter((gap) => gap >= PERSON_GAP_MS) : [];
      personGaps = [...personGaps, ...typed].slice(-MAX_SAMPLES);
      keys = [];
      clearTimeout(silence);
    };

    const belongs = (field: Field | null, text: string): boolean =>
      isFound(field, text) || Boolean(field?.name && latest.current.belongs?.(field.name, text));

    /** Handles a scan that ended at a time; returns false if a person typed. */
    const finish = (at: number): boolean => {
      const field = fieldOf(target);
      const burst = scanAtEnd(keys, { at, personGaps, isNumeric: isNumeric(field) });
      const text = burst?.map(({ character }) => character).join("") ?? "";
      const [first] = burst ?? [];
      forget(!first);
      if (!first || belongs(field, text)) return false;
      // The caller knows the value of a select and restores it.
      if (field && !(field instanceof HTMLSelectElement)) restore(field, first.before);
      const isRepeat = text === last.text && at - last.at < SAME_SCAN_MS;
      last = { text, at };
      latest.current.onScan(isRepeat ? "" : text, field?.name ? { name: field.name, before: first.before } : null);
      return true;
    };

    const extend = (event: KeyboardEvent) => {
      const gap = event.timeStamp - (keys.at(-1)?.at ?? -Infinity);
      // A separator inside a scan arrives as Ctrl+J and the like, which would open a panel of the browser.
      if (event.ctrlKey && event.key.length === 1 && gap < PERSON_GAP_MS) return event.preventDefault();
      if (event.key === "Shift" || event.key === "AltGraph") return;
      const isPart = isCharacter(event);
      if (!isPart || event.target !== target || gap > PAUSE_MS) forget(true);
      if (!isPart) return;
      target = event.target;
      const before = fieldOf(target)?.value ?? "";
      keys = [...keys, { character: characterOf(event), at: event.timeStamp, before }].slice(-MAX_KEYS);
      clearTimeout(silence);
      if (fieldOf(target) === null) {
        const { timeStamp } = event;
        silence = setTimeout(() => finish(timeStamp), SILENCE_MS);
      }
    };

    const listen = (event: KeyboardEvent) => {
      if (isLayerOpen()) return;
      if (!isTerminator(event)) return extend(event);
      if (event.target !== target || !finish(event.timeStamp)) return forget(true);
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    window.addEventListener("keydown", listen, { capture: true });
    return () => {
      clearTimeout(silence);
      window.removeEventListener("keydown", listen, { capture: true });
    };
  }, []);
}
