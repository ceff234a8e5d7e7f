import type { DisqualificationReason } from "../../../domain/draws/draw";
import { DISQUALIFICATION_REASONS, RESULT_KINDS, RESULT_STATUSES } from "../../../domain/draws/draw";
import type { DrawAuditEntry } from "../../../domain/draws/manifest";
import { siblingsOf } from "../../../domain/draws/merkle-tree";
import type { JobTable, OwnedJob } from "../../kit/background-jobs/background-job.queries";
import type { Db } from "../../kit/db/database";
import { allowStatementTime } from "../../kit/db/dead-connections";
import { execute, executeOne, narrowRow, runCommand } from "../../kit/db/queries";
import { DrawFreezeEntity } from "./draw-freeze.entity";
import { Draw } from "./draw.entity";
import * as sql from "./draw.generated";

export { participantsOf } from "./draw.generated";

export const DRAW_FREEZES: JobTable = {
  name: "draw_freezes",
  active: "j.status = 'running'",
  cancellable: "j.status = 'running'",
  failed: "status = 'error'",
  interrupted: "DRAW_FREEZE_INTERRUPTED",
};

/** Locks a draw until the transaction ends. Returns null if there is none. */
export const lockDraw = (db: Db, id: string): Promise<Draw | null> =>
  db.findOne(Draw, { where: { id }, lock: { mode: "pessimistic_write" } });

export interface DrawPreview {
  owners: number;
  codes: number;
  /** The largest number of codes of one person. */
  largest: number;
  exclusions: number;
}

/** Counts who takes part in a draw as it is defined now. */
export const previewOf = async (db: Db, drawId: string): Promise<DrawPreview> =>
  (await executeOne(db, sql.previewOf, { drawId })) ?? { owners: 0, codes: 0, largest: 0, exclusions: 0 };

/** Returns the phones and national codes that belong to active customers. */
export const knownIdentifiers = async (db: Db, texts: readonly string[]): Promise<Set<string>> =>
  new Set((await execute(db, sql.knownIdentifiers, { texts })).map(({ text }) => text));

/** Replaces the list of excluded people. */
export async function replaceExclusions(
  db: Db,
  drawId: string,
  { phones, nationalCodes }: { phones: readonly string[]; nationalCodes: readonly string[] },
): Promise<void> {
  await execute(db, sql.deleteExclusions, { drawId });
  await execute(db, sql.insertExclusions, { drawId, phones, nationalCodes });
}

export const copyExclusions = (db: Db, fromId: string, toId: string): Promise<unknown> =>
  execute(db, sql.copyExclusions, { fromId, toId });

/** Returns the number of listed exclusions by draw; a draw without any is not in it. */
export const exclusionCounts = async (db: Db, drawIds: readonly string[]): Promise<Map<string, number>> =>
  new Map((await execute(db, sql.exclusionCounts, { drawIds })).map(({ drawId, count }) => [drawId, count]));

export const insertVerifier = (db: Db, verifier: { sha256: string; html: string; at: Date }): Promise<unknown> =>
  execute(db, sql.insertVerifier, verifier);

/** Returns the HTML of a verifier, or null. */
export const findVerifier = async (db: Db, sha256: string): Promise<string | null> =>
  (await executeOne(db, sql.findVerifier, { sha256 }))?.html ?? null;

export interface NewPicture {
  sha256: string;
  contentType: string;
  bytes: Buffer;
  at: Date;
}

export const insertPicture = (db: Db, picture: NewPicture): Promise<unknown> => execute(db, sql.insertPicture, picture);

/** Returns the hashes of those pictures that are stored. */
export const knownPictures = async (db: Db, hashes: readonly string[]): Promise<Set<string>> =>
  new Set((await execute(db, sql.knownPictures, { hashes })).map(({ sha256 }) => sha256));

/** Returns a picture, or null. */
export const findPicture = (db: Db, sha256: string): Promise<sql.FindPictureResult | null> =>
  executeOne(db, sql.findPicture, { sha256 });

/** Deletes pictures that no prize has named within a day after their upload. */
export const deleteUnusedPictures = (db: Db): Promise<unknown> => execute(db, sql.deleteUnusedPictures, undefined);

/** Waits for erasures and merges, and blocks them until the transaction ends. */
export const lockEntries = (db: Db): Promise<unknown> => execute(db, sql.lockEntries, undefined);

export const insertTreeLevel = (db: Db, level: { drawId: string; level: number; nodes: Buffer }): Promise<unknown> =>
  execute(db, sql.insertTreeLevel, level);

const LINES_PER_READ = 5_000;

/** Yields entries.csv in parts. The rows of a frozen draw do not change, so the parts need no common snapshot. */
export async function* entryLines(db: Db, drawId: string): AsyncGenerator<string> {
  for (let from = 0; ; from += LINES_PER_READ) {
    const lines = (await executeOne(db, sql.entryLines, { drawId, from, until: from + LINES_PER_READ }))?.lines;
    if (!lines) return;
    yield lines;
  }
}

/** Returns the number of codes of each entry, in order. */
export const codeCounts = async (db: Db, drawId: string): Promise<number[]> =>
  (await execute(db, sql.codeCounts, { drawId })).map(({ count }) => count);

export type EntryRow = sql.EntriesAtResult;

/** Returns entries by row. */
export const entriesAt = async (db: Db, drawId: string, rows: readonly number[]): Promise<Map<number, EntryRow>> =>
  new Map((await execute(db, sql.entriesAt, { drawId, rows })).map((row) => [row.rowIndex, row]));

/** Returns the entries of an account, and of the accounts merged into it, in one draw or in all. */
export const entriesOfCustomer = (
  db: Db,
  customerId: string,
  drawId: string | null = null,
): Promise<sql.EntriesOfCustomerResult[]> => execute(db, sql.entriesOfCustomer, { customerId, drawId });

/** Returns the sibling hashes on the path from a row to the root of the entries. */
export async function treePath(
  db: Db,
  drawId: string,
  { row, size }: { row: number; size: number },
): Promise<Buffer[]> {
  const siblings = siblingsOf(row, size);
  const nodes = await execute(db, sql.treeNodes, {
    drawId,
    levels: siblings.map(({ level }) => level),
    indexes: siblings.map(({ index }) => index),
  });
  return nodes.map(({ hash }) => hash);
}

export interface NewResult {
  place: number;
  kind: string;
  position: number;
  row: number;
  offset: number;
  customerId: string;
  codeId: string;
  prizeNumber: number | null;
}

/** Locks codes until the transaction ends. */
export const lockCodes = (db: Db, codeIds: readonly number[]): Promise<unknown> =>
  execute(db, sql.lockCodes, { codeIds });

export const insertResults = (db: Db, drawId: string, results: readonly NewResult[]): Promise<unknown> =>
  execute(db, sql.insertResults, {
    drawId,
    places: results.map(({ place }) => place),
    kinds: results.map(({ kind }) => kind),
    positions: results.map(({ position }) => position),
    rows: results.map(({ row }) => row),
    offsets: results.map(({ offset }) => offset),
    customerIds: results.map(({ customerId }) => customerId),
    codeIds: results.map(({ codeId }) => Number(codeId)),
    prizeNumbers: results.map(({ prizeNumber }) => prizeNumber),
  });

/** Sets `is_winner` of the codes of a draw to whether they currently win a prize in any draw. */
export const updateWinnerFlags = (db: Db, drawId: string): Promise<unknown> =>
  execute(db, sql.updateWinnerFlags, { drawId });

/** Returns the results whose code is invalid by now or whose customer was deleted before a time, with the reason. */
export const invalidResults = async (
  db: Db,
  drawId: string,
  deletedBefore: Date,
): Promise<{ place: number; reason: DisqualificationReason }[]> =>
  (await execute(db, sql.invalidResults, { drawId, deletedBefore })).map(({ place, isCodeInvalid }) => ({
    place,
    reason: isCodeInvalid ? "code_invalidated" : "customer_deleted",
  }));

/** Returns the drawn, not yet settled draws in which one of the codes is a winner or a reserve. */
export const drawsOfCodes = async (db: Db, codeIds: readonly number[]): Promise<string[]> =>
  (await execute(db, sql.drawsOfCodes, { codeIds })).map(({ drawId }) => drawId);

/** Returns the drawn, not yet settled draws in which a customer deleted before a time is a winner or a reserve. */
export const drawsOfDeleted = async (db: Db, before: Date): Promise<string[]> =>
  (await execute(db, sql.drawsOfDeleted, { before })).map(({ drawId }) => drawId);

/** Returns the results of draws with the people as they are called now, in order. */
export const resultsOf = async (db: Db, drawIds: readonly string[]) =>
  (await execute(db, sql.resultsOf, { drawIds })).map((row) =>
    narrowRow(row, { kind: RESULT_KINDS, status: RESULT_STATUSES, reason: DISQUALIFICATION_REASONS }),
  );
export type ResultRow = Awaited<ReturnType<typeof resultsOf>>[number];

/** Returns the national code of a customer, or of the account into which the customer was merged. */
export const currentNationalCode = async (db: Db, customerId: string): Promise<string | null> =>
  (await executeOne(db, sql.currentNationalCode, { customerId }))?.nationalCode ?? null;

/** Returns the audit entries of a draw, in order. */
export const auditEntries = async (db: Db, drawId: string): Promise<DrawAuditEntry[]> =>
  (await execute(db, sql.auditEntries, { drawId })).map(({ body, hash }) => ({
    ...(JSON.parse(body) as Omit<DrawAuditEntry, "hash">),
    hash,
  }));

export const lastAuditEntry = (db: Db, drawId: string): Promise<{ position: number; hash: string } | null> =>
  executeOne(db, sql.lastAuditEntry, { drawId });

export const insertAuditEntry = (
  db: Db,
  entry: { drawId: string; position: number; body: string; hash: string },
): Promise<unknown> => execute(db, sql.insertAuditEntry, entry);

/** Ends a freeze as complete; returns whether the worker still owned it. */
export async function completeFreeze(db: Db, { id, workerId }: OwnedJob, owners: number): Promise<boolean> {
  const done = { status: "complete", processed: owners, total: owners, finishedAt: () => "now()" } as const;
  return (await db.update(DrawFreezeEntity, { id, workerId, status: "running" }, done)).affected === 1;
}

const PARTICIPANTS_SETTINGS = `
  select set_config('work_mem', '64MB', true), set_config('enable_nestloop', 'off', true),
    set_config('idle_in_transaction_session_timeout', '60s', true)`;

/** Maximum time of the statement that computes the participants. */
const PARTICIPANTS_MS = 120_000;

/**
 * Prepares a transaction that reads the participants: memory for its sorts, and no nested loop, which the planner chooses
 * for new tables without statistics and which then takes minutes. Rows may be hashed between two statements.
 */
export async function allowParticipants(db: Db): Promise<void> {
  await allowStatementTime(db, PARTICIPANTS_MS);
  await runCommand(db, PARTICIPANTS_SETTINGS);
}
