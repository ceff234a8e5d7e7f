import type { IdentityPair } from "../../../domain/customers";

const STORAGE_KEY = "lookup_pair";

/** Gives a pair to the look-up page, which the browser opens next. The address and the history do not contain it. */
export function handOverPair(pair: IdentityPair): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pair));
  } catch {
    // Without storage the visitor types both numbers again.
  }
}

/** Returns the pair that the previous page gave and removes it; null if there is none. */
export function takePair(): IdentityPair | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return stored === null ? null : (JSON.parse(stored) as IdentityPair);
  } catch {
    return null;
  }
}
