import type { Db } from "../kit/db/database";
import { queryRows } from "../kit/db/queries";
import { readOnlySnapshot } from "../kit/transactions/transaction";
import { brokenChains, wrongResults } from "../features/draws/draw-check.service";
import { DRAW_INVARIANTS } from "./doctor-draws.queries";
import { INVARIANTS } from "./doctor.queries";

const MAX_ROWS_PRINTED = 10;

interface Check {
  id: string;
  rule: string;
  violationsIn: (db: Db) => Promise<readonly object[]>;
}

/** The rules: those of a statement, and those that need a computation. */
const CHECKS: readonly Check[] = [
  ...[...INVARIANTS, ...DRAW_INVARIANTS].map(({ id, rule, sql }): Check => ({
    id,
    rule,
    violationsIn: (db) => queryRows<Record<string, unknown>>(db, sql),
  })),
  { id: "D5", rule: "the results of a draw equal a recomputation with its seed", violationsIn: wrongResults },
  { id: "D6", rule: "the audit entries of a draw form one hash chain", violationsIn: brokenChains },
];

/** Checks all invariants and prints the results. Returns the exit code: 0 if all hold, otherwise 1. */
export async function runDoctor(db: Db, print: (line: string) => void): Promise<0 | 1> {
  const broken = await readOnlySnapshot(db, async (manager) => {
    let count = 0;
    for (const { id, rule, violationsIn } of CHECKS) {
      const violations = await violationsIn(manager);
      print(`${violations.length === 0 ? "ok    " : "BROKEN"} ${id.padEnd(4)} ${rule}`);
      for (const row of violations.slice(0, MAX_ROWS_PRINTED)) print(`         ${JSON.stringify(row)}`);
      if (violations.length > MAX_ROWS_PRINTED) print(`         ... and ${violations.length - MAX_ROWS_PRINTED} more`);
      if (violations.length > 0) count++;
    }
    return count;
  });
  print(
    broken === 0 ? `All ${CHECKS.length} invariants hold.` : `${broken} of ${CHECKS.length} invariants are broken.`,
  );
  return broken === 0 ? 0 : 1;
}
