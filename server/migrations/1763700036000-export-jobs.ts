import type { MigrationInterface, QueryRunner } from "typeorm";

/** Background export jobs and their progress. */
export class ExportJobs1763700036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table export_jobs (
        id uuid primary key,
        type text not null,
        format text not null,
        status text not null default 'running'
          constraint export_jobs_status_check check (status in ('running', 'complete', 'error', 'cancelled')),
        owner_id uuid not null constraint export_jobs_owner_id_fkey references users on delete cascade,
        processed integer not null default 0,
        -- Null until the rows are counted.
        total integer,
        -- The file, until it is deleted; see FileExport.
        file jsonb,
        error_code text,
        heartbeat_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        finished_at timestamptz
      );
      create index export_jobs_created_idx on export_jobs (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table export_jobs");
  }
}
