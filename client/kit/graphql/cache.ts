import type { ApolloCache, StoreObject } from "@apollo/client";

/** Removes a deleted object, and with it the objects that only it refers to; lists omit it. */
export function removeFrom(cache: ApolloCache, object: StoreObject): void {
  cache.evict({ id: cache.identify(object) });
  cache.gc();
}
