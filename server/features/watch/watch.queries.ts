import { WATCH_RULES, WATCH_STATES, type WatchRule, type WatchRuleDraft, type WatchState } from "../../../domain/watch";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, narrowRow } from "../../kit/db/queries";
import { WatchCaseEntity } from "./watch-case.entity";
import * as sql from "./watch.generated";

/** Receipts that match a rule. */
export interface Match {
  /** What the case is about; a subject has one open case per rule. */
  subject: string;
  receiptIds: string[];
}

/** The receipts and voids to check. */
export interface Recent {
  since: Date;
  /** The receipts recorded since. */
  recentIds: string[];
}

/** Returns the receipts with this id or a higher one, without those of imports. */
export const recentReceipts = async (db: Db, firstId: string): Promise<string[]> =>
  (await execute(db, sql.recentReceipts, { firstId })).map(({ id }) => id);

/** Finds the matches of each rule among recent receipts and voids. */
export const MATCHES: Record<WatchRule, (db: Db, recent: Recent, rule: WatchRuleDraft) => Promise<Match[]>> = {
  voids_in_shift: (db, { since }, { threshold }) => execute(db, sql.voidsInShift, { since, threshold }),
  receipts_of_customer: (db, { recentIds }, { threshold, periodMinutes }) =>
    periodMinutes === null
      ? Promise.resolve([])
      : execute(db, sql.receiptsOfCustomer, { recentIds, threshold, periodMinutes }),
  own_phone: (db, { recentIds }, { threshold }) => execute(db, sql.ownPhone, { recentIds, threshold }),
  outside_hours: (db, { recentIds }, { threshold, opensMinute, closesMinute }) =>
    opensMinute === null || closesMinute === null
      ? Promise.resolve([])
      : execute(db, sql.outsideHours, { recentIds, threshold, opensMinute, closesMinute }),
  shared_device: (db, { recentIds }, { threshold }) => execute(db, sql.sharedDevice, { recentIds, threshold }),
};

/** Locks the progress until the transaction ends and returns the time up to which receipts were checked. */
export const lockProgress = (db: Db): Promise<sql.LockProgressResult | null> =>
  executeOne(db, sql.lockProgress, undefined);

export const setProgress = (db: Db, at: Date): Promise<unknown> => execute(db, sql.setProgress, { at });

/** Adds receipts to the open case of a subject, or opens one. */
export const storeCase = (db: Db, params: sql.StoreCaseParams & { rule: WatchRule }): Promise<unknown> =>
  execute(db, sql.storeCase, params);

/** Null matches all. */
export interface CaseFilter {
  state: WatchState | null;
  rule: WatchRule | null;
  /** A user who recorded a receipt of the case. */
  operatorId: string | null;
}

const EVERY_CASE: CaseFilter = { state: null, rule: null, operatorId: null };

export type CaseRow = Awaited<ReturnType<typeof casePage>>[number];

/** Returns a page of cases, newest first. */
export const casePage = async (db: Db, params: CaseFilter & { limit: number; offset: number; id?: string }) =>
  (await execute(db, sql.casePage, params)).map((row) => narrowRow(row, { rule: WATCH_RULES, state: WATCH_STATES }));

/** Returns a case, or undefined. */
export const findCase = async (db: Db, id: string): Promise<CaseRow | undefined> =>
  (await casePage(db, { ...EVERY_CASE, id, limit: 1, offset: 0 }))[0];

/** Returns the number of cases and of those that are open. */
export const countCases = async (db: Db, filter: CaseFilter): Promise<sql.CountCasesResult> =>
  (await executeOne(db, sql.countCases, filter)) ?? { cases: 0, open: 0 };

/** Returns the ids of a page of the receipts of a case, newest first, and their number. */
export async function caseReceiptIds(db: Db, caseId: string, page: { limit: number; offset: number }) {
  const found = await execute(db, sql.caseReceiptIds, { caseId, ...page });
  const count = await executeOne(db, sql.countCaseReceipts, { caseId });
  return { ids: found.map(({ id }) => id), total: count?.receipts ?? 0 };
}

/** Locks a case until the transaction ends. */
export const lockCase = (db: Db, id: string): Promise<WatchCaseEntity | null> =>
  db.findOne(WatchCaseEntity, { where: { id }, lock: { mode: "for_no_key_update" } });
