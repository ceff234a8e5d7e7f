import type { TableType } from "../../domain/data-tables";
import type { TestApp } from "../support/app";
import { eventually } from "../support/server-process";
import { operationForm, sendForm } from "../support/upload";

export type Table = readonly (readonly string[])[];

/** A table as a person would save it. */
export const csv = (rows: Table): string =>
  rows
    .map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)).join(","))
    .join("\r\n");

const JOB = `id type status fileName isPending processed total columns isReverted processingTimeMs errorReportUrl
  error { code message } eventId batchId warnings { code }
  counts { totalRows new updated unchanged duplicate bad imported failed skipped repaired }
  summary { totalRows imported failed skipped updated unchanged processingTimeMs }
  sample { row outcome cells problem problemCell }`;

const START = `mutation ($file: Upload!, $input: ImportInput!) { startImport(file: $file, input: $input) { ${JOB} } }`;
const RUN = `mutation ($id: ID!) { runImport(id: $id) { ${JOB} } }`;
const CANCEL = `mutation ($id: ID!) { cancelImport(id: $id) { ${JOB} } }`;
const REVERT = `mutation ($id: ID!, $reason: String!) { revertImport(id: $id, reason: $reason) { ${JOB} } }`;
const FIND = `query ($id: ID!) { importJob(id: $id) { ${JOB} } }`;

export interface Options {
  updateExisting?: boolean;
  generateCodes?: boolean;
  eventId?: string;
  poolEventId?: string;
  batchId?: string;
}

const SETTLE_MS = 60_000;

/** Imports of one user, with the calls of the screen. */
export function importer(app: TestApp, token: string) {
  const resultOf = ({ data, errors }: Awaited<ReturnType<TestApp["gql"]>>) => {
    if (errors) throw new Error(errors[0]?.extensions.code);
    return Object.values(data)[0] as any; // eslint-disable-line @typescript-eslint/no-explicit-any -- a test states what it expects itself
  };
  const ask = async (query: string, variables: Record<string, unknown>) =>
    resultOf(await app.gql(query, variables, { token }));
  const upload = async (content: string | Buffer, filename = "table.csv"): Promise<string> => {
    const { status, body } = await sendForm(app, "/api/uploads", [{ filename, content }], token);
    if (status !== 201) throw new Error(body.code);
    return body.data.upload_id;
  };
  const settled = (id: string) =>
    eventually(
      async () => {
        const job = await ask(FIND, { id });
        return job.isPending ? null : job;
      },
      SETTLE_MS,
      "the import to settle",
    );
  const start = async (type: TableType, content: string | Buffer, options: Options = {}, filename?: string) => {
    const form = operationForm(START, { input: { type: type.toUpperCase(), ...options } }, { content, filename });
    const { body } = await sendForm(app, "/graphql", form, token);
    return resultOf(body);
  };
  const check = async (...args: Parameters<typeof start>) => settled((await start(...args)).id);
  const run = async (id: string) => settled((await ask(RUN, { id })).id);
  return {
    ask,
    upload,
    start,
    settled,
    check,
    run,
    cancel: (id: string) => ask(CANCEL, { id }),
    revert: async (id: string, reason = "a wrong file") => settled((await ask(REVERT, { id, reason })).id),
    find: (id: string) => ask(FIND, { id }),
    /** Checks a file and imports it. */
    both: async (...args: Parameters<typeof start>) => run((await check(...args)).id),
    /** The same over REST in one call. */
    rest: (type: TableType, content: string | Buffer, query = "", filename = "table.csv") =>
      sendForm(app, `/api/import/${type}${query}`, [{ filename, content }], token),
    /** An error report as its lines. */
    report: async (url: string): Promise<string> => (await app.rest("GET", url)).body as string,
  };
}

export type Importer = ReturnType<typeof importer>;

/** The lines of a report without its byte order mark. */
export const linesOf = (report: string): string[] =>
  report
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n");
