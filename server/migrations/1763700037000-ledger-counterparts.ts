import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index for deleting customers, as a revert of an import does, without reading the whole ledger for each. */
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
