import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { isErrorCode, type Lang } from "../../domain/errors/error-catalogue";
import type { Ctx } from "../kit/context";
import { langOf } from "./request-context";
import { CONSTRAINTS } from "./constraints";
import { constraintOf, isUnavailable } from "../kit/db/pg-errors";
import { errorResponseOf, AppError, type ErrorResponse } from "../kit/errors/app-error";
import type { Telemetry } from "../kit/telemetry";

const RETRY_SECONDS = 1;

/** Returns the error that a resolver threw. Errors of GraphQL itself are kept, because they name the field. */
const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError && !(error.originalError instanceof GraphQLError)
    ? error.originalError
    : error;

/**
 * Converts any error to an AppError. A database or disk failure becomes UNAVAILABLE, any other unexpected error
 * INTERNAL; `report` is called for both.
 */
export function toAppError(error: unknown, report: (error: unknown) => void): AppError {
  const cause = causeOf(error);
  if (cause instanceof AppError) return cause;
  const constraint = constraintOf(cause);
  const code = constraint === null ? undefined : CONSTRAINTS[constraint];
  if (code) return new AppError(code);
  if (cause instanceof GraphQLError) return fromGraphqlError(cause);
  report(cause);
  return isUnavailable(cause) ? new AppError("UNAVAILABLE", [], {}, RETRY_SECONDS) : new AppError("INTERNAL");
}

/**
 * Converts an error of GraphQL validation or coercion: BAD_USER_INPUT with the field, if known, otherwise BAD_REQUEST.
 */
function fromGraphqlError(error: GraphQLError): AppError {
  const variable = /^Variable "\$([\w]+)" got invalid value .*? at "([\w.[\]]+)"/s.exec(error.message);
  const missing = /Field "(\w+)" of required type/.exec(error.message);
  const isMissing = missing !== null || /(was not provided|not to be null)\.$/.test(error.message);
  const path = variable?.[2]?.split(".").slice(1).join(".") ?? /^Variable "\$(\w+)"/.exec(error.message)?.[1];
  const field = missing?.[1] ?? path;
  const code = error.extensions.code;
  if (field) return new AppError("BAD_USER_INPUT", [{ field, code: isMissing ? "FIELD_REQUIRED" : "FIELD_INVALID" }]);
  return new AppError(isErrorCode(code) ? code : "BAD_REQUEST");
}

/** Returns an error in the form of a GraphQL response. */
function formatAppError(response: ErrorResponse, requestId: string | undefined): GraphQLFormattedError {
  const { message, code, status, detail, fields } = response;
  return { message, extensions: { code, status, detail, fields, requestId } };
}

/** Formats all GraphQL errors as entries of the error catalogue in the caller's language. */
export const errorFormatPlugin = (telemetry: Telemetry): ApolloServerPlugin<Ctx> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response, errors, contextValue: ctx }) {
        if (errors?.length && response.body.kind === "single") {
          const report = (error: unknown) => telemetry.reportError(error, { requestId: ctx.requestId });
          response.body.singleResult.errors = errors.map((error) => {
            const appError = toAppError(error, report);
            telemetry.metrics.graphqlErrors.inc({ code: appError.code });
            ctx.recordError(appError.code);
            if (appError.retryAfter) ctx.headers["retry-after"] = String(appError.retryAfter);
            const invalid =
              error.extensions.code === "GRAPHQL_VALIDATION_FAILED" || error.extensions.code === "GRAPHQL_PARSE_FAILED";
            const path = error.path ? { path: error.path } : {};
            const formatted = { ...formatAppError(errorResponseOf(appError, ctx.lang), ctx.requestId), ...path };
            // Developers need the reason why a document was rejected; it contains only parts of the document.
            return invalid ? { ...formatted, message: error.message } : formatted;
          });
        }
        for (const [name, value] of Object.entries(ctx.headers)) response.http.headers.set(name, value);
        return Promise.resolve();
      },
    }),
});

/** Errors of Apollo Server itself, such as a rejected batch, get the documented form and keep their message. */
export function formatEarlyErrors(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode < 400 || typeof payload !== "string") return payload;
  const { errors } = JSON.parse(payload) as { errors?: GraphQLFormattedError[] };
  // Apollo Server sets 405 for a mutation by GET after its errors have been formatted.
  const isFormatted = reply.statusCode !== 405 && errors?.some(({ extensions }) => extensions?.detail !== undefined);
  if (!errors || isFormatted) return payload;
  const response = errorResponseOf(new AppError("BAD_REQUEST"), langOf(request.headers["accept-language"]));
  const { extensions } = formatAppError(response, request.id);
  const own = { ...extensions, status: reply.statusCode };
  return JSON.stringify({ errors: errors.map(({ message }) => ({ message, extensions: own })) });
}

/** Returns the GraphQL error for a failed context, with HTTP status and headers. */
export function contextError(appError: AppError, lang: Lang, requestId: string): GraphQLError {
  const { message, extensions } = formatAppError(errorResponseOf(appError, lang), requestId);
  const headers = new Map(appError.retryAfter ? [["retry-after", String(appError.retryAfter)]] : []);
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: appError.status, headers } } });
}
