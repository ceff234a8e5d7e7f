import type { MigrationInterface, QueryRunner } from "typeorm";

/** The user who sends the receipts that another user recorded at a till without a network. */
export class SubmittedBy1763700065000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table receipts add column submitted_by uuid
        constraint receipts_submitted_by_fkey references users on delete restrict;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table receipts drop column submitted_by");
  }
}
