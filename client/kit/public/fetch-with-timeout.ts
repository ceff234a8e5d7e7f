const TIMEOUT_MS = 30_000;

/** A random UUID; pages over plain HTTP on a local network have no `crypto.randomUUID`. */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * `fetch` with a timeout of 30 s: a request without a response must end as a network error, not as a spinner. The time
 * includes the body, which a bad network may stop in its middle.
 */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), TIMEOUT_MS);
  init?.signal?.addEventListener("abort", () => stop.abort());
  return fetch(input, { ...init, signal: stop.signal });
};
