import type { MigrationInterface, QueryRunner } from "typeorm";

/** Replaces the function that tested one receipt at a time by a view that a statement joins with the imports once. */
export class RecordedReceipts1763700160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Receipts recorded at a till or over the API. Those of an import have the time at which the import was stored.
      create view recorded_receipts as
        select r.id, r.customer_id, r.created_by, r.purchased_at from receipts r
        where not exists (select from import_jobs j where j.type = 'receipts' and j.stored_at = r.created_at);

      -- A plain day is its first instant.
      create function has_time_of_day(at timestamptz) returns boolean language sql immutable as $$
        select (at at time zone 'Asia/Tehran')::time <> time '00:00'
      $$;

      drop function is_watched(receipts);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function is_watched(r receipts) returns boolean language sql stable as $$
        select (r.purchased_at at time zone 'Asia/Tehran')::time <> time '00:00'
          and not exists (select from points_ledger l where l.receipt_id = r.id and l.import_id is not null)
      $$;
      drop function has_time_of_day(timestamptz);
      drop view recorded_receipts;
    `);
  }
}
