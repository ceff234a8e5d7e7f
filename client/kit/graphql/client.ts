import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  ServerError,
  ServerParseError,
} from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { observedFetch } from "../transport/connection";
import { requestHeaders } from "../transport/fetch-json";
import { currentSession, onSessionChange } from "../session/session";
import {
  handleSessionError,
  networkError,
  fromResponse,
  fromGraphqlErrors,
  type RequestError,
} from "../transport/request-error";
import { createCache } from "./cache";
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

const sessionLink = new ErrorLink(({ error, operation }) => {
  const { token } = operation.getContext();
  handleSessionError(toRequestError(error), typeof token === "string" ? token : undefined);
});

/** An operation with a file has its own `fetch` in its `fetchOptions`. */
const fetchOfOperation: typeof fetch = (input, init) =>
  ((init as { fetch?: typeof fetch } | undefined)?.fetch ?? observedFetch)(input, init);

export const client = new ApolloClient({
  link: ApolloLink.from([
    createResponseOrder(),
    sessionLink,
    authLink,
    new HttpLink({ uri: ENDPOINT, fetch: fetchOfOperation }),
  ]),
  cache: createCache(),
  // A revisited list is refetched: other users work on the same data.
  defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
});

// Data of one user must not stay in the cache of the next. It is not cleared after signing in: clearing would cancel
// the first queries of the new session.
let token = currentSession()?.token;
onSessionChange(() => {
  const next = currentSession()?.token;
  if (token !== undefined && next === undefined) void client.clearStore();
  else if (token !== undefined && next !== token) void client.resetStore().catch(() => undefined);
  token = next;
});
