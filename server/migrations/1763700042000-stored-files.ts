import type { MigrationInterface, QueryRunner } from "typeorm";

/** Uploads, downloads and the files of jobs, shared by all processes. */
export class StoredFiles1763700042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stored_files (
        id bigint generated always as identity constraint stored_files_pkey primary key,
        -- 128 random bits in hex; a download is fetched by it.
        token text not null constraint stored_files_token_key unique,
        kind text not null constraint stored_files_kind_check check (kind in ('upload', 'download')),
        -- The owner's file name, never a path. Blank until the file is complete.
        name text not null default '',
        -- The user or API key of the quota; no foreign key, because it refers to one of two tables.
        owner_id uuid,
        size bigint not null default 0,
        chunks integer not null default 0,
        created_at timestamptz not null default now(),
        -- A file that is being written expires soon after the last heartbeat of its writer.
        expires_at timestamptz not null,
        -- Null while the file is being written; it cannot be read until then.
        completed_at timestamptz,
        -- A read that began before the expiry may finish.
        read_until timestamptz
      );
      create index stored_files_expires_idx on stored_files (expires_at);

      create table stored_file_chunks (
        file_id bigint not null
          constraint stored_file_chunks_file_id_fkey references stored_files on delete cascade,
        seq integer not null,
        bytes bytea not null,
        constraint stored_file_chunks_pkey primary key (file_id, seq)
      );
      -- Workbooks are compressed already.
      alter table stored_file_chunks alter column bytes set storage external;

      -- The file that a job has not read yet.
      alter table import_jobs add column file_id bigint
        constraint import_jobs_file_id_fkey references stored_files on delete set null;
      create index import_jobs_file_idx on import_jobs (file_id) where file_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table import_jobs drop column file_id;
      drop table stored_file_chunks;
      drop table stored_files;
    `);
  }
}
