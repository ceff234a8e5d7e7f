import { useState } from "react";
import type { IdentityPair } from "../../../domain/customers";
import { callPublic } from "../../kit/public/public-call";
import { useFestival, type Festival } from "./festival";
import { LandingLookupDocument, type LandingLookupQuery } from "./landing.generated";

/** A customer's stars and codes with the pair that found them. */
type Found = LandingLookupQuery["lookup"] & { pair: IdentityPair };

interface Result {
  data?: LandingLookupQuery | null;
  errors?: readonly { message: string; extensions?: { status?: number } }[];
}

interface State {
  found: Found | null;
  problem: string | null;
  isBusy: boolean;
  /** Whether the visitor asked for another search. */
  isAgain: boolean;
}

const START: State = { found: null, problem: null, isBusy: false, isAgain: false };

/** The message of an error: two statuses have their own message, for others it is the server's. */
const messageFor = ({ text }: Festival, status: number | undefined, detail: string | null | undefined): string => {
  if (status === 404) return text.notFound;
  if (status === 400) return text.badData;
  return detail ?? text.noAnswer;
};

/** Looks up stars and codes by phone and national code, which are in no address; `startOver` clears the result. */
export function useStarLookup() {
  const festival = useFestival();
  const [state, setState] = useState(START);
  const lookUp = async (pair: IdentityPair) => {
    setState({ ...START, isBusy: true });
    const body = { query: LandingLookupDocument.toString(), variables: pair };
    const response = await callPublic<Result>("/graphql", { lang: festival.lang, body });
    if (!response.ok) return setState({ ...START, problem: messageFor(festival, response.status, response.detail) });
    const { data, errors } = response.body;
    if (data && !errors) return setState({ ...START, found: { ...data.lookup, pair } });
    setState({ ...START, problem: messageFor(festival, errors?.[0]?.extensions?.status, errors?.[0]?.message) });
  };
  return { ...state, lookUp, startOver: () => setState({ ...START, isAgain: true }) };
}
