import { lazyComponent } from "../kit/page/lazy-component";

/** Provides Apollo Client. It is a separate chunk, so the public screens do not load it. */
export const WithApollo = lazyComponent(() => import("./apollo/ApolloArea"), "ApolloArea");
