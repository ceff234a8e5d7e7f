import { useRef, useState } from "react";
import type { IdentityPair } from "../../../domain/customers";
import { LookupScreenDocument, type LookupScreenQuery } from "../../kit/transport/generated";
import { request } from "../../kit/transport/graphql-request";

export type Found = LookupScreenQuery["lookup"];

interface State {
  found: Found | null;
  problem: string | null;
  busy: boolean;
}
const START: State = { found: null, problem: null, busy: false };

/** Looks up a customer; phone and national code stay in memory only while the result is visible. */
export function useLookup() {
  const [state, setState] = useState(START);
  const lastPair = useRef<IdentityPair | null>(null);

  const fetchPage = async (pair: IdentityPair, codesPage: number) => {
    setState((last) => ({ ...last, problem: null, busy: true }));
    const { data, error } = await request(LookupScreenDocument, { ...pair, codesPage });
    if (error) return setState((last) => ({ ...last, problem: error.message, busy: false }));
    lastPair.current = pair;
    setState({ found: data.lookup, problem: null, busy: false });
  };

  return {
    ...state,
    lookUp: (pair: IdentityPair) => fetchPage(pair, 1),
    showPage: (page: number) => (lastPair.current ? fetchPage(lastPair.current, page) : Promise.resolve()),
    startOver: () => {
      lastPair.current = null;
      setState(START);
    },
    dismiss: () => setState((last) => ({ ...last, problem: null })),
  };
}
