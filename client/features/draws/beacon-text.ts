/** A round of the beacon as a relay returns it. */
interface BeaconText {
  round?: number;
  signature?: string;
}

const SIGNATURE = /\b[0-9a-f]{96,}\b/i;
const ROUND = /round\W{0,5}(\d{1,15})/i;

/** Returns the round and the signature in a pasted or scanned text; an empty text has none. */
export function parseBeaconText(text: string): BeaconText {
  const trimmed = text.trim();
  if (trimmed === "") return {};
  const [, round] = ROUND.exec(trimmed) ?? [];
  const [signature = trimmed] = SIGNATURE.exec(trimmed) ?? [];
  return { signature, ...(round !== undefined && { round: Number(round) }) };
}
