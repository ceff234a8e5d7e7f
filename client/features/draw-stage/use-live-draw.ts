import { useEffect, useState } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { callPublic } from "../../kit/public/public-call";
import type { PublicDraw } from "../public-draws/public-draw";

const SECOND_MS = 1_000;
const MIN_WAIT_MS = 5 * SECOND_MS;
const MAX_WAIT_MS = 60 * SECOND_MS;
/** The result is requested more often as the draw time comes closer. */
const PART_OF_DISTANCE = 10;

export type LiveDraw =
  | { state: "loading" }
  | { state: "connecting" }
  | { state: "missing" }
  | { state: "ready"; draw: PublicDraw };

const isFinal = ({ state }: PublicDraw): boolean => state === "drawn" || state === "settled" || state === "voided";

const clamped = (ms: number): number => Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, ms));

/** The time until the next request: after failures doubled each time, else a part of the distance to the draw time. */
const waitAfter = (draw: PublicDraw | null, failures: number): number =>
  failures > 0 || !draw
    ? clamped(MIN_WAIT_MS * 2 ** (failures - 1))
    : clamped(Math.abs(Date.parse(draw.draw_at) - Date.now()) / PART_OF_DISTANCE);

/**
 * Loads a draw until its result is fixed, and keeps what it has while the network is down. A later change of the result
 * is visible after a reload, so that a running ceremony does not change.
 */
export function useLiveDraw(id: string, lang: Lang): LiveDraw {
  const [live, setLive] = useState<LiveDraw>({ state: "loading" });
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: PublicDraw | null = null;
    let failures = 0;
    let isBusy = false;

    const load = async () => {
      if (isBusy) return;
      isBusy = true;
      clearTimeout(timer);
      const path = `/api/draws/${encodeURIComponent(id)}`;
      const response = await callPublic<{ data: PublicDraw }>(path, { lang, signal: stop.signal });
      isBusy = false;
      if (stop.signal.aborted) return;
      failures = response.ok ? 0 : failures + 1;
      if (response.ok) {
        last = response.body.data;
        setLive({ state: "ready", draw: last });
        if (isFinal(last)) return;
      } else if (!last) {
        const isMissing = response.status === 404 || response.status === 400;
        setLive({ state: isMissing ? "missing" : "connecting" });
        if (isMissing) return;
      }
      timer = setTimeout(() => void load(), waitAfter(last, failures));
    };
    const reload = () => {
      if (!last || !isFinal(last)) void load();
    };

    void load();
    window.addEventListener("online", reload);
    return () => {
      stop.abort();
      clearTimeout(timer);
      window.removeEventListener("online", reload);
    };
  }, [id, lang]);
  return live;
}
