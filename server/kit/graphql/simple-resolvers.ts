/** For types whose fields are read from the row as they stand: no wrapper runs for each field of a long list. */
export const SIMPLE_RESOLVERS = { simpleResolvers: true } as const;
