import { useQuery } from "@apollo/client/react";
import { isUuid } from "../../../domain/ids";
import { toRequestError } from "../../kit/graphql/client";
import { OneReceiptDocument } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { receiptsText } from "./receipts.text";

const NOT_FOUND = 404;

/** A receipt by its id with a page of its codes; `isMissing` if it does not exist. */
export function useReceipt(id: string, codesPage: number) {
  const t = useText(receiptsText);
  const { data, previousData, error, loading, refetch } = useQuery(OneReceiptDocument, {
    variables: { id, codesPage },
    skip: !isUuid(id),
  });
  const problem = error && toRequestError(error);
  return {
    receipt: (data ?? (error ? undefined : previousData))?.receipt,
    isMissing: !isUuid(id) || problem?.status === NOT_FOUND,
    problem: problem && messageOr(problem, t("detailFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
