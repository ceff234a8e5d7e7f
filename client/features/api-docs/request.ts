import type { Call } from "./openapi";

/** The values of a request: parameters by name, and the body as text of JSON. */
export interface RequestValues {
  parameters: Record<string, string>;
  body: string | null;
}

const FORM = "multipart/form-data";

export const isUpload = ({ operation }: Call): boolean => operation.requestBody?.content?.[FORM] !== undefined;

export const isPublic = ({ operation }: Call): boolean =>
  operation.security?.some((scheme) => Object.keys(scheme).length === 0) ?? true;

/** Returns a call's example. */
export function exampleValues({ operation }: Call): RequestValues {
  const { parameters = [], requestBody } = operation;
  const given = parameters.filter(({ example }) => example !== undefined);
  const body = requestBody?.content?.["application/json"]?.example;
  return {
    parameters: Object.fromEntries(given.map(({ name, example }) => [name, String(example)])),
    body: body === undefined ? null : JSON.stringify(body, null, 2),
  };
}

/** Returns the path of a request with its query; empty parameters are omitted. */
export function pathOf({ path, operation }: Call, { parameters }: RequestValues): string {
  const valued = (operation.parameters ?? []).filter(({ name }) => (parameters[name] ?? "") !== "");
  const query = valued
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => `${name}=${encodeURIComponent(parameters[name] ?? "")}`);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** Returns the headers of a request that its parameters and its body need. */
export function headersOf({ operation }: Call, { parameters, body }: RequestValues): Record<string, string> {
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === "header").map(({ name }) => name);
  const given = names.filter((name) => (parameters[name] ?? "") !== "");
  return {
    ...Object.fromEntries(given.map((name) => [name, parameters[name] ?? ""])),
    ...(body === null ? {} : { "Content-Type": "application/json" }),
  };
}

/** Quotes text for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the form fields of an upload; the file is read from the current folder. */
const formFields = ({ operation }: Call): string[] =>
  Object.entries((operation.requestBody?.content?.[FORM]?.example as Record<string, string> | undefined) ?? {}).map(
    ([name, value]) => (name === "file" ? `${name}=@${value}` : `${name}=${value}`),
  );

/** Returns a request as a curl command, by default a call's example. The shell variable TOKEN is the key. */
export function curlOf(call: Call, origin: string, values: RequestValues = exampleValues(call)): string {
  const lines = [`curl -X ${call.method} ${quoted(origin + pathOf(call, values))}`];
  if (!isPublic(call)) lines.push(`-H "Authorization: Bearer $TOKEN"`);
  for (const [name, value] of Object.entries(headersOf(call, values))) lines.push(`-H ${quoted(`${name}: ${value}`)}`);
  for (const field of formFields(call)) lines.push(`-F ${quoted(field)}`);
  if (values.body !== null) lines.push(`-d ${quoted(JSON.stringify(JSON.parse(values.body)))}`);
  return lines.join(" \\\n  ");
}
