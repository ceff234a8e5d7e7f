import { useEffect, useState } from "react";
import { foldCode } from "../../../domain/codes";
import { callPublic } from "../../kit/public/public-call";
import { useFestival, type Festival } from "./festival";

/** A code of this length is checked while it is typed; shorter ones are checked by the button. */
const AUTOMATIC_FROM = 8;
const PAUSE_MS = 400;

/** The state of a code: not checked, checking, valid, invalid, or the server's message. */
export type CodeCheck = { state: "none" | "checking" | "valid" | "invalid" } | { state: "failed"; message: string };

const NONE: CodeCheck = { state: "none" };

interface CheckInput {
  code: string;
  eventId: string;
  phoneNumber: string;
  nationalCode: string;
}

async function checkCode({ lang, text }: Festival, input: CheckInput, signal?: AbortSignal): Promise<CodeCheck> {
  const body = {
    code: input.code,
    event_id: input.eventId,
    phone_number: input.phoneNumber,
    id_card_number: input.nationalCode,
  };
  const response = await callPublic<{ valid: boolean }>("/api/opening-day/validate-code", { lang, body, signal });
  if (response.ok) return { state: response.body.valid ? "valid" : "invalid" };
  return { state: "failed", message: response.detail ?? text.checkFailed };
}

/** Checks a code automatically once it is long enough and the personal data is complete (`isReady`). */
export function useCodeCheck({ isReady, code, eventId, phoneNumber, nationalCode }: CheckInput & { isReady: boolean }) {
  const festival = useFestival();
  const [check, setCheck] = useState<CodeCheck>(NONE);
  const isAutomatic = isReady && foldCode(code).length >= AUTOMATIC_FROM;
  useEffect(() => {
    setCheck(NONE);
    if (!isAutomatic) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setCheck({ state: "checking" });
      void checkCode(festival, { code, eventId, phoneNumber, nationalCode }, stop.signal).then((result) => {
        if (!stop.signal.aborted) setCheck(result);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code, eventId, phoneNumber, nationalCode, isAutomatic]);
  const checkNow = async () => {
    setCheck({ state: "checking" });
    setCheck(await checkCode(festival, { code, eventId, phoneNumber, nationalCode }));
  };
  return { check, checkNow };
}
