import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { CONFIRMATION_HOURS } from "../../../domain/draws/draw";
import { isUuid } from "../../../domain/ids";
import { HOUR_MS } from "../../../domain/time/instants";
import { toRequestError } from "../../kit/graphql/client";
import { DrawScreenDocument, type DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { drawsText } from "./draws.text";

const NOT_FOUND = 404;
const FREEZING_POLL_MS = 1000;
/** While a second person may act on another screen. */
const SHARED_POLL_MS = 5000;

const OPEN_STATES: readonly Draw["state"][] = ["ANNOUNCED", "FROZEN", "ANCHORED", "DRAWN"];

/** Milliseconds between two queries of a draw; 0 if nothing is expected to change. */
function pollOf(draw: Draw | undefined): number {
  if (draw?.freeze?.status === "RUNNING") return FREEZING_POLL_MS;
  return draw && OPEN_STATES.includes(draw.state) ? SHARED_POLL_MS : 0;
}

/** A draw by its id; `isMissing` if it does not exist. */
export function useDraw(id: string) {
  const t = useText(drawsText);
  const [pollInterval, setPollInterval] = useState(0);
  const {
    data,
    error: failure,
    loading,
    refetch,
  } = useQuery(DrawScreenDocument, {
    variables: { id },
    skip: !isUuid(id),
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  const poll = pollOf(data?.draw);
  if (poll !== pollInterval) setPollInterval(poll);
  const error = failure && toRequestError(failure);
  const isMissing = !isUuid(id) || error?.status === NOT_FOUND;
  return {
    draw: isMissing ? undefined : data?.draw,
    userId: data?.me.id ?? "",
    isMissing,
    problem: error && !isMissing ? messageOr(error, t("drawFailed")) : undefined,
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

/** The open request of the step that comes next, or undefined. A request expires after a day. */
export function openRequest({ state, requests }: Draw, now: number): Draw["requests"][number] | undefined {
  const step = state === "ANNOUNCED" ? "FREEZE" : state === "ANCHORED" ? "RUN" : null;
  return requests.find(
    (request) => request.step === step && Date.parse(request.requestedAt) > now - CONFIRMATION_HOURS * HOUR_MS,
  );
}
