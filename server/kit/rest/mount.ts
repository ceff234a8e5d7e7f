import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type DocumentNode, getOperationAST, type GraphQLSchema, print } from "graphql";
import type { Ctx } from "../context";
import { isErrorCode, type Lang } from "../../../domain/errors/error-catalogue";
import { MESSAGES } from "../../../domain/labels.text";
import { AppError, detailOf, type ErrorResponse, errorResponseOf, fail } from "../errors/app-error";
import { fileIdIn } from "../files/temporary-files";
import type { PageArgs } from "../graphql/pagination";
import { sendFile, wantsFile } from "./download";
import { errorBody } from "./error-body";
import { type BodyMap, type DataPath, type ListMap, type MessageChoice, restNameOf, type Route } from "./route";
import { type Shape, shapeAt, shapeOf, toRest, valueAt } from "./response-shape";
import { receiveFile } from "./file-routes";
import { readVariables, variablesOf, type RestRequest, type Variable } from "./variables";

interface RestEndpoints {
  app: FastifyInstance;
  apollo: ApolloServer<Ctx>;
  schema: GraphQLSchema;
  contextOf: (request: FastifyRequest, options?: { anonymous?: boolean }) => Promise<Ctx>;
  /** Throws if the caller may not upload a file for a document's operation. */
  admit: (ctx: Ctx, document: DocumentNode) => void;
}

interface OperationError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** Mounts REST routes on the GraphQL schema: the same resolvers, permissions, validation and error handling. */
export function mountRoutes({ app, apollo, schema, contextOf, admit }: RestEndpoints, routes: readonly Route[]): void {
  for (const row of routes) {
    const operation = getOperationAST(row.document);
    if (!operation) throw new TypeError(`${row.path} has no operation`);
    // Apollo would print a parsed document for each call.
    const query = print(row.document);
    const shape = shapeOf(schema, row.document);
    if (row.accepted !== undefined) shapeAt(shape, row.accepted);
    const variables = variablesOf(schema, row, operation);
    const build = bodyBuilder(shape, row.body ?? {});
    const standalone = row.standalone === undefined ? null : standaloneBuilder(shape, row.standalone);

    app.route({
      method: row.method,
      url: row.path,
      config: { isUpload: row.upload !== undefined },
      handler: async (request, reply) => {
        const ctx = await contextOf(request, { anonymous: row.anonymous });
        const delivers = row.file !== undefined && wantsFile(request);
        const { values, release } = await variablesFor(request, { ctx, row, variables, admit });
        const execute = async () => {
          try {
            return await apollo.executeOperation({ query, variables: values }, { contextValue: ctx });
          } finally {
            await release();
          }
        };
        const result = await execute();
        void reply.headers(ctx.headers);
        if (result.body.kind !== "single") throw new TypeError("REST documents return a single result");
        const { data, errors } = result.body.singleResult;
        if (errors?.length) return errorResponse(request, reply, errors, { ctx, row });
        const replayed = Object.values(data ?? {}).some((value) => (value as { replayed?: boolean } | null)?.replayed);
        if (replayed) void reply.header("Idempotent-Replayed", "true");
        void reply.status(statusOf(row, data, replayed));
        if (delivers) return sendCreated(reply, ctx, valueAt(data, row.file ?? ""));
        if (standalone) return standalone(data);
        const body = Object.entries(build(data)).filter(([, value]) => !row.omitNull || value !== null);
        const message = row.message ? { message: messageOf(row.message, data, ctx.lang) } : {};
        const slice =
          row.slice === undefined ? {} : sliceOf(valueAt(data, row.slice) as PageArgs & { totalItems: number });
        return { success: true, ...Object.fromEntries(body), ...slice, ...message };
      },
    });
  }
}

/** Sends the file that an operation created, instead of its URL. */
async function sendCreated(reply: FastifyReply, ctx: Ctx, downloadUrl: unknown): Promise<FastifyReply> {
  const file = (await ctx.files.downloads.find(fileIdIn(String(downloadUrl)))) ?? fail("NOT_FOUND");
  return sendFile(reply, ctx, file);
}

interface RestCall {
  ctx: Ctx;
  row: Route;
  variables: Variable[];
  admit: RestEndpoints["admit"];
}

/** Reads the variables of a request. An uploaded file is stored after the permission check; `release` deletes it. */
async function variablesFor(
  request: FastifyRequest,
  { ctx, row, variables, admit }: RestCall,
): Promise<{ values: Record<string, unknown>; release: () => Promise<void> }> {
  if (row.upload === undefined) {
    return { values: readVariables(variables, row, request as RestRequest), release: () => Promise.resolve() };
  }
  admit(ctx, row.document);
  const { file, fields } = await receiveFile(request, ctx);
  const release = () => ctx.files.uploads.remove(file.id);
  try {
    const body = { ...(request.query as object), ...fields };
    const { params } = request as RestRequest;
    const values = readVariables(variables, row, { ...(request as RestRequest), params, body });
    return { values: { ...values, [row.upload]: file.id }, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Returns a builder of the response body. Throws at start for a path that the document does not select. */
function bodyBuilder(shape: Shape, map: BodyMap): (data: unknown) => Record<string, unknown> {
  const parts = Object.entries(map).map(([key, source]): [string, (data: unknown) => unknown] => {
    if (Array.isArray(source)) return [key, () => []];
    if (typeof source !== "string") return [key, bodyBuilder(shape, source as BodyMap)];
    const part = shapeAt(shape, source);
    return [key, (data) => toRest(part, valueAt(data, source))];
  });
  return (data) => Object.fromEntries(parts.map(([key, read]) => [key, read(data)]));
}

/** Returns a builder of a body without an envelope: a value of the data, or a list as a map. */
function standaloneBuilder(shape: Shape, standalone: DataPath | ListMap): (data: unknown) => unknown {
  if (typeof standalone === "string") {
    const part = shapeAt(shape, standalone);
    return (data) => toRest(part, valueAt(data, standalone));
  }
  const { each, key, value } = standalone;
  const part = shapeAt(shapeAt(shape, each), value);
  return (data) =>
    Object.fromEntries(
      (valueAt(data, each) as unknown[]).map((one) => [String(valueAt(one, key)), toRest(part, valueAt(one, value))]),
    );
}

const sliceOf = ({ page, pageSize, totalItems }: PageArgs & { totalItems: number }): object => ({
  total: totalItems,
  skip: (page - 1) * pageSize,
  limit: pageSize,
});

const messageOf = ({ code, name }: { code: MessageChoice; name?: DataPath }, data: unknown, lang: Lang): string => {
  const chosen = typeof code === "string" ? code : valueAt(data, code.if) ? code.then : code.else;
  return MESSAGES[chosen][lang].replace("{name}", () => (name === undefined ? "" : String(valueAt(data, name))));
};

/** Returns the status of a success: 202 if the work continues after the response, 200 for a replayed result. */
function statusOf(row: Route, data: unknown, replayed: boolean): number {
  if (row.accepted !== undefined && valueAt(data, row.accepted) === true) return 202;
  return replayed ? 200 : (row.status ?? 200);
}

/** Sends an operation's error with the REST names of its fields. GraphQL reports each wrong variable as an error. */
function errorResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  errors: readonly OperationError[],
  { ctx, row }: { ctx: Ctx; row: Route },
): unknown {
  const [error = { message: "" }] = errors;
  const { code, detail, status } = error.extensions ?? {};
  const known = isErrorCode(code) ? code : "INTERNAL";
  const fields = errors.flatMap(({ extensions }) => (extensions?.fields ?? []) as ErrorResponse["fields"]);
  const named = fields.map((field) => ({ ...field, field: restNameOf(row, field.field) }));
  const response = errorResponseOf(new AppError(known), ctx.lang);
  // The operation's messages contain the values of the error: who, when, how long.
  const body =
    named.length > 0
      ? { ...response, fields: named, detail: detailOf(named, response.message) }
      : { ...response, message: error.message, detail: typeof detail === "string" ? detail : error.message };
  void reply.status(typeof status === "number" ? status : 500);
  return errorBody(request, reply, body, row.fieldList);
}
