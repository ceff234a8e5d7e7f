import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pictures of prizes. The trigger of draw_prizes fixes the picture of an announced draw with the other columns. */
export class DrawPictures1763700051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table draw_pictures (
        -- Lower-case hexadecimal; prizes of several draws may share a picture.
        sha256 text constraint draw_pictures_pkey primary key,
        content_type text not null constraint draw_pictures_content_type_check
          check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
        bytes bytea not null,
        created_at timestamptz not null,
        -- A manifest names the hash, so the bytes cannot change.
        constraint draw_pictures_hash_check check (sha256 = encode(sha256(bytes), 'hex'))
      );
      -- The formats are compressed already.
      alter table draw_pictures alter column bytes set storage external;
      alter table draw_prizes add column picture_sha256 text
        constraint draw_prizes_picture_fkey references draw_pictures on delete restrict;
      create index draw_prizes_picture_idx on draw_prizes (picture_sha256) where picture_sha256 is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table draw_prizes drop column picture_sha256;
      drop table draw_pictures;
    `);
  }
}
