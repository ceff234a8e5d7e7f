import { useState } from "react";
import type { IdentityPair } from "../../../domain/customers";
import { CustomerCodesDocument, type CustomerCodes_CodeFragment as Code } from "./registration-desk.generated";
import { requestDocument } from "../../kit/graphql/request-document";
import { useText } from "../../kit/i18n/i18n";
import { messageOf, type RequestError } from "../../kit/transport/request-error";
import { deskText } from "./desk.text";

interface State {
  codes: readonly Code[] | null;
  /** The error if no customer matches. */
  notFound: RequestError | null;
  problem: RequestError | "selectFirst" | null;
  busy: boolean;
}
const START: State = { codes: null, notFound: null, problem: null, busy: false };

/** A customer's codes of the selected event. An unknown customer has none; that is a result, not a failure. */
export function useCustomerCodes(eventId: string | undefined) {
  const t = useText(deskText);
  const [{ notFound, problem, ...state }, setState] = useState(START);

  const find = async (pair: IdentityPair) => {
    if (eventId === undefined) return setState({ ...START, problem: "selectFirst" });
    // The codes of the customer before must not stand beside the numbers of the next one.
    setState({ ...START, busy: true });
    const { data, error } = await requestDocument(CustomerCodesDocument, { eventId, ...pair });
    if (data) return setState({ ...START, codes: data.myEventCodes });
    if (error.code === "CUSTOMER_NOT_FOUND") return setState({ ...START, codes: [], notFound: error });
    setState({ ...START, problem: error });
  };

  return {
    ...state,
    notFound: notFound && messageOf(notFound),
    problem: problem === "selectFirst" ? t(problem) : problem && t("lookupFailed", { reason: messageOf(problem) }),
    find,
    dismiss: () => setState((last) => ({ ...last, problem: null })),
  };
}
