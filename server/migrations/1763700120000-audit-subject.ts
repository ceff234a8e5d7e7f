import type { MigrationInterface, QueryRunner } from "typeorm";

/** The name or number of the record of an audit entry. */
export class AuditSubject1763700120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null for an unknown record and for one without a name. The entity determines whether the id is a UUID.
      create function audit_subject(entity text, entity_id text) returns text language sql stable parallel safe
      return case entity
        when 'receipt' then (select r.receipt_number from receipts r where r.id = entity_id::uuid)
        when 'customer' then (
          select nullif(concat_ws(' ', c.first_name, c.last_name), '') from customers c where c.id = entity_id::uuid)
        when 'store' then (select s.store_name from stores s where s.id = entity_id::uuid)
        when 'user' then (select u.full_name from users u where u.id = entity_id::uuid)
        when 'event' then (select e.name from events e where e.id = entity_id::uuid)
        when 'campaign' then (select g.name from campaigns g where g.id = entity_id::uuid)
        when 'lottery_code' then (select l.display_code from lottery_codes l where l.id = entity_id::bigint)
        when 'draw' then (select d.name_fa from draws d where d.id = entity_id::uuid)
        when 'api_key' then (select k.name from api_keys k where k.id = entity_id::uuid)
        when 'item' then (select i.title from items i where i.id = entity_id::uuid)
        when 'import' then (select j.file_name from import_jobs j where j.id = entity_id::uuid)
        when 'feature_flag' then entity_id
        when 'saved_view' then (select v.name from saved_views v where v.id = entity_id::uuid)
      end;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function audit_subject(text, text)");
  }
}
