import { type ErrorCode, ERRORS, errorText } from "../../../domain/errors/error-catalogue";
import { type JsonSchema, objectOf } from "./json-schema";
import type { Route } from "./route";

const text: JsonSchema = { type: "string" };
const fieldError = objectOf({ field: text, code: { $ref: "#/components/schemas/ErrorCode" }, message: text });
const formField = objectOf({ field: text, message: text });

/** The schemas of errors, by name. */
export const ERROR_SCHEMAS: Record<string, JsonSchema> = {
  ErrorCode: { type: "string", enum: Object.keys(ERRORS), description: "The code of an error; x-errors has the texts" },
  Error: objectOf(
    {
      success: { const: false },
      error: { ...text, description: "The message in the language of Accept-Language" },
      detail: {
        anyOf: [text, { type: "array", items: formField }],
        description: "The message; forms of stores and customers get a list of fields",
      },
      code: { $ref: "#/components/schemas/ErrorCode" },
      request_id: { ...text, description: "The id in the log of the server" },
      fields: { type: "array", items: fieldError },
      errors: { type: "array", items: formField },
    },
    ["success", "error", "detail", "code", "request_id"],
  ),
  Problem: objectOf({
    type: { const: "about:blank" },
    title: text,
    status: { type: "integer" },
    detail: text,
    errors: { type: "array", items: fieldError },
    code: { $ref: "#/components/schemas/ErrorCode" },
    request_id: text,
  }),
};

/** The code of the example of each status. */
const EXAMPLES = {
  400: "BAD_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "IDENTITY_CONFLICT",
  413: "FILE_TOO_LARGE",
  415: "FORM_REQUIRED",
  422: "IDEMPOTENCY_KEY_REUSED",
  429: "RATE_LIMITED",
  default: "INTERNAL",
} as const satisfies Record<string, ErrorCode>;

type ErrorStatus = keyof typeof EXAMPLES;

const DESCRIPTIONS: Record<ErrorStatus, string> = {
  400: "The request could not be read, or a field is invalid",
  401: "No valid session or API key",
  403: "The permission or the scope is missing",
  404: "The record was not found",
  409: "The request contradicts the state of the record",
  413: "The file is too large",
  415: "The body is not a multipart form",
  422: "The Idempotency-Key belongs to a different request",
  429: "Too many requests; Retry-After has the seconds until the next one",
  default: "Any other error",
};

const contentOf = (code: ErrorCode): object => {
  const [message, request_id] = [errorText(code, "en", { seconds: 30 }), "req-1"];
  const { status } = ERRORS[code];
  const problem = { type: "about:blank", title: message, status, detail: message, errors: [], code, request_id };
  return {
    "application/json": {
      schema: { $ref: "#/components/schemas/Error" },
      example: { success: false, error: message, detail: message, code, request_id },
    },
    "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" }, example: problem },
  };
};

const RETRY_AFTER = { "Retry-After": { required: true, schema: { type: "integer" } } };

const errorResponse = (status: ErrorStatus, description = DESCRIPTIONS[status]): object => ({
  description,
  ...(status === 429 ? { headers: RETRY_AFTER } : {}),
  content: contentOf(EXAMPLES[status]),
});

const nameOf = (status: ErrorStatus): string => (status === "default" ? "Error" : `Error${status}`);

/** The responses that operations share, by name. */
export const ERROR_RESPONSES: Record<string, object> = Object.fromEntries(
  (Object.keys(EXAMPLES) as unknown as ErrorStatus[]).map((status) => [nameOf(status), errorResponse(status)]),
);

interface Access {
  isPublic: boolean;
  takesKey: boolean;
  /** The condition of REAUTH_REQUIRED, or an empty string if no password needs to be confirmed. */
  reauthentication: string;
}

function statusesOf(row: Route, { isPublic, takesKey }: Access): ErrorStatus[] {
  const identified: ErrorStatus[] = row.anonymous ? [] : [401, 429];
  return [
    400,
    ...identified,
    ...(isPublic ? [] : [403 as const]),
    ...(row.path.includes(":") ? [404 as const] : []),
    ...(row.method === "GET" ? [] : [409 as const]),
    ...(row.upload === undefined ? [] : [413 as const, 415 as const]),
    ...(takesKey ? [422 as const] : []),
    "default",
  ];
}

/** Returns the error responses of a route by status. */
export function errorResponsesOf(row: Route, access: Access): Record<string, object> {
  const shared = statusesOf(row, access).map((status) => [
    String(status),
    { $ref: `#/components/responses/${nameOf(status)}` },
  ]);
  const { reauthentication } = access;
  return {
    ...(Object.fromEntries(shared) as Record<string, object>),
    ...(reauthentication === "" ? {} : { 403: errorResponse(403, reauthentication) }),
  };
}
