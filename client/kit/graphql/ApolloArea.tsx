import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { client } from "./client";

export function ApolloArea({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
