import type { MigrationInterface, QueryRunner } from "typeorm";

/** The currency unit that a user has chosen for reports. */
export class ReportUnit1763700090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column report_unit text not null default 'rial'
        constraint users_report_unit_check check (report_unit in ('toman', 'rial'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table users drop column report_unit");
  }
}
