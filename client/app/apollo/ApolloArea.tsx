import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { cache, client } from "../../kit/graphql/client";
import { TYPE_POLICIES } from "./type-policies";

cache.policies.addTypePolicies(TYPE_POLICIES);

export function ApolloArea({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
