import { useEffect, useRef, useState } from "react";
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

async function checkCode({ lang, text }: Festival, input: CheckInput, signal: AbortSignal): Promise<CodeCheck> {
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
  const running = useRef<AbortController>(null);
  const checkNow = async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setCheck({ state: "checking" });
    const result = await checkCode(festival, { code, eventId, phoneNumber, nationalCode }, signal);
    if (!signal.aborted) setCheck(result);
  };
  const isAutomatic = isReady && foldCode(code).length >= AUTOMATIC_FROM;
  useEffect(() => {
    setCheck(NONE);
    const timer = isAutomatic ? setTimeout(() => void checkNow(), PAUSE_MS) : undefined;
    return () => {
      clearTimeout(timer);
      // The result would be of another code.
      running.current?.abort();
    };
  }, [code, eventId, phoneNumber, nationalCode, isAutomatic]);
  return { check, checkNow };
}
