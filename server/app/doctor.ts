import type { Db } from "../kit/db/database";
import { queryRows } from "../kit/db/queries";
import { readOnlySnapshot } from "../kit/transactions/transaction";
import { INVARIANTS } from "./doctor.sql";

const SHOWN = 10;

/** Checks every invariant and says what it finds; answers the exit code: 0 when all hold, else 1. */
export async function runDoctor(db: Db, say: (line: string) => void): Promise<0 | 1> {
  const broken = await readOnlySnapshot(db, async (manager) => {
    let count = 0;
    for (const { id, says, sql } of INVARIANTS) {
      const offending = await queryRows<Record<string, unknown>>(manager, sql);
      say(`${offending.length === 0 ? "ok    " : "BROKEN"} ${id.padEnd(4)} ${says}`);
      for (const row of offending.slice(0, SHOWN)) say(`         ${JSON.stringify(row)}`);
      if (offending.length > SHOWN) say(`         ... and ${offending.length - SHOWN} more`);
      if (offending.length > 0) count++;
    }
    return count;
  });
  say(
    broken === 0
      ? `All ${INVARIANTS.length} invariants hold.`
      : `${broken} of ${INVARIANTS.length} invariants are broken.`,
  );
  return broken === 0 ? 0 : 1;
}
