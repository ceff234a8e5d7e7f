import { useEffect, useState } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { callPublic } from "../../kit/public/public-call";
import type { PublicDraw } from "./public-draw";

/** The draws of a list that are public; a copy that is not announced is not. `ids` are separated by commas. */
export function useLinkedDraws(ids: string, lang: Lang): readonly PublicDraw[] {
  const [draws, setDraws] = useState<readonly PublicDraw[]>([]);
  useEffect(() => {
    if (ids === "") return;
    const stop = new AbortController();
    const calls = ids
      .split(",")
      .map((id) => callPublic<{ data: PublicDraw }>(`/api/draws/${id}`, { lang, signal: stop.signal }));
    void Promise.all(calls).then((responses) => {
      if (!stop.signal.aborted) setDraws(responses.flatMap((response) => (response.ok ? [response.body.data] : [])));
    });
    return () => stop.abort();
  }, [ids, lang]);
  return draws;
}
