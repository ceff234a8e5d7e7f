import type { ApolloServerPlugin } from "@apollo/server";
import type { ValidationRule } from "graphql";
import { GraphQLError } from "graphql";
import type { Ctx } from "../context";
import { AppError } from "../errors/app-error";

/** Limit of graphql-js on a document, checked while it is parsed. */
export const MAX_TOKENS = 1_000;
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 10;
export const MAX_DIRECTIVES = 20;
export const MAX_COST = 5_000;
/** Elements of a list in the variables; no field accepts more than 500. */
const MAX_LIST_ITEMS = 1_000;

/**
 * Rejects a document that selects guarded root fields more than once, including aliases and fragments. Otherwise one
 * request could try a hundred passwords and count as one.
 */
export const oneGuardedFieldPerDocument =
  (guardedFields: ReadonlySet<string>): ValidationRule =>
  (context) => {
    let seen = 0;
    return {
      Field(node) {
        const parent = context.getParentType()?.name;
        if ((parent !== "Query" && parent !== "Mutation") || !guardedFields.has(node.name.value)) return;
        seen++;
        if (seen === 2)
          context.reportError(new GraphQLError("Only one such field is allowed in a request", { nodes: node }));
      },
    };
  };

function hasLongList(variables: unknown): boolean {
  const pending = [variables];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value) && value.length > MAX_LIST_ITEMS) return true;
    for (const inner of Object.values(value)) pending.push(inner);
  }
  return false;
}

/** Rejects long lists in the variables before GraphQL coerces each element, which would block the event loop. */
export const listLimitPlugin: ApolloServerPlugin<Ctx> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ request }) {
        if (!hasLongList(request.variables)) return Promise.resolve();
        const originalError = new AppError("LIST_TOO_LONG");
        throw new GraphQLError("A list is too long", { originalError, extensions: { http: { status: 400 } } });
      },
    }),
};
