const STORAGE_KEY = "server_clock_offset_ms";
/** The Date header has a resolution of one second, and the response takes time. */
const TOLERANCE_MS = 2_000;

function storedOffset(): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Stores how far the server's clock is ahead of the device's, by the Date header of a response to a request of `sentAt`. */
export function storeServerClock(response: Response, sentAt: number): void {
  const serverTime = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(serverTime)) return;
  const offset = serverTime - (sentAt + Date.now()) / 2;
  const rounded = Math.abs(offset) < TOLERANCE_MS ? 0 : Math.round(offset);
  if (Math.abs(rounded - storedOffset()) < TOLERANCE_MS) return;
  try {
    localStorage.setItem(STORAGE_KEY, String(rounded));
  } catch {
    // Without storage the device's clock is used.
  }
}

/** The current time by the server's clock at the last contact: the clock of a till can be wrong. */
export const serverNow = (): Date => new Date(Date.now() + storedOffset());
