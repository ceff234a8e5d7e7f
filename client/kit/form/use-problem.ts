import { useState } from "react";
import { messageOf, messageOr, type RequestError } from "../transport/request-error";

/**
 * The problem of a form or dialog as a text in the current language, and its setter. A problem is a label of the screen,
 * or the error of a request with the label that is shown if the server sent no text.
 */
export function useProblem<Label extends string>(t: (label: Label) => string) {
  const [{ problem, fallback }, setState] = useState<{ problem?: Label | RequestError; fallback?: Label }>({});
  const text =
    typeof problem !== "object"
      ? problem && t(problem)
      : fallback
        ? messageOr(problem, t(fallback))
        : messageOf(problem);
  const setProblem = (problem?: Label | RequestError, fallback?: Label) => setState({ problem, fallback });
  return [text, setProblem] as const;
}
