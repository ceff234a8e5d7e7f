import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type IdentityPair, LOOKUP_ROWS_PER_PAGE } from "../../../domain/customers";
import { LookupScreenDocument, type LookupScreenQuery } from "../../kit/transport/generated";
import { takePair } from "../../kit/public/lookup-handover";
import { request } from "../../kit/transport/graphql-request";
import type { RequestError } from "../../kit/transport/request-error";

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
  /** The pair of the festival page; the form has it if its look-up fails. */
  handedOver: IdentityPair | null;
  /** Whether the visitor asked for another look-up. */
  isAgain: boolean;
  problem: RequestError | null;
  busy: boolean;
}
const START: State = { found: null, handedOver: null, isAgain: false, problem: null, busy: false };

/** Looks up a customer; phone and national code stay in memory only while the result is visible. */
export function useLookup() {
  const [state, setState] = useState(START);
  const lastCall = useRef(0);

  // The draws are loaded once; they are the same on every page.
  const fetchPage = async (pair: IdentityPair, { codesPage, purchasesPage }: Pages, draws?: Found["draws"]) => {
    const call = ++lastCall.current;
    setState((last) => ({ ...last, problem: null, busy: true }));
    const variables = { ...pair, codesPage, purchasesPage, pageSize: LOOKUP_ROWS_PER_PAGE, withDraws: !draws };
    const first = await request(LookupScreenDocument, variables);
    // A look-up needs no session; the expired one that was sent is removed by now.
    const isExpired = first.error?.code === "UNAUTHENTICATED";
    const { data, error } = isExpired ? await request(LookupScreenDocument, variables) : first;
    if (call !== lastCall.current) return;
    if (error) return setState((last) => ({ ...last, problem: error, busy: false }));
    const found = { ...data.lookup, pair, draws: draws ?? data.lookup.draws ?? [] };
    setState({ ...START, found });
  };

  const begin = useEffectEvent(() => {
    const pair = takePair();
    if (!pair) return;
    setState({ ...START, handedOver: pair });
    void fetchPage(pair, FIRST_PAGES);
  });
  // The landing page hands over a pair that was found there.
  useEffect(() => begin(), []);

  return {
    ...state,
    lookUp: (pair: IdentityPair) => fetchPage(pair, FIRST_PAGES),
    showPage: (found: Found, pages: Partial<Pages>) => fetchPage(found.pair, { ...found, ...pages }, found.draws),
    startOver: () => {
      lastCall.current += 1;
      setState({ ...START, isAgain: true });
    },
    dismiss: () => setState((last) => ({ ...last, problem: null })),
  };
}
