import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorResponse } from "../errors/app-error";

const PROBLEM = "application/problem+json";

/** Returns the body of an error: the documented form, or RFC 9457 for callers that accept it. */
export function errorBody(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ErrorResponse,
  fieldList = false,
): object {
  const fields = error.fields.map(({ field, message, code }) => ({ field, message, code }));
  const shared = { code: error.code, request_id: request.id };
  if (request.headers.accept?.includes(PROBLEM)) {
    void reply.type(PROBLEM);
    return {
      type: "about:blank",
      title: error.message,
      status: error.status,
      detail: error.detail,
      errors: fields,
      ...shared,
    };
  }
  const list = fieldList && fields.length > 0 ? fields.map(({ field, message }) => ({ field, message })) : null;
  return {
    success: false,
    error: error.detail,
    detail: list ?? error.detail,
    // The same list under the name that the customer form uses.
    ...(list ? { errors: list } : {}),
    ...shared,
    ...(fields.length > 0 ? { fields } : {}),
  };
}
