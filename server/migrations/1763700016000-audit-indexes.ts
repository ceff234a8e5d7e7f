import type { MigrationInterface, QueryRunner } from "typeorm";

/** Indexes for each filter of the audit log, newest entries first and within a period. */
export class AuditIndexes1763700016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index audit_log_at_idx on audit_log (at desc, id desc);
      create index audit_log_action_idx on audit_log (action, at desc, id desc);
      create index audit_log_kind_idx on audit_log (entity, at desc, id desc);
      drop index audit_log_entity_idx;
      create index audit_log_entity_idx on audit_log (entity, entity_id, at desc, id desc);
      drop index audit_log_actor_idx;
      create index audit_log_actor_idx on audit_log (actor_id, at desc, id desc);
      -- The planner needs statistics of the pairs: receipts are never updated, and items are never voided.
      create statistics audit_log_kind_stats (mcv) on entity, action from audit_log;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop statistics audit_log_kind_stats;
      drop index audit_log_actor_idx;
      create index audit_log_actor_idx on audit_log (actor_id, id desc);
      drop index audit_log_entity_idx;
      create index audit_log_entity_idx on audit_log (entity, entity_id, id desc);
      drop index audit_log_kind_idx;
      drop index audit_log_action_idx;
      drop index audit_log_at_idx;
    `);
  }
}
