import type { Ctx } from "../../kit/context";
import { loaderFor } from "../../kit/graphql/loader";
import { mergesOf } from "./customer-merge.queries";
import type { CustomerMerge } from "./customer-merge.types";
import { undoDeadline } from "./undo-merge.service";

const nameOf = (first: string | null, last: string | null): string | null =>
  [first, last].filter((name) => name !== null).join(" ") || null;

async function mergesByCustomer(ctx: Ctx, ids: readonly string[]): Promise<Map<string, CustomerMerge[]>> {
  const found = new Map<string, CustomerMerge[]>();
  for (const row of await mergesOf(ctx.db, ids)) {
    const { intoFirstName, intoLastName, mergedFirstName, mergedLastName, ...facts } = row;
    const deadline = undoDeadline(row.mergedAt);
    const merge = {
      ...facts,
      intoName: nameOf(intoFirstName, intoLastName),
      mergedName: nameOf(mergedFirstName, mergedLastName),
      undoableUntil: row.undoneAt === null && deadline >= ctx.now ? deadline : null,
    };
    for (const id of [row.intoId, row.mergedId]) found.set(id, [...(found.get(id) ?? []), merge]);
  }
  return found;
}

/** Returns the merges from and into an account, newest first; one query for all customers of a request. */
export const customerMerges = (ctx: Ctx, customerId: string): Promise<CustomerMerge[]> =>
  loaderFor(ctx, mergesByCustomer, []).load(customerId);
