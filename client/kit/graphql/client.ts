import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  ServerError,
  ServerParseError,
} from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { Observable } from "rxjs";
import { observedFetch } from "../transport/connection";
import { requestHeaders } from "../transport/fetch-json";
import { currentSession, expiredSession, isSameUser, onSessionChange, shownSession } from "../session/session";
import {
  handleSessionError,
  networkError,
  fromResponse,
  fromGraphqlErrors,
  type RequestError,
} from "../transport/request-error";
import { createResponseOrder } from "./response-order";
import { ENDPOINT } from "../transport/graphql-request";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Converts an Apollo error to a `RequestError`. */
export function toRequestError(error: unknown): RequestError {
  if (CombinedGraphQLErrors.is(error)) return fromGraphqlErrors(error.errors);
  if (ServerError.is(error) || ServerParseError.is(error))
    return fromResponse(error.statusCode, parsed(error.bodyText));
  return networkError();
}

const authLink = new SetContextLink(() => ({ headers: requestHeaders(), token: currentSession()?.token }));

/** Repeats a query once the user of the expired session has signed in again; fails if the session ends otherwise. */
function afterSignIn(error: unknown, repeat: () => Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
  const expired = expiredSession();
  return new Observable((observer) => {
    const stop = onSessionChange(() => {
      if (expiredSession() !== null) return;
      stop();
      if (isSameUser(expired, currentSession())) repeat().subscribe(observer);
      else observer.error(error);
    });
    return stop;
  });
}

const sessionLink = new ErrorLink(({ error, operation, forward }) => {
  const { token } = operation.getContext();
  const problem = toRequestError(error);
  handleSessionError(problem, typeof token === "string" ? token : undefined);
  if (problem.code !== "UNAUTHENTICATED" || expiredSession() === null) return;
  // The error of a query would remove what the screen shows. A mutation is repeated by the user only.
  if ((operation.operationType as string) === "query") return afterSignIn(error, () => forward(operation));
});

/** An operation with a file has its own `fetch` in its `fetchOptions`. */
const fetchOfOperation: typeof fetch = (input, init) =>
  ((init as { fetch?: typeof fetch } | undefined)?.fetch ?? observedFetch)(input, init);

/** The normalized cache; the app adds the policies of its types. */
export const cache = new InMemoryCache();

export const client = new ApolloClient({
  link: ApolloLink.from([
    createResponseOrder(),
    sessionLink,
    authLink,
    new HttpLink({ uri: ENDPOINT, fetch: fetchOfOperation }),
  ]),
  cache,
  // A revisited list is refetched: other users work on the same data.
  defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
});

// Data of one user must not stay in the cache of the next. It is not cleared after signing in: clearing would cancel
// the first queries of the new session.
let shown = shownSession();
onSessionChange(() => {
  const next = shownSession();
  if (shown !== null && next === null) void client.clearStore();
  else if (shown !== null && !isSameUser(shown, next)) void client.resetStore().catch(() => undefined);
  shown = next;
});
