import { randomInt } from "node:crypto";
import { request } from "node:http";
import type { Client } from "pg";
import { hoursFromNow, aNationalCode, aPhone } from "../support/factories";
import { eventually, type ServerProcess } from "../support/server-process";
import { FORM_TYPE, formOf } from "../support/upload";

/** The kinds of imports that are killed: the five tables, and customers, half of which are known and change. */
export const KINDS = ["customers", "changes", "receipts", "stores", "points", "lottery_codes"] as const;
export type Kind = (typeof KINDS)[number];

const ROWS: Record<Kind, number> = {
  customers: 3_000,
  changes: 2_000,
  receipts: 250,
  stores: 1_500,
  points: 2_500,
  lottery_codes: 4_000,
};
const POINTS_EACH = 7;
const GIVEN_EACH = 3;

/** The rows of the tables that imports write to. */
export interface StoredCounts {
  customers: number;
  /** Customers with names from this file. */
  renamed: number;
  receipts: number;
  stores: number;
  ledger: number;
  points: number;
  codes: number;
  waiting: number;
  /** Audit entries about whole imports. */
  imports: number;
  reverts: number;
}

export async function storedCounts(client: Client, { name }: SentFile): Promise<StoredCounts> {
  const { rows } = await client.query<StoredCounts>(
    `select
    (select count(*) from customers)::int as customers,
    (select count(*) from customers c where c.last_name = $1)::int as renamed,
    (select count(*) from receipts r where r.voided_at is null)::int as receipts,
    (select count(*) from stores)::int as stores, (select count(*) from points_ledger)::int as ledger,
    (select coalesce(sum(l.delta), 0) from points_ledger l)::int as points,
    (select count(*) from lottery_codes k where k.status <> 'invalid')::int as codes,
    (select coalesce(sum(n.total), 0) from event_counts n where n.kind = 'unused')::int as waiting,
    (select count(*) from audit_log a where a.entity = 'import' and a.action = 'IMPORT')::int as imports,
    (select count(*) from audit_log a where a.entity = 'import' and a.action = 'REVERT')::int as reverts`,
    [name],
  );
  return rows[0] as StoredCounts;
}

/** The rows that a complete import of a kind adds. */
export const ADDS: Record<Kind, Partial<StoredCounts>> = {
  customers: { customers: ROWS.customers, imports: 1 },
  changes: { customers: ROWS.changes / 2, renamed: ROWS.changes, imports: 1 },
  receipts: {
    customers: ROWS.receipts,
    receipts: ROWS.receipts,
    ledger: ROWS.receipts,
    points: ROWS.receipts * POINTS_EACH,
    codes: ROWS.receipts * POINTS_EACH,
    imports: 1,
  },
  stores: { stores: ROWS.stores, imports: 1 },
  points: { ledger: ROWS.points, points: ROWS.points * GIVEN_EACH, imports: 1 },
  lottery_codes: { codes: ROWS.lottery_codes, waiting: ROWS.lottery_codes, imports: 1 },
};

/** The changes of the revert of a complete import. */
export const TAKES: Partial<Record<Kind, Partial<StoredCounts>>> = {
  customers: { customers: -ROWS.customers, reverts: 1 },
  receipts: {
    receipts: -ROWS.receipts,
    ledger: ROWS.receipts,
    points: -ROWS.receipts * POINTS_EACH,
    codes: -ROWS.receipts * POINTS_EACH,
    reverts: 1,
  },
  points: { ledger: ROWS.points, points: -ROWS.points * GIVEN_EACH, reverts: 1 },
  stores: { stores: -ROWS.stores, reverts: 1 },
  lottery_codes: { codes: -ROWS.lottery_codes, waiting: -ROWS.lottery_codes, reverts: 1 },
};

export const plus = (one: StoredCounts, change: Partial<StoredCounts>): StoredCounts => ({
  ...one,
  ...Object.fromEntries(Object.entries(change).map(([name, count]) => [name, one[name as keyof StoredCounts] + count])),
});

export interface SentFile {
  kind: Kind;
  name: string;
  content: string;
}

type Person = [phone: string, code: string];

const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);
const people = (count: number): Person[] => times(count, () => [aPhone(), aNationalCode()]);
const csv = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(",")).join("\n");

/** Creates files that were not sent before; `regulars` are existing customers. */
export function filesOf(regulars: readonly Person[]): (kind: Kind) => SentFile {
  let serial = randomInt(10 ** 6) * 1_000_000;
  const rowsOf: Record<Kind, (count: number, name: string) => string[][]> = {
    customers: (count) => [["phone_number", "national_code"], ...people(count)],
    changes: (count, name) => [
      ["phone_number", "national_code", "last_name"],
      ...[...regulars.slice(0, count / 2), ...people(count / 2)].map((one) => [...one, name]),
    ],
    receipts: (count) => [
      ["phone_number", "national_code", "receipt_number", "store_type", "purchase_amount", "purchase_date"],
      ...people(count).map((one) => [
        ...[...one, `KILL-${++serial}`, "1"],
        ...[String(POINTS_EACH * 1_000_000), hoursFromNow(-1)],
      ]),
    ],
    stores: (count) => [["store_name", "store_type"], ...times(count, () => [`Killed store ${++serial}`, "2"])],
    points: (count) => [
      ["phone_number", "national_code", "points", "reason", "reference"],
      ...regulars.slice(0, count).map((one) => [...one, String(GIVEN_EACH), "a gift", `GIFT-${++serial}`]),
    ],
    lottery_codes: (count) => [["lottery_code"], ...times(count, () => [`KILLED${++serial}`])],
  };
  return (kind) => {
    const name = `${kind}-${++serial}.csv`;
    return { kind, name, content: csv(rowsOf[kind](ROWS[kind], name)) };
  };
}

/** A file of customers, and the customers in it. */
export function someRegulars(): { people: Person[]; content: string } {
  const regulars = people(Math.max(ROWS.points, ROWS.changes / 2));
  return { people: regulars, content: csv([["phone_number", "national_code"], ...regulars]) };
}

const QUERY: Partial<Record<Kind, string>> = { changes: "?update_existing=true", receipts: "?generate_codes=true" };

export interface Result {
  status: number;
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- a test states what it expects of a body itself
}

export interface Caller {
  live: ServerProcess;
  token: string;
  eventId: string;
}

const urlOf = ({ live, eventId }: Caller, kind: Kind): string => {
  const type = kind === "changes" ? "customers" : kind;
  const query = kind === "lottery_codes" ? `?event_id=${eventId}` : (QUERY[kind] ?? "");
  return `${live.url}/api/import/${type}${query}`;
};

export async function send(caller: Caller, { kind, name, content }: SentFile): Promise<Result> {
  const form = new FormData();
  form.append("file", new Blob([content]), name);
  const headers = { authorization: `Bearer ${caller.token}` };
  const response = await fetch(urlOf(caller, kind), { method: "POST", body: form, headers });
  return { status: response.status, body: await response.json() };
}

/** Sends a file again while the server is too busy to begin: the same file is the same job. */
export const insisting = (caller: Caller, file: SentFile): Promise<Result> =>
  eventually(
    async () => {
      const response = await send(caller, file);
      return response.status === 503 ? null : response;
    },
    10_000,
    "the server to accept the file",
  );

/** Sends a share of a file and holds the rest back; settles when the share is sent. */
export function sendShare(caller: Caller, { kind, name, content }: SentFile, share: number): Promise<void> {
  const body = formOf([{ filename: name, content }]);
  const message = request(urlOf(caller, kind), {
    method: "POST",
    headers: { "content-type": FORM_TYPE, "content-length": body.length, authorization: `Bearer ${caller.token}` },
  });
  // The connection breaks with the server.
  message.on("error", () => undefined);
  return new Promise((resolve) => message.write(body.subarray(0, Math.floor(body.length * share)), () => resolve()));
}

export interface Job {
  id: string;
  status: string;
  reverted: boolean;
}

export const jobsOf = async (client: Client, { name }: SentFile): Promise<Job[]> => {
  const { rows } = await client.query<Job>(
    `select j.id, j.status, j.reverted_at is not null as reverted from import_jobs j where j.file_name = $1
     order by j.created_at`,
    [name],
  );
  return rows;
};

const REVERT = 'mutation ($id: ID!) { revertImport(id: $id, reason: "killed on purpose") { id } }';

export const revert = ({ live, token }: Caller, id: string) => live.gql(REVERT, { id }, token);
