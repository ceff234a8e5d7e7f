import { useSyncExternalStore } from "react";
import { fetchWithTimeout } from "./fetch-json";
import { storeServerClock } from "./server-clock";

export type Connection = "online" | "slow" | "offline";

const SLOW_MS = 3_000;
const PROBE_EVERY_MS = 3_000;
const PROBE_TIMEOUT_MS = 5_000;
const PROBE_PATH = "/health/live";

let connection: Connection = "online";
let probing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Connection): void {
  if (next !== connection) {
    connection = next;
    listeners.forEach((listener) => listener());
  }
  if (connection === "offline") scheduleProbe(PROBE_EVERY_MS);
}

/** Probes the server while the page is offline, because it may send nothing else. */
function scheduleProbe(delayMs: number): void {
  if (listeners.size === 0 || probing !== undefined) return;
  probing = setTimeout(() => {
    probing = undefined;
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    void observedFetch(PROBE_PATH, { signal, cache: "no-store" }).catch(() => undefined);
  }, delayMs);
}

const isTimeout = (signal: AbortSignal | null | undefined): boolean =>
  signal?.aborted === true && (signal.reason as Error | undefined)?.name === "TimeoutError";

/** The gateway responds, the server does not. */
const isGatewayError = (status: number): boolean => status >= 502 && status <= 504;

/** `fetch` that derives the state of the connection from the result and the duration of the request. */
export const observedFetch: typeof fetch = async (input, init) => {
  const sentAt = Date.now();
  const slow = setTimeout(() => connection === "online" && set("slow"), SLOW_MS);
  try {
    const response = await fetchWithTimeout(input, init);
    storeServerClock(response, sentAt);
    if (isGatewayError(response.status)) set("offline");
    else set(Date.now() - sentAt > SLOW_MS ? "slow" : "online");
    return response;
  } catch (error) {
    // A request that the page aborted itself does not describe the connection.
    if (!init?.signal?.aborted || isTimeout(init.signal)) set("offline");
    throw error;
  } finally {
    clearTimeout(slow);
  }
};

export const currentConnection = (): Connection => connection;

const onOffline = () => set("offline");
const onOnline = () => scheduleProbe(0);

/** Calls `listener` after the connection changes. Returns a function that stops it. */
export function onConnectionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("offline", onOffline);
    window.addEventListener("online", onOnline);
  }
  listeners.add(listener);
  if (!navigator.onLine) set("offline");
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("offline", onOffline);
    window.removeEventListener("online", onOnline);
  };
}

export const useConnection = (): Connection => useSyncExternalStore(onConnectionChange, currentConnection);
