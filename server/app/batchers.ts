import type { Registry } from "prom-client";
import type { DataSource } from "typeorm";
import { type AuditRow, insertReadAudits } from "../features/audit/audit.queries";
import type { SessionReader } from "../features/auth/session.service";
import { type LookupRequest, type LookupRow, lookUpCustomers } from "../features/lookup/lookup.queries";
import { createReceiptBatcher, type ReceiptBatcher } from "../features/receipts/receipt-batches";
import { receiptRules, type ReceiptRules } from "../features/receipts/receipt.queries";
import { findActiveSessions } from "../features/users/session.queries";
import { type Batcher, createStatementBatcher } from "../kit/concurrency/batcher";
import type { Batchers, Settings } from "../kit/context";
import { AppError } from "../kit/errors/app-error";
import type { Replicas } from "./replicas";

declare module "../kit/context" {
  interface Batchers {
    receipts: ReceiptBatcher;
    /** The rules of receipts by store ids; the result can contain other stores as well. */
    receiptRules: Batcher<string[], ReceiptRules>;
    sessions: SessionReader;
    /** Look-ups by staff, from the primary, so that staff see what they have just recorded. */
    lookups: LookupReader;
    /** Look-ups by the public, from a replica if there is one. */
    publicLookups: LookupReader;
    /** Audit entries of reads. */
    readAudits: Batcher<AuditRow, void>;
  }
}

const LIMITS = {
  maxWaiting: 2_000,
  maxWaitMs: 5_000,
  reject: () => new AppError("UNAVAILABLE", [], {}, 1),
};

/** Every call reads its session first: the wait for a slot must not add seconds to the wait for a connection. */
const SESSION_LIMITS = { ...LIMITS, maxWaitMs: 750 };

type LookupReader = Batcher<LookupRequest, LookupRow | null>;

interface Sources {
  primary: DataSource;
  replicas: Replicas;
  /** The pool of the shared statements. */
  writes: DataSource;
  settings: Settings;
  register: Registry;
}

/** Creates the queues whose items share statements. A statement starts after the calls that it serves. */
export function createBatchers({ primary, replicas, writes, settings, register }: Sources): Batchers {
  const db = primary.manager;
  return {
    receipts: createReceiptBatcher(writes.manager, db, register),
    receiptRules: createStatementBatcher(async (storeIds: string[][]) => {
      const rules = await receiptRules(db, [...new Set(storeIds.flat())]);
      return storeIds.map(() => rules);
    }, LIMITS),
    sessions: createStatementBatcher(
      (hashes: Buffer[]) => findActiveSessions(db, hashes, settings.sessionIdleMinutes),
      SESSION_LIMITS,
    ),
    lookups: createStatementBatcher((requests: LookupRequest[]) => lookUpCustomers(db, requests), LIMITS),
    publicLookups: createStatementBatcher(
      (requests: LookupRequest[]) => lookUpCustomers(replicas.next() ?? db, requests),
      LIMITS,
    ),
    readAudits: createStatementBatcher(async (entries: AuditRow[]) => {
      await insertReadAudits(db, entries);
      return entries.map(() => undefined);
    }, LIMITS),
  };
}
