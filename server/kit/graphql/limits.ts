import type { ValidationRule } from "graphql";
import { GraphQLError } from "graphql";

/** graphql's own bound on a document, checked while it is read. */
export const MAX_TOKENS = 1_000;
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 10;
export const MAX_DIRECTIVES = 20;
export const MAX_COST = 5_000;

/**
 * Refuses a document that names one of these root fields more than once, under whatever alias or fragment:
 * otherwise one request could try a hundred passwords or pairs and count as one.
 */
export const oneDoorPerDocument =
  (doors: ReadonlySet<string>): ValidationRule =>
  (context) => {
    let seen = 0;
    return {
      Field(node) {
        const parent = context.getParentType()?.name;
        if ((parent !== "Query" && parent !== "Mutation") || !doors.has(node.name.value)) return;
        seen++;
        if (seen === 2)
          context.reportError(new GraphQLError("Only one such field is allowed in a request", { nodes: node }));
      },
    };
  };
