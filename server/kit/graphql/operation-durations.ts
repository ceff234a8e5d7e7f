import type { ApolloServerPlugin } from "@apollo/server";
import { Kind, type OperationDefinitionNode } from "graphql";
import type { Ctx } from "../context";
import type { Metrics } from "../metrics";

/**
 * Returns the root field of an operation as a label: `several` for more than one known field, `other` for an unknown
 * one, a fragment or a rejected document. A client cannot add a label.
 */
function operationLabel(known: ReadonlySet<string>, operation: OperationDefinitionNode | undefined): string {
  const selections = operation?.selectionSet.selections ?? [];
  const fields = new Set(selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : "")));
  const [first = ""] = fields;
  if (![...fields].every((field) => known.has(field))) return "other";
  return fields.size > 1 ? "several" : first || "other";
}

/** Measures GraphQL operations, including those behind REST, from their document to their result. */
export const measureOperations = (
  known: ReadonlySet<string>,
  durations: Metrics["operations"],
): ApolloServerPlugin<Ctx> => ({
  requestDidStart: () => {
    const startedAt = performance.now();
    return Promise.resolve({
      willSendResponse({ operation }) {
        const seconds = (performance.now() - startedAt) / 1000;
        durations.observe({ operation: operationLabel(known, operation) }, seconds);
        return Promise.resolve();
      },
    });
  },
});
