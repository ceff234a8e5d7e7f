/** A key press in one field. */
export interface Press {
  character: string;
  /** In ms. */
  at: number;
  /** The value of the field before this key. */
  before: string;
}

/** No person types faster for long. */
export const PERSON_GAP_MS = 30;
const LATE_GAP_MS = 150;
const SLOWEST_GAP_MS = 160;
const MIN_LENGTH = 5;
/** A slow burst needs more keys as evidence. */
const MIN_SLOW_LENGTH = 6;
const MIN_STEADY_LENGTH = 8;
/** The speed of a person while too few keys are known. */
const USUAL_GAP_MS = 180;
const MIN_SAMPLES = 10;

export const gapsOf = (keys: readonly Press[]): number[] =>
  keys.slice(1).map((key, index) => key.at - (keys[index]?.at ?? key.at));

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The last keys that follow each other in one rhythm; what was typed before a pause is not among them. */
function rhythmicEnd(keys: readonly Press[]): readonly Press[] {
  const gaps = gapsOf(keys);
  const median = medianOf(gaps.slice(1 - MIN_LENGTH));
  // A busy machine delivers some keys of a fast scan late.
  const longest = median < PERSON_GAP_MS ? LATE_GAP_MS : median * 1.6 + 20;
  const isInRhythm = (gap: number) => gap < PERSON_GAP_MS || (gap > median / 2 - 10 && gap < longest);
  const breakAt = gaps.findLastIndex((gap) => !isInRhythm(gap));
  return keys.slice(breakAt + 1);
}

/** Whether a rhythm is a device's: faster than this person and even, or more even than any person. */
function isDevice(gaps: readonly number[], personGaps: readonly number[]): boolean {
  const median = medianOf(gaps);
  const spread = Math.max(...gaps) - Math.min(...gaps);
  if (median > SLOWEST_GAP_MS || gaps.length + 1 < MIN_SLOW_LENGTH) return false;
  const person = personGaps.length < MIN_SAMPLES ? USUAL_GAP_MS : medianOf(personGaps);
  if (median < 0.8 * person && spread <= Math.max(10, 0.2 * median)) return true;
  return gaps.length + 1 >= MIN_STEADY_LENGTH && spread <= Math.max(6, 0.08 * median);
}

interface End {
  /** When the terminator came, in ms. */
  at: number;
  /** The gaps between the keys that this person typed, in ms. */
  personGaps: readonly number[];
  /** The field takes numbers: slow digits in it are typed. */
  isNumeric: boolean;
}

/** The keys of a scan that ends with a terminator, or null if a person typed them. */
export function scanAtEnd(keys: readonly Press[], { at, personGaps, isNumeric }: End): readonly Press[] | null {
  const burst = rhythmicEnd(keys);
  const last = burst.at(-1);
  if (last === undefined || burst.length < MIN_LENGTH) return null;
  const gaps = gapsOf(burst);
  const median = medianOf(gaps);
  if (at - last.at > Math.max(2 * PERSON_GAP_MS, 2 * median + 20)) return null;
  if (median < PERSON_GAP_MS) return burst;
  const isNumber = isNumeric && burst.every(({ character }) => /^[\d+-]?$/.test(character));
  return !isNumber && isDevice(gaps, personGaps) ? burst : null;
}
