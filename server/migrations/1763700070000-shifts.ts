import type { MigrationInterface, QueryRunner } from "typeorm";

/** The shifts of tills. Existing receipts have none, so the new columns need no scan of the table. */
export class Shifts1763700070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shifts (
        id uuid constraint shifts_pkey primary key,
        -- A random id in the storage of the till's browser.
        device_id uuid not null,
        user_id uuid not null constraint shifts_user_id_fkey references users on delete restrict,
        opened_at timestamptz not null,
        closed_at timestamptz,
        closed_reason text constraint shifts_closed_reason_check check (closed_reason in ('operator', 'session_end')),
        constraint shifts_closed_check check ((closed_at is null) = (closed_reason is null)),
        constraint shifts_period_check check (closed_at >= opened_at)
      );
      create index shifts_user_idx on shifts (user_id, opened_at desc);
      create index shifts_device_idx on shifts (device_id, opened_at desc);
      create index shifts_open_idx on shifts (id) where closed_at is null;

      -- The open shift of the session.
      alter table sessions add column shift_id uuid
        constraint sessions_shift_id_fkey references shifts on delete restrict;
      create index sessions_shift_idx on sessions (shift_id) where shift_id is not null;

      alter table receipts add column shift_id uuid;
      -- Validation would read the whole table under a lock; new rows are checked without it.
      alter table receipts add constraint receipts_shift_id_fkey
        foreign key (shift_id) references shifts on delete restrict not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table receipts drop column shift_id;
      alter table sessions drop column shift_id;
      drop table shifts;
    `);
  }
}
