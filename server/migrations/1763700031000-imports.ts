import type { MigrationInterface, QueryRunner } from "typeorm";

/** Import jobs, their staged rows, and the changes that each one stored, so that it can be reverted. */
export class Imports1763700031000 implements MigrationInterface {
  name = "Imports1763700031000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table import_jobs (
        id uuid constraint import_jobs_pkey primary key,
        type text not null
          constraint import_jobs_type_check check (type in ('customers', 'receipts', 'stores', 'points', 'lottery_codes')),
        status text not null constraint import_jobs_status_check check (
          status in ('checking', 'checked', 'running', 'complete', 'error', 'cancelled')),
        owner_id uuid not null constraint import_jobs_owner_id_fkey references users on delete restrict,
        file_name text not null,
        -- A hash of the file, the type, the options and the owner; the same request within a day returns this job.
        key_sha256 bytea not null,
        update_existing boolean not null,
        generate_codes boolean not null,
        event_id uuid constraint import_jobs_event_id_fkey references events on delete set null,
        -- Whether the valid rows are imported right after the check.
        runs_at_once boolean not null,
        -- The worker process; it is considered dead without a heartbeat.
        worker_id uuid not null,
        heartbeat_at timestamptz not null default now(),
        processed integer not null default 0,
        -- The header of the file, its first ten rows, and the number of rows by result.
        columns text[] not null default '{}',
        sample jsonb not null default '[]',
        counts jsonb,
        error_code text,
        error_values jsonb not null default '{}',
        report_id text,
        processing_ms integer,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        -- The timestamp of the stored records; a record with another one was changed later.
        stored_at timestamptz,
        is_reverting boolean not null default false,
        reverted_at timestamptz,
        constraint import_jobs_finished_check check (
          (status in ('complete', 'error', 'cancelled')) = (finished_at is not null) or is_reverting)
      );
      create index import_jobs_key_idx on import_jobs (key_sha256, created_at desc);
      create index import_jobs_owner_idx on import_jobs (owner_id, created_at desc);
      create index import_jobs_created_idx on import_jobs (created_at desc);
      create index import_jobs_working_idx on import_jobs (heartbeat_at) where status in ('checking', 'running');

      -- The rows of files that are being checked. Unlogged and without foreign keys, so that 100,000 rows are written
      -- fast; after a crash of the database the file is sent again.
      create unlogged table import_rows (
        job_id uuid not null,
        row_number integer not null,
        -- The cells of the file.
        cells json not null,
        -- The values to be stored; null if the row is invalid.
        data jsonb,
        outcome text not null
          constraint import_rows_outcome_check check (outcome in ('new', 'updated', 'duplicate', 'bad')),
        problem_code text,
        problem_column text,
        is_repaired boolean not null,
        -- Whether the result depends on other rows or stored records; it is then classified again before the import.
        is_judged boolean not null default false,
        constraint import_rows_pkey primary key (job_id, row_number)
      );

      -- The records that an import added or changed, for its revert.
      create table import_effects (
        job_id uuid not null,
        entity_id text not null,
        -- The previous values of an updated record; null for a new one.
        before jsonb,
        constraint import_effects_pkey primary key (job_id, entity_id)
      );

      alter table points_ledger
        -- The import of an adjustment, and its reference.
        add column import_id uuid constraint points_ledger_import_id_fkey references import_jobs on delete restrict,
        add column reference text,
        drop constraint points_ledger_kind_check,
        drop constraint points_ledger_sign_check,
        drop constraint points_ledger_subject_check,
        add constraint points_ledger_kind_check check (
          kind in ('earn', 'return', 'void', 'merge_out', 'merge_in', 'adjust', 'adjust_back')),
        -- A merge and an adjustment may have either sign.
        add constraint points_ledger_sign_check check (
          kind in ('merge_out', 'merge_in', 'adjust', 'adjust_back') or (kind = 'earn') = (delta >= 0) or delta = 0),
        -- An entry is about a receipt, a merge or an adjustment.
        add constraint points_ledger_subject_check check (
          (kind in ('earn', 'return', 'void')) = (receipt_id is not null)
          and (kind in ('merge_out', 'merge_in')) = (counterpart_id is not null)
          and (kind in ('adjust', 'adjust_back')) = (import_id is not null and reference is not null));
      -- Not unique, because a reverted adjustment may be made again.
      create index points_ledger_reference_idx on points_ledger (customer_id, reference) where kind = 'adjust';
      create index points_ledger_import_idx on points_ledger (import_id) where import_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index points_ledger_import_idx;
      drop index points_ledger_reference_idx;
      alter table points_ledger
        drop constraint points_ledger_subject_check,
        drop constraint points_ledger_sign_check,
        drop constraint points_ledger_kind_check,
        drop column reference,
        drop column import_id,
        add constraint points_ledger_kind_check check (kind in ('earn', 'return', 'void', 'merge_out', 'merge_in')),
        add constraint points_ledger_sign_check check (
          kind in ('merge_out', 'merge_in') or (kind = 'earn') = (delta >= 0) or delta = 0),
        add constraint points_ledger_subject_check check (
          (kind in ('merge_out', 'merge_in')) = (receipt_id is null) and (receipt_id is null) = (counterpart_id is not null));
      drop table import_effects;
      drop table import_rows;
      drop table import_jobs;
    `);
  }
}
