import { useState } from "react";
import type { IdentityPair } from "../../../domain/customers";
import { callPublic } from "../../kit/public/public-call";
import { text } from "./landing-format";

interface Found {
  data: { first_name: string; last_name: string };
  total_points: number;
  total_codes: number;
  lottery_codes: readonly { code: string }[];
}

interface State {
  found: Found | null;
  problem: string | null;
  isBusy: boolean;
}

const START: State = { found: null, problem: null, isBusy: false };

/** The message of an error: two statuses have their own message, for others it is the server's. */
const messageFor = (status: number, detail: string | null): string => {
  if (status === 404) return text.notFound;
  if (status === 400) return text.badData;
  return detail ?? text.noAnswer;
};

/** Looks up stars and codes by phone and national code; `startOver` clears the result. */
export function useStarLookup() {
  const [state, setState] = useState(START);
  const lookUp = async ({ phone, nationalCode }: IdentityPair) => {
    setState({ ...START, isBusy: true });
    const query = new URLSearchParams({ phone, national_code: nationalCode });
    const response = await callPublic<Found>(`/api/customers/lookup?${query}`, { lang: "fa" });
    if (response.ok) setState({ ...START, found: response.body });
    else setState({ ...START, problem: messageFor(response.status, response.detail) });
  };
  return { ...state, lookUp, startOver: () => setState(START) };
}
