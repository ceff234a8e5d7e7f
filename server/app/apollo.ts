import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloArmor } from "@escape.tech/graphql-armor";
import { GraphQLError, type GraphQLSchema, Kind } from "graphql";
import { type Permission, policyOf } from "../../domain/permissions";
import { isPermitted } from "../kit/auth/authorization";
import type { Ctx } from "../kit/context";
import { AppError } from "../kit/errors/app-error";
import { errorFormatPlugin } from "./format-error";
import { measureOperations } from "../kit/graphql/operation-durations";
import {
  listLimitPlugin,
  MAX_ALIASES,
  MAX_COST,
  MAX_DEPTH,
  MAX_DIRECTIVES,
  MAX_TOKENS,
  oneGuardedFieldPerDocument,
} from "../kit/graphql/query-limits";
import type { Telemetry } from "../kit/telemetry";
import { permissionTable } from "./schema";

export interface ApolloOptions {
  schema: GraphQLSchema;
  telemetry: Telemetry;
  isProduction: boolean;
}

/** Whether an operation discloses whether a password or a pair of phone and national code is correct. */
const isGuarded = (permission: Permission): boolean =>
  permission === "customers:create" || (/^(customers|auth):/.test(permission) && policyOf(permission).public === true);

/** Returns the rate-limited fields; a request may select only one of them, so that aliases cannot bypass the limits. */
const guardedFields = (): Set<string> =>
  new Set([...permissionTable()].flatMap(([field, permission]) => (isGuarded(permission) ? [field] : [])));

/**
 * Rejects an operation that needs a session before its variables are coerced: a caller without a session gets
 * UNAUTHENTICATED, not an error about a variable.
 */
const authenticateFirst = (permissions: ReadonlyMap<string, Permission>): ApolloServerPlugin<Ctx> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation, contextValue: ctx }) {
        const fields = (operation?.selectionSet.selections ?? []).flatMap((one) =>
          one.kind === Kind.FIELD ? [one.name.value] : [],
        );
        const needed = fields.flatMap((field) => permissions.get(field) ?? []);
        const isAllowed = needed.length === 0 || needed.some((permission) => isPermitted(ctx, permission));
        if (ctx.actor || isAllowed) return Promise.resolve();
        // The HTTP status of a GraphQL response with errors stays 200.
        const extensions = { http: { status: 200 } };
        throw new GraphQLError("UNAUTHENTICATED", { originalError: new AppError("UNAUTHENTICATED"), extensions });
      },
    }),
});

/** Creates the GraphQL server with its protections; not started. */
export function createApollo({ schema, telemetry, isProduction }: ApolloOptions): ApolloServer<Ctx> {
  const permissions = permissionTable();
  const armor = new ApolloArmor({
    maxDepth: { n: MAX_DEPTH },
    maxAliases: { n: MAX_ALIASES },
    maxDirectives: { n: MAX_DIRECTIVES },
    maxTokens: { enabled: false },
    costLimit: { maxCost: MAX_COST },
    blockFieldSuggestion: { enabled: isProduction },
  }).protect();
  return new ApolloServer<Ctx>({
    schema,
    introspection: !isProduction,
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...armor.validationRules, oneGuardedFieldPerDocument(guardedFields())],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => telemetry.log.warn(text),
      error: (text) => telemetry.log.error(text),
    },
    // main.ts handles the signals.
    stopOnTerminationSignals: false,
    // Cache control is disabled: it computes hints for every field, and no response may be cached.
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ...armor.plugins,
      listLimitPlugin,
      authenticateFirst(permissions),
      measureOperations(new Set(permissions.keys()), telemetry.metrics.operations),
      errorFormatPlugin(telemetry),
    ],
  });
}
