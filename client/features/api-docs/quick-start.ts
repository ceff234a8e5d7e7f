import type { Call } from "./openapi";
import { curlOf, exampleValues } from "./request";

/** The commands of the quick start, made from the calls of the document. */
export interface QuickStart {
  key: string;
  firstCall: string;
  page: string;
  idempotency: string;
}

/** Returns the commands; null if the document has no such calls. */
export function quickStartOf(calls: readonly Call[], origin: string): QuickStart | null {
  const find = (id: string) => calls.find(({ operation }) => operation.operationId === id);
  const [stores, receipt] = [find("stores"), find("createReceipt")];
  if (!stores || !receipt) return null;
  const secondPage = { ...exampleValues(stores), parameters: { page: "2", page_size: "50" } };
  return {
    key: "export TOKEN='cc_k_…'",
    firstCall: curlOf(stores, origin),
    page: curlOf(stores, origin, secondPage),
    idempotency: curlOf(receipt, origin),
  };
}
