import type { Lang } from "../../domain/errors/error-catalogue";
import { freshIp, type RestResponse, type TestApp } from "./app";

export interface Part {
  name?: string;
  content: string | Buffer;
  filename?: string;
}

const BOUNDARY = "----customer-club-tests";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of a form with these parts. */
export function formOf(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name = "file", filename, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The form of a GraphQL operation with a file for its variable `file`. */
export const operationForm = (query: string, variables: object, { content, filename = "table.csv" }: Part): Part[] => [
  { name: "operations", content: JSON.stringify({ query, variables: { ...variables, file: null } }) },
  { name: "map", content: '{"0":["variables.file"]}' },
  { name: "0", filename, content },
];

/** Sends a form as the client does. */
export async function sendForm(
  app: TestApp,
  url: string,
  parts: readonly Part[] | Buffer,
  token?: string,
  lang?: Lang,
): Promise<RestResponse> {
  const response = await app.server.inject({
    method: "POST",
    url,
    remoteAddress: freshIp(),
    headers: {
      "content-type": FORM_TYPE,
      "apollo-require-preflight": "true",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(lang === undefined ? {} : { "accept-language": lang }),
    },
    payload: Buffer.isBuffer(parts) ? parts : formOf(parts),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
