import type { MigrationInterface, QueryRunner } from "typeorm";

/** Versions of the festival pages' content with the rendered pages, and the pictures that they show. */
export class SiteContent1763700080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The newest version is served; without one the built-in content is.
      create table site_versions (
        id uuid constraint site_versions_pkey primary key,
        -- json keeps the order of the fields, by which the audit log compares two versions.
        content json not null,
        pages json not null,
        -- The hash of the renderer; another release renders the pages again.
        renderer text not null,
        saved_by uuid not null constraint site_versions_saved_by_fkey references users on delete restrict,
        saved_at timestamptz not null
      );
      create table site_pictures (
        -- Lower-case hexadecimal; versions share pictures.
        sha256 text constraint site_pictures_pkey primary key,
        content_type text not null constraint site_pictures_content_type_check
          check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
        bytes bytea not null,
        created_at timestamptz not null,
        -- The pictures are served as immutable under their hash.
        constraint site_pictures_hash_check check (sha256 = encode(sha256(bytes), 'hex'))
      );
      -- The formats are compressed already.
      alter table site_pictures alter column bytes set storage external;
      create table site_version_pictures (
        version_id uuid not null constraint site_version_pictures_version_id_fkey references site_versions on delete restrict,
        sha256 text not null constraint site_version_pictures_sha256_fkey references site_pictures on delete restrict,
        constraint site_version_pictures_pkey primary key (sha256, version_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table site_version_pictures, site_pictures, site_versions;`);
  }
}
