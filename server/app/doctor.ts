import type { Db } from "../kit/db/database";
import { queryRows } from "../kit/db/queries";
import { readOnlySnapshot } from "../kit/transactions/transaction";
import { INVARIANTS } from "./doctor.queries";

const MAX_ROWS_PRINTED = 10;

/** Checks all invariants and prints the results. Returns the exit code: 0 if all hold, otherwise 1. */
export async function runDoctor(db: Db, print: (line: string) => void): Promise<0 | 1> {
  const broken = await readOnlySnapshot(db, async (manager) => {
    let count = 0;
    for (const { id, rule, sql } of INVARIANTS) {
      const violations = await queryRows<Record<string, unknown>>(manager, sql);
      print(`${violations.length === 0 ? "ok    " : "BROKEN"} ${id.padEnd(4)} ${rule}`);
      for (const row of violations.slice(0, MAX_ROWS_PRINTED)) print(`         ${JSON.stringify(row)}`);
      if (violations.length > MAX_ROWS_PRINTED) print(`         ... and ${violations.length - MAX_ROWS_PRINTED} more`);
      if (violations.length > 0) count++;
    }
    return count;
  });
  print(
    broken === 0
      ? `All ${INVARIANTS.length} invariants hold.`
      : `${broken} of ${INVARIANTS.length} invariants are broken.`,
  );
  return broken === 0 ? 0 : 1;
}
