/** For types whose fields are plain properties: skips the resolver wrapper, which is slow for long lists. */
export const SIMPLE_RESOLVERS = { simpleResolvers: true } as const;
