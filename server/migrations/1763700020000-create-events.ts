import type { MigrationInterface, QueryRunner } from "typeorm";

/** Events, their campaigns and participants. */
export class CreateEvents1763700020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table events (
        id uuid constraint events_pkey primary key,
        name text not null,
        description text,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        mode text not null constraint events_mode_check check (mode in ('normal', 'opening_day')),
        -- An event runs only if it is active and between its dates.
        is_active boolean not null,
        codes_per_person integer not null constraint events_codes_per_person_check check (codes_per_person >= 1),
        registers_without_code boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        constraint events_window_check check (starts_at < ends_at)
      );
      create index events_listed_idx on events (created_at desc, id) where deleted_at is null;

      create table campaigns (
        id uuid constraint campaigns_pkey primary key,
        event_id uuid not null constraint campaigns_event_id_fkey references events on delete restrict,
        name text not null,
        description text,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        is_active boolean not null,
        -- Multiplies the points of receipts within the campaign's period; 1 changes nothing.
        bonus_multiplier integer not null
          constraint campaigns_bonus_check check (bonus_multiplier between 1 and 10),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        constraint campaigns_window_check check (starts_at < ends_at)
      );
      create index campaigns_event_idx on campaigns (event_id, created_at desc) where deleted_at is null;

      -- The campaign that raised the multiplier of the receipt.
      alter table receipts add column campaign_id uuid
        constraint receipts_campaign_id_fkey references campaigns on delete restrict;

      create table participants (
        id uuid constraint participants_pkey primary key,
        event_id uuid not null constraint participants_event_id_fkey references events on delete restrict,
        customer_id uuid not null constraint participants_customer_id_fkey references customers on delete restrict,
        -- The number of the person's codes of the event, in this row so that its lock enforces the limit.
        codes integer not null default 0 constraint participants_codes_check check (codes >= 0),
        created_at timestamptz not null,
        constraint participants_person_key unique (event_id, customer_id)
      );
      create index participants_listed_idx on participants (event_id, created_at desc, id);
      create index participants_customer_idx on participants (customer_id);

      -- Cached counts of an event, in slots so that concurrent claims do not wait for one row.
      create table event_counts (
        event_id uuid not null constraint event_counts_event_id_fkey references events on delete cascade,
        kind text not null
          constraint event_counts_kind_check check (kind in ('unused', 'claimed', 'invalid', 'participants')),
        slot smallint not null,
        total bigint not null,
        constraint event_counts_pkey primary key (event_id, kind, slot)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table event_counts;
      drop table participants;
      alter table receipts drop column campaign_id;
      drop table campaigns;
      drop table events;
    `);
  }
}
