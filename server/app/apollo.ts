import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloArmor } from "@escape.tech/graphql-armor";
import type { GraphQLSchema } from "graphql";
import { type Permission, policyOf } from "../../domain/permissions";
import type { Ctx } from "../kit/context";
import { errorFormatPlugin, formatEarlyError } from "./format-error";
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

/** Creates the GraphQL server with its protections; not started. */
export function createApollo({ schema, telemetry, isProduction }: ApolloOptions): ApolloServer<Ctx> {
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
    formatError: formatEarlyError,
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
      errorFormatPlugin(telemetry),
    ],
  });
}
