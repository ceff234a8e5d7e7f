import type { MigrationInterface, QueryRunner } from "typeorm";

/** A row of a file that equals its stored record is neither an update nor a duplicate. */
export class UnchangedImportRows1763700150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table import_rows drop constraint import_rows_outcome_check,
        add constraint import_rows_outcome_check check (outcome in ('new', 'updated', 'unchanged', 'duplicate', 'bad'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update import_rows set outcome = 'duplicate' where outcome = 'unchanged';
      alter table import_rows drop constraint import_rows_outcome_check,
        add constraint import_rows_outcome_check check (outcome in ('new', 'updated', 'duplicate', 'bad'))
    `);
  }
}
