import { useState } from "react";
import type { IdentityPair } from "../../../domain/customers";
import { CustomerCodesDocument, type CustomerCodes_CodeFragment as Code } from "./registration-desk.generated";
import { requestDocument } from "../../kit/graphql/request-document";
import { useText } from "../../kit/i18n/i18n";
import { deskText } from "./desk.text";

interface State {
  codes: readonly Code[] | null;
  /** The server's message if no customer matches. */
  notFound: string | null;
  problem: string | null;
  busy: boolean;
}
const START: State = { codes: null, notFound: null, problem: null, busy: false };

/** A customer's codes of the selected event. An unknown customer has none; that is a result, not a failure. */
export function useCustomerCodes(eventId: string | undefined) {
  const t = useText(deskText);
  const [state, setState] = useState(START);

  const find = async (pair: IdentityPair) => {
    if (eventId === undefined) return setState({ ...START, problem: t("selectFirst") });
    setState((last) => ({ ...last, problem: null, busy: true }));
    const { data, error } = await requestDocument(CustomerCodesDocument, { eventId, ...pair });
    if (data) return setState({ ...START, codes: data.myEventCodes });
    if (error.code === "CUSTOMER_NOT_FOUND") return setState({ ...START, codes: [], notFound: error.message });
    setState({ ...START, problem: t("lookupFailed", { reason: error.message }) });
  };

  return { ...state, find, dismiss: () => setState((last) => ({ ...last, problem: null })) };
}
