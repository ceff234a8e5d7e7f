import type { MigrationInterface, QueryRunner } from "typeorm";

/** Indexes of the receipts in the back office and of an operator's newest receipts at the till. */
export class ReceiptsListed1763700060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Enough memory to build one index after another quickly for five million rows.
      set local maintenance_work_mem = '256MB';
      -- Includes the amount, so that a filter by amount without a period reads only the index.
      create index receipts_listed_idx on receipts (purchased_at, id) include (amount_toman);
      create index receipts_operator_idx on receipts (created_by, created_at, id) where created_by is not null;
      -- The same numbers, with an operator class that supports prefix search in every collation.
      create index receipts_number_idx on receipts (receipt_key text_pattern_ops);
      drop index receipts_key_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index receipts_key_idx on receipts (receipt_key);
      drop index receipts_number_idx;
      drop index receipts_operator_idx;
      drop index receipts_listed_idx;
    `);
  }
}
