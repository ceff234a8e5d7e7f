import type { Registry } from "prom-client";
import type { DataSource } from "typeorm";
import type { SessionReader } from "../features/auth/session.service";
import { createReceiptBatcher, type ReceiptBatcher } from "../features/receipts/receipt-batches";
import { receiptRules, type ReceiptRules } from "../features/receipts/receipt.queries";
import { findActiveSessions } from "../features/users/session.queries";
import { type Batcher, createReadBatcher } from "../kit/concurrency/batcher";
import type { Batchers, Settings } from "../kit/context";
import { AppError } from "../kit/errors/app-error";

declare module "../kit/context" {
  interface Batchers {
    receipts: ReceiptBatcher;
    /** The rules of receipts by store ids; the result can contain other stores as well. */
    receiptRules: Batcher<string[], ReceiptRules>;
    sessions: SessionReader;
  }
}

const READ_LIMITS = {
  maxWaiting: 2_000,
  maxWaitMs: 5_000,
  reject: () => new AppError("UNAVAILABLE", [], {}, 1),
};

interface Sources {
  primary: DataSource;
  /** The pool of the shared statements. */
  writes: DataSource;
  settings: Settings;
  register: Registry;
}

/** Creates the queues whose items share statements. Each read starts after its call, so a call sees earlier commits. */
export function createBatchers({ primary, writes, settings, register }: Sources): Batchers {
  const db = primary.manager;
  return {
    receipts: createReceiptBatcher(writes.manager, db, register),
    receiptRules: createReadBatcher(async (storeIds: string[][]) => {
      const rules = await receiptRules(db, [...new Set(storeIds.flat())]);
      return storeIds.map(() => rules);
    }, READ_LIMITS),
    sessions: createReadBatcher(
      (hashes: Buffer[]) => findActiveSessions(db, hashes, settings.sessionIdleMinutes),
      READ_LIMITS,
    ),
  };
}
