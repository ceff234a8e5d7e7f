import { v7 as uuidv7 } from "uuid";
import type { Ctx, Tx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { WatchRuleEntity } from "./watch-rule.entity";
import { lockProgress, MATCHES, type Recent, recentReceipts, setProgress, storeCase } from "./watch.queries";

/** Checks overlap by this time: a transaction may commit after a later one, and clocks of processes differ. */
const OVERLAP_MS = 5 * 60_000;

/** Returns the lowest UUIDv7 of a time: 48 bits of milliseconds, then zeros. */
function firstIdAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/**
 * Opens cases for the receipts and voids since the last check, by the enabled rules. Further receipts of a subject with
 * an open case are added to it. Nothing is blocked: it runs after the receipts are recorded.
 */
export const checkReceipts = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const progress = await lockProgress(tx.db);
    const since = new Date((progress?.checkedAt ?? tx.now).getTime() - OVERLAP_MS);
    const rules = await tx.db.findBy(WatchRuleEntity, { isEnabled: true });
    const recentIds = await recentReceipts(tx.db, firstIdAt(since));
    for (const rule of rules) await applyRule(tx, rule, { since, recentIds });
    await setProgress(tx.db, tx.now);
  });

async function applyRule(tx: Tx, settings: WatchRuleEntity, recent: Recent): Promise<void> {
  const { rule } = settings;
  for (const { subject, receiptIds } of await MATCHES[rule](tx.db, recent, settings)) {
    await storeCase(tx.db, { id: uuidv7(), rule, subject, receiptIds, at: tx.now });
  }
}
