import { anchorableUntil, freezableFrom, REVEAL_HOURS } from "../../../domain/draws/draw";
import { HOUR_MS } from "../../../domain/time/instants";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import type { drawStepsText } from "./draw-steps.text";

/** The times that follow from the definition of a draw. */
export function timesOf({ cutoffAt, checkMinutes, disputeMinutes, drawAt }: Draw) {
  const times = { cutoffAt: new Date(cutoffAt), drawAt: new Date(drawAt), checkMinutes, disputeMinutes };
  return {
    cutoffAt: times.cutoffAt,
    drawAt: times.drawAt,
    freezableFrom: freezableFrom(times),
    anchorableUntil: anchorableUntil(times),
    revealableUntil: new Date(times.drawAt.getTime() + REVEAL_HOURS * HOUR_MS),
  };
}

interface NextStep {
  /** The key of the sentence. */
  text: keyof typeof drawStepsText.en;
  /** The time in the sentence. */
  time?: Date;
  /** The step that is possible now. */
  step?: "announce" | "freeze" | "anchor" | "run" | "settle";
}

/** Collect codes, check returns, then freeze in time for the publication of the hash. */
function announcedStep(draw: Draw, now: number): NextStep {
  const { cutoffAt, freezableFrom: from, anchorableUntil: anchorDue } = timesOf(draw);
  if (draw.freeze?.status === "RUNNING") return { text: "nextFreezing" };
  if (now > anchorDue.getTime()) return { text: "tooLate", time: anchorDue };
  if (now < cutoffAt.getTime()) return { text: "nextCollect", time: cutoffAt };
  if (now < from.getTime()) return { text: "nextCheck", time: from };
  return { text: "nextFreeze", time: anchorDue, step: "freeze" };
}

function anchoredStep(draw: Draw, now: number): NextStep {
  const { drawAt, revealableUntil } = timesOf(draw);
  if (now < drawAt.getTime()) return { text: "nextDispute", time: drawAt };
  if (draw.mode === "BEACON") return { text: "nextRunBeacon", step: "run" };
  return { text: "nextRunWitnessed", time: revealableUntil, step: "run" };
}

/** What comes next in a draw at a time. */
export function nextStep(draw: Draw, now: number): NextStep {
  const { anchorableUntil: anchorDue } = timesOf(draw);
  const hasSecret = draw.mode === "BEACON" || draw.commitment !== null;
  switch (draw.state) {
    case "DRAFT":
      return hasSecret ? { text: "nextDraft", step: "announce" } : { text: "nextDraftSecret" };
    case "ANNOUNCED":
      return announcedStep(draw, now);
    case "FROZEN":
      if (now > anchorDue.getTime()) return { text: "tooLate", time: anchorDue };
      return { text: "nextAnchor", time: anchorDue, step: "anchor" };
    case "ANCHORED":
      return anchoredStep(draw, now);
    case "DRAWN":
      return { text: "nextSettle", step: "settle" };
    case "SETTLED":
      return { text: "nextSettled" };
    case "VOIDED":
      return { text: "nextVoided" };
  }
}
