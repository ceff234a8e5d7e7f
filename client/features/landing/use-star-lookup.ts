import { useState } from "react";
import type { IdentityPair } from "../../../domain/customers";
import { callPublic } from "../../kit/transport/public-call";
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

/** What the page says of an error: two have words of their own, the others are told as the server told them. */
const wordsFor = (status: number, detail: string | null): string => {
  if (status === 404) return text.notFound;
  if (status === 400) return text.badData;
  return detail ?? text.noAnswer;
};

/** The stars and codes of the pair, asked for when it is sent; nothing of it is kept after `startOver`. */
export function useStarLookup() {
  const [state, setState] = useState(START);
  const lookUp = async ({ phone, nationalCode }: IdentityPair) => {
    setState({ ...START, isBusy: true });
    const query = new URLSearchParams({ phone, national_code: nationalCode });
    const answer = await callPublic<Found>(`/api/customers/lookup?${query}`, { lang: "fa" });
    if (answer.ok) setState({ ...START, found: answer.body });
    else setState({ ...START, problem: wordsFor(answer.status, answer.detail) });
  };
  return { ...state, lookUp, startOver: () => setState(START) };
}
