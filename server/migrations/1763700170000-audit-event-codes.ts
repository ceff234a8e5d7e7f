import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index of the entries of an event's codes, for its timeline. */
export class AuditEventCodes1763700170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index audit_log_event_codes_idx on audit_log ((details ->> 'eventId'), at desc, id desc)
        where entity = 'lottery_code';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index audit_log_event_codes_idx");
  }
}
