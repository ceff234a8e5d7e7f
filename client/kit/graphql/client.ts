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
import { patientFetch, requestHeaders } from "../transport/fetch-json";
import { currentSession, onSessionChange } from "../session/session";
import {
  handleSessionError,
  networkError,
  fromResponse,
  fromGraphqlErrors,
  type RequestError,
} from "../transport/request-error";
import { ENDPOINT } from "../transport/graphql-request";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whatever Apollo reports, as a row of the catalogue. */
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

export const client = new ApolloClient({
  link: ApolloLink.from([sessionLink, authLink, new HttpLink({ uri: ENDPOINT, fetch: patientFetch })]),
  cache: new InMemoryCache({
    typePolicies: {
      FeatureFlag: { keyFields: ["name"] },
      // The parts of a report are asked for one by one; none pushes the others out.
      ReportSummary: { merge: true },
    },
  }),
  // A list that is looked at again is asked for again: two counters work on the same data.
  defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
});

// What one user was shown must not be in the next user's memory. Nothing is cleared when somebody signs in after that:
// clearing would cancel the first queries of the new session.
let token = currentSession()?.token;
onSessionChange(() => {
  const next = currentSession()?.token;
  if (token !== undefined && next === undefined) void client.clearStore();
  else if (token !== undefined && next !== token) void client.resetStore().catch(() => undefined);
  token = next;
});
