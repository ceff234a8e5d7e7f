import DataLoader from "dataloader";
import type { Ctx } from "../context";

type Batch<Value> = (ctx: Ctx, ids: readonly string[]) => Promise<Map<string, Value>>;

const loaders = new WeakMap<Ctx, Map<unknown, unknown>>();

/**
 * Returns the DataLoader of a batch function for this request. Ids that the batch does not return load as `none`.
 */
export function loaderFor<Value>(ctx: Ctx, batch: Batch<Value>, none: Value): DataLoader<string, Value> {
  const ofRequest = loaders.get(ctx) ?? new Map<unknown, unknown>();
  loaders.set(ctx, ofRequest);
  const known = ofRequest.get(batch) as DataLoader<string, Value> | undefined;
  if (known) return known;
  const loader = new DataLoader<string, Value>(async (ids) => {
    const found = await batch(ctx, ids);
    return ids.map((id) => found.get(id) ?? none);
  });
  ofRequest.set(batch, loader);
  return loader;
}
