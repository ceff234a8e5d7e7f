import type { MigrationInterface, QueryRunner } from "typeorm";

/** Stores the IP address of an audit entry instead of its hash, so that an administrator can recognise it. */
export class AuditPlace1763700010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit_log add column ip text;
      alter table audit_log drop column ip_hash;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit_log add column ip_hash bytea;
      alter table audit_log drop column ip;
    `);
  }
}
