import type { MigrationInterface, QueryRunner } from "typeorm";

/** Allows an erasure to remove personal data, and nothing else, from the two append-only tables (decision 0018). */
export class Erasure1763700042001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The arguments of the trigger are the columns that an erasure may change.
      create function refuse_all_but_erasure() returns trigger language plpgsql as $$
      begin
        if to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
          raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;

      drop trigger audit_log_append_only on audit_log;
      create trigger audit_log_append_only before delete or truncate on audit_log
        for each statement execute function refuse_change();
      create trigger audit_log_no_update before update on audit_log for each statement
        when (current_setting('customer_club.erasing', true) is distinct from 'on') execute function refuse_change();
      create trigger audit_log_erasure before update on audit_log for each row
        execute function refuse_all_but_erasure('details', 'request_id');

      drop trigger points_ledger_append_only on points_ledger;
      create trigger points_ledger_append_only before delete or truncate on points_ledger
        for each statement execute function refuse_change();
      create trigger points_ledger_no_update before update on points_ledger for each statement
        when (current_setting('customer_club.erasing', true) is distinct from 'on') execute function refuse_change();
      create trigger points_ledger_erasure before update on points_ledger for each row
        execute function refuse_all_but_erasure('reason', 'reference');

      -- The changes of one customer by imports.
      create index import_effects_changed_idx on import_effects (entity_id) where before is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index import_effects_changed_idx;
      drop trigger points_ledger_erasure on points_ledger;
      drop trigger points_ledger_no_update on points_ledger;
      drop trigger points_ledger_append_only on points_ledger;
      create trigger points_ledger_append_only before update or delete or truncate on points_ledger
        for each statement execute function refuse_change();
      drop trigger audit_log_erasure on audit_log;
      drop trigger audit_log_no_update on audit_log;
      drop trigger audit_log_append_only on audit_log;
      create trigger audit_log_append_only before update or delete or truncate on audit_log
        for each statement execute function refuse_change();
      drop function refuse_all_but_erasure();
    `);
  }
}
