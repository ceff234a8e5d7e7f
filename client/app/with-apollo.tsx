import { lazy } from "react";

/** Provides Apollo Client. It is a separate chunk, so the public screens do not load it. */
export const WithApollo = lazy(async () => ({ default: (await import("./apollo/ApolloArea")).ApolloArea }));
