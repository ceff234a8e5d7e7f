import { useEffect, useEffectEvent, useState } from "react";
import { type IdentityPair, LOOKUP_ROWS_PER_PAGE } from "../../../domain/customers";
import { LookupScreenDocument, type LookupScreenQuery } from "../../kit/transport/generated";
import { takePair } from "../../kit/public/lookup-handover";
import { messageOf, type RequestError } from "../../kit/transport/request-error";
import { request } from "../../kit/transport/graphql-request";

/** A customer's data with the pair that found it. */
export interface Found extends Omit<LookupScreenQuery["lookup"], "draws"> {
  pair: IdentityPair;
  draws: NonNullable<LookupScreenQuery["lookup"]["draws"]>;
}

/** The shown pages of codes and purchases, from 1. */
export type Pages = Pick<Found, "codesPage" | "purchasesPage">;
const FIRST_PAGES: Pages = { codesPage: 1, purchasesPage: 1 };

interface State {
  found: Found | null;
  problem: RequestError | null;
  busy: boolean;
}
const START: State = { found: null, problem: null, busy: false };

/** Looks up a customer; phone and national code stay in memory only while the result is visible. */
export function useLookup() {
  const [state, setState] = useState(START);

  // The draws are loaded once; they are the same on every page.
  const fetchPage = async (pair: IdentityPair, { codesPage, purchasesPage }: Pages, draws?: Found["draws"]) => {
    setState((last) => ({ ...last, problem: null, busy: true }));
    const { data, error } = await request(LookupScreenDocument, {
      ...pair,
      codesPage,
      purchasesPage,
      pageSize: LOOKUP_ROWS_PER_PAGE,
      withDraws: !draws,
    });
    if (error) return setState((last) => ({ ...last, problem: error, busy: false }));
    const found = { ...data.lookup, pair, draws: draws ?? data.lookup.draws ?? [] };
    setState({ found, problem: null, busy: false });
  };

  const begin = useEffectEvent(() => {
    const pair = takePair();
    if (pair) void fetchPage(pair, FIRST_PAGES);
  });
  // The landing page hands over a pair that was found there.
  useEffect(() => begin(), []);

  return {
    ...state,
    problem: state.problem && messageOf(state.problem),
    lookUp: (pair: IdentityPair) => fetchPage(pair, FIRST_PAGES),
    showPage: (found: Found, pages: Partial<Pages>) => fetchPage(found.pair, { ...found, ...pages }, found.draws),
    startOver: () => setState(START),
    dismiss: () => setState((last) => ({ ...last, problem: null })),
  };
}
