import { useCallback, useEffect, useState } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { callPublic } from "../../kit/public/public-call";

/** `missing` if the server has no such resource. */
export type Resource<Body> = { state: "loading" | "missing" | "failed" } | { state: "ready"; body: Body };

/** Loads a public resource once and again on `retry`. */
export function useResource<Body>(path: string, lang: Lang): { resource: Resource<Body>; retry: () => void } {
  const [resource, setResource] = useState<Resource<Body>>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void callPublic<Body>(path, { lang, signal: stop.signal }).then((response) => {
      if (stop.signal.aborted) return;
      if (response.ok) setResource({ state: "ready", body: response.body });
      else setResource({ state: response.status === 404 || response.status === 400 ? "missing" : "failed" });
    });
    return () => stop.abort();
  }, [path, lang, attempt]);
  const retry = useCallback(() => {
    setResource({ state: "loading" });
    setAttempt((last) => last + 1);
  }, []);
  return { resource, retry };
}
