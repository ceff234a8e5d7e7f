import { aBuyer } from "../customers/fixtures";
import type { Visitor } from "../events/fixtures";
import type { TestApp } from "../support/app";
import { withRetries } from "../support/retry";

/** The REST path of customers. */
export const PATH = "/api/admin/customers";

/** Calls of merges and their undo by one administrator. */
export function mergeCalls(app: () => TestApp, token: () => string) {
  const post = (url: string, body?: unknown) => withRetries(() => app().rest("POST", url, body, { token: token() }));
  return {
    post,
    buyer: (...sums: number[]) => aBuyer(app(), token(), sums),
    merge: (keepId: string, mergeId: string) => post(`${PATH}/${keepId}/merge`, { merge_id: mergeId }),
    undo: (mergedId: string) => post(`${PATH}/${mergedId}/undo-merge`),
    voided: (receiptId = "") => post(`/api/receipts/${receiptId}/void`, { reason: "wrong" }),
    pointsOf: async (...ids: string[]): Promise<number[]> => {
      const rows = await app().sql<{ points: number }>(
        "select total_points::int as points from customers where id = any($1) order by array_position($1, id)",
        [ids],
      );
      return rows.map(({ points }) => points);
    },
  };
}

/** The customer at a registration desk. */
export const visitorOf = ({ phone, nationalCode }: { phone: string; nationalCode: string }): Visitor => ({
  full_name: "Sara Karimi",
  phone_number: phone,
  id_card_number: nationalCode,
});
