import { lazy } from "react";

/** Gives its screens the Apollo client, which comes in a file of its own so that the public screens stay light. */
export const WithApollo = lazy(async () => ({ default: (await import("./ApolloArea")).ApolloArea }));
