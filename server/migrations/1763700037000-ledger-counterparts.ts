import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whoever removes customers, as taking an import back does, has not to read the whole ledger for each of them. */
export class LedgerCounterparts1763700037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "create index points_ledger_counterpart_idx on points_ledger (counterpart_id) where counterpart_id is not null",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index points_ledger_counterpart_idx");
  }
}
