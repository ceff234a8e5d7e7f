import type { MigrationInterface, QueryRunner } from "typeorm";

/** The corrected receipts of a store, for its timeline. */
export class StoreCorrections1763700140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index receipts_corrected_idx on receipts (store_id) where voided_at is not null or returned_toman > 0
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index receipts_corrected_idx");
  }
}
