import DataLoader from "dataloader";
import type { Ctx } from "../context";

type Batch<Value> = (ctx: Ctx, ids: readonly string[]) => Promise<Map<string, Value>>;

const loaders = new WeakMap<Ctx, Map<unknown, unknown>>();

/**
 * Loads a field of many things at once: however many of a list are asked for, the batch runs once a request. Ids the
 * batch answers nothing for load as `none`.
 */
export function loaderFor<Value>(ctx: Ctx, batch: Batch<Value>, none: Value): DataLoader<string, Value> {
  const ofRequest = loaders.get(ctx) ?? new Map<unknown, unknown>();
  loaders.set(ctx, ofRequest);
  const known = ofRequest.get(batch) as DataLoader<string, Value> | undefined;
  if (known) return known;
  const made = new DataLoader<string, Value>(async (ids) => {
    const found = await batch(ctx, ids);
    return ids.map((id) => found.get(id) ?? none);
  });
  ofRequest.set(batch, made);
  return made;
}
