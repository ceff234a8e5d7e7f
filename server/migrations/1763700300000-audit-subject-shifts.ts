import type { MigrationInterface, QueryRunner } from "typeorm";

const SUBJECTS = `
    when 'receipt' then (select r.receipt_number from receipts r where r.id = entity_id::uuid)
    when 'customer' then (
      select nullif(concat_ws(' ', c.first_name, c.last_name), '') from customers c where c.id = entity_id::uuid)
    when 'store' then (select s.store_name from stores s where s.id = entity_id::uuid)
    when 'user' then (select u.full_name from users u where u.id = entity_id::uuid)
    when 'event' then (select e.name from events e where e.id = entity_id::uuid)
    when 'campaign' then (select g.name from campaigns g where g.id = entity_id::uuid)
    when 'draw' then (select d.name_fa from draws d where d.id = entity_id::uuid)
    when 'api_key' then (select k.name from api_keys k where k.id = entity_id::uuid)
    when 'item' then (select i.title from items i where i.id = entity_id::uuid)
    when 'import' then (select j.file_name from import_jobs j where j.id = entity_id::uuid)
    when 'saved_view' then (select v.name from saved_views v where v.id = entity_id::uuid)
    when 'watch_case' then (select w.rule from watch_cases w where w.id = entity_id::uuid)`;

const SHIFTS = `
    when 'shift' then (
      select u.full_name from shifts h join users u on u.id = h.user_id where h.id = entity_id::uuid)`;

const functionOf = (subjects: string): string => String.raw`
      -- Null for an unknown record and for one without a name. The entity and the form of the id determine its type.
      create or replace function audit_subject(entity text, entity_id text) returns text language sql stable parallel safe
      return case
        when entity = 'feature_flag' then entity_id
        when entity = 'lottery_code' then case when entity_id ~ '^\d{1,18}$' then
          (select l.display_code from lottery_codes l where l.id = entity_id::bigint) end
        when entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then case entity ${subjects} end
      end;
    `;

/** The subject of a shift is its operator. */
export class AuditSubjectShifts1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functionOf(SUBJECTS + SHIFTS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionOf(SUBJECTS));
  }
}
