/** Dark modules of a QR code without its quiet zone, by row. */
export type Modules = readonly (readonly boolean[])[];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
const ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/** Whether a module belongs to the finder, timing, alignment or format patterns of versions 1 and 2. */
function isFunction(size: number, row: number, column: number): boolean {
  const isTop = row <= 8;
  const isStart = column <= 8;
  const isFinder = (isTop && isStart) || (isTop && column >= size - 8) || (isStart && row >= size - 8);
  const isAlignment = size === 25 && Math.abs(row - 18) <= 2 && Math.abs(column - 18) <= 2;
  return isFinder || row === 6 || column === 6 || isAlignment;
}

/** The data bits in reading order: pairs of columns from the right, upwards and downwards in turn. */
function bitsOf(modules: Modules): number[] {
  const size = modules.length;
  // The mask is in the three bits after the level of the format, xor 101.
  const format = [2, 3, 4].map((column) => Number(modules[8]?.[column]));
  const mask = MASKS[Number.parseInt(format.join(""), 2) ^ 0b101];
  const bits: number[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUpward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFunction(size, row, column)) continue;
        bits.push(Number(modules[row]?.[column] !== mask?.(row, column)));
      }
    }
    isUpward = !isUpward;
  }
  return bits;
}

/**
 * Reads a QR code of version 1 or 2, which has one block, without error correction, by ISO/IEC 18004. It shares no code
 * with the product.
 */
export function decodeQr(modules: Modules): string {
  if (modules.length !== 21 && modules.length !== 25) throw new Error(`a QR code of ${modules.length} modules`);
  const bits = bitsOf(modules);
  let at = 0;
  const read = (count: number): number => Number.parseInt(bits.slice(at, (at += count)).join(""), 2);
  let text = "";
  for (let mode = read(4); mode !== 0; mode = read(4)) {
    if (mode === 1) {
      const length = read(10);
      for (let left = length; left > 0; left -= 3) {
        const digits = Math.min(left, 3);
        text += String(read([0, 4, 7, 10][digits] ?? 0)).padStart(digits, "0");
      }
    } else if (mode === 2) {
      const length = read(9);
      for (let left = length; left > 0; left -= 2) {
        const pair = read(left === 1 ? 6 : 11);
        if (left > 1) text += ALPHANUMERIC[Math.floor(pair / 45)];
        text += ALPHANUMERIC[pair % 45];
      }
    } else if (mode === 4) {
      const length = read(8);
      const bytes = Array.from({ length }, () => read(8));
      text += Buffer.from(bytes).toString();
    } else throw new Error(`a segment of mode ${mode}`);
  }
  return text;
}
