import { useEffect, useState } from "react";
import { foldCode } from "../../../domain/codes";
import { callPublic } from "../../kit/transport/public-call";
import { text } from "./landing-format";

/** A code of this length is checked while it is typed; shorter ones are checked by the button. */
const AUTOMATIC_FROM = 8;
const PAUSE_MS = 400;

/** The state of a code: not checked, checking, valid, invalid, or the server's message. */
export type CodeCheck = { state: "none" | "asking" | "valid" | "invalid" } | { state: "failed"; message: string };

const NONE: CodeCheck = { state: "none" };

interface CheckInput {
  code: string;
  eventId: string;
}

async function ask({ code, eventId }: CheckInput, signal?: AbortSignal): Promise<CodeCheck> {
  const body = { code, event_id: eventId };
  const answer = await callPublic<{ valid: boolean }>("/api/opening-day/validate-code", { lang: "fa", body, signal });
  if (answer.ok) return { state: answer.body.valid ? "valid" : "invalid" };
  return { state: "failed", message: answer.detail ?? text.checkFailed };
}

/** Checks a code automatically once it is long enough and the personal data is complete (`isReady`). */
export function useCodeCheck({ code, eventId, isReady }: CheckInput & { isReady: boolean }) {
  const [check, setCheck] = useState<CodeCheck>(NONE);
  const isAutomatic = isReady && foldCode(code).length >= AUTOMATIC_FROM;
  useEffect(() => {
    setCheck(NONE);
    if (!isAutomatic) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setCheck({ state: "asking" });
      void ask({ code, eventId }, stop.signal).then((answer) => {
        if (!stop.signal.aborted) setCheck(answer);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code, eventId, isAutomatic]);
  const checkNow = async () => {
    setCheck({ state: "asking" });
    setCheck(await ask({ code, eventId }));
  };
  return { check, checkNow };
}
