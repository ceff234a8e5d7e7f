import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorResponse } from "../errors/app-error";

const PROBLEM = "application/problem+json";

/** The body of a failure: the documented `detail`, or RFC 9457's form for callers that accept it. */
export function errorBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ErrorResponse,
  fieldList = false,
): object {
  const fields = answer.fields.map(({ field, message, code }) => ({ field, message, code }));
  const shared = { code: answer.code, request_id: request.id };
  if (request.headers.accept?.includes(PROBLEM)) {
    void reply.type(PROBLEM);
    return {
      type: "about:blank",
      title: answer.message,
      status: answer.status,
      detail: answer.detail,
      errors: fields,
      ...shared,
    };
  }
  const list = fieldList && fields.length > 0 ? fields.map(({ field, message }) => ({ field, message })) : null;
  return {
    success: false,
    error: answer.detail,
    detail: list ?? answer.detail,
    // The same list by the name that the customer form reads it by.
    ...(list ? { errors: list } : {}),
    ...shared,
    ...(fields.length > 0 ? { fields } : {}),
  };
}
