import { ApolloLink } from "@apollo/client";
import { finalize, map } from "rxjs";

interface Newest {
  /** The number of the newest request with a response. */
  request: number;
  result?: ApolloLink.Result;
  running: number;
}

/**
 * Equal queries may run at once, and their responses may arrive in another order. A response that arrives after that of
 * a later request is replaced by it, so that an older list does not overwrite a newer one.
 */
export function createResponseOrder(): ApolloLink {
  const newest = new Map<string, Newest>();
  let requests = 0;
  return new ApolloLink((operation, forward) => {
    if ((operation.operationType as string) === "mutation") return forward(operation);
    const key = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
    const request = ++requests;
    const entry = newest.get(key) ?? { request: 0, running: 0 };
    newest.set(key, entry);
    entry.running++;
    return forward(operation).pipe(
      map((result) => {
        if (entry.result && request < entry.request) return entry.result;
        Object.assign(entry, { request, result });
        return result;
      }),
      finalize(() => {
        if (--entry.running === 0) newest.delete(key);
      }),
    );
  });
}
