import { useCallback, useEffect, useState } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { callPublic } from "../../kit/public/public-call";

/** `missing` if the server has no such resource. */
export type Resource<Body> = { state: "loading" | "missing" | "failed" } | { state: "ready"; body: Body };

const MISSING_STATUSES: readonly number[] = [400, 404];

/**
 * Loads a public resource. `retry` loads it again; `refresh` does the same, and shows the loaded one until the new one
 * arrives.
 */
export function useResource<Body>(path: string, lang: Lang) {
  const [resource, setResource] = useState<Resource<Body>>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void callPublic<Body>(path, { lang, signal: stop.signal }).then((response) => {
      if (stop.signal.aborted) return;
      const failure = response.ok || !MISSING_STATUSES.includes(response.status) ? "failed" : "missing";
      setResource((last) => {
        if (response.ok) return { state: "ready", body: response.body };
        return last.state === "ready" ? last : { state: failure };
      });
    });
    return () => stop.abort();
  }, [path, lang, attempt]);
  const refresh = useCallback(() => setAttempt((last) => last + 1), []);
  const retry = useCallback(() => {
    setResource({ state: "loading" });
    refresh();
  }, [refresh]);
  return { resource, retry, refresh };
}
