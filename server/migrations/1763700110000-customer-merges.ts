import type { MigrationInterface, QueryRunner } from "typeorm";

const constraints = (kinds: readonly string[]): string => {
  const merges = kinds.map((kind) => `'${kind}'`).join(", ");
  return `
    alter table points_ledger
      drop constraint points_ledger_kind_check,
      drop constraint points_ledger_sign_check,
      drop constraint points_ledger_subject_check,
      add constraint points_ledger_kind_check check (
        kind in ('earn', 'return', 'void', ${merges}, 'adjust', 'adjustment_reversal')),
      -- A merge, its undo and an adjustment may have either sign.
      add constraint points_ledger_sign_check check (
        kind in (${merges}, 'adjust', 'adjustment_reversal') or (kind = 'earn') = (delta >= 0) or delta = 0),
      -- An entry is about a receipt, a merge or an adjustment.
      add constraint points_ledger_subject_check check (
        (kind in ('earn', 'return', 'void')) = (receipt_id is not null)
        and (kind in (${merges})) = (counterpart_id is not null)
        and (kind in ('adjust', 'adjustment_reversal')) = (import_id is not null and reference is not null));`;
};

/** Merges with the origins of what they moved, so that a merge can be undone. */
export class CustomerMerges1763700110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table customer_merges (
        id uuid constraint customer_merges_pkey primary key,
        into_id uuid not null constraint customer_merges_into_id_fkey references customers on delete restrict,
        merged_id uuid not null constraint customer_merges_merged_id_fkey references customers on delete restrict,
        -- The balance that was moved.
        points bigint not null,
        -- Whether the remaining account had no name and received the other's.
        fills_first_name boolean not null,
        fills_last_name boolean not null,
        merged_by uuid constraint customer_merges_merged_by_fkey references users on delete restrict,
        merged_at timestamptz not null,
        undone_by uuid constraint customer_merges_undone_by_fkey references users on delete restrict,
        undone_at timestamptz,
        constraint customer_merges_accounts_check check (into_id <> merged_id),
        constraint customer_merges_undone_check check (undone_by is null or undone_at is not null)
      );
      -- An account is merged once, until the merge is undone.
      create unique index customer_merges_merged_key on customer_merges (merged_id) where undone_at is null;
      create index customer_merges_merged_idx on customer_merges (merged_id);
      create index customer_merges_into_idx on customer_merges (into_id);

      create table customer_merge_receipts (
        merge_id uuid not null
          constraint customer_merge_receipts_merge_id_fkey references customer_merges on delete restrict,
        receipt_id uuid not null
          constraint customer_merge_receipts_receipt_id_fkey references receipts on delete restrict,
        constraint customer_merge_receipts_pkey primary key (merge_id, receipt_id)
      );
      create index customer_merge_receipts_receipt_idx on customer_merge_receipts (receipt_id);

      -- A participation that the remaining account already had is deleted by the merge, so it has no reference here.
      create table customer_merge_participants (
        merge_id uuid not null
          constraint customer_merge_participants_merge_id_fkey references customer_merges on delete restrict,
        participant_id uuid not null,
        event_id uuid not null constraint customer_merge_participants_event_id_fkey references events on delete restrict,
        created_at timestamptz not null,
        constraint customer_merge_participants_pkey primary key (merge_id, participant_id)
      );

      create table customer_merge_registrations (
        merge_id uuid not null
          constraint customer_merge_registrations_merge_id_fkey references customer_merges on delete restrict,
        registration_id uuid not null
          constraint customer_merge_registrations_registration_id_fkey references registrations on delete restrict,
        participant_id uuid not null,
        constraint customer_merge_registrations_pkey primary key (merge_id, registration_id)
      );
      create index customer_merge_registrations_registration_idx on customer_merge_registrations (registration_id);

      -- The tags that the remaining account received; those that both had are missing.
      create table customer_merge_tags (
        merge_id uuid not null constraint customer_merge_tags_merge_id_fkey references customer_merges on delete restrict,
        tag_id uuid not null constraint customer_merge_tags_tag_id_fkey references customer_tags on delete cascade,
        constraint customer_merge_tags_pkey primary key (merge_id, tag_id)
      );

      ${constraints(["merge_out", "merge_in", "merge_undo_out", "merge_undo_in"])}
      -- Null for merges of earlier releases, which cannot be undone.
      alter table points_ledger
        add column merge_id uuid constraint points_ledger_merge_id_fkey references customer_merges on delete restrict,
        add constraint points_ledger_merge_check check (merge_id is null or counterpart_id is not null);
      drop index points_ledger_merge_out_key;
      create unique index points_ledger_merge_out_key on points_ledger (customer_id)
        where kind = 'merge_out' and merge_id is null;
      -- A merge and its undo have one entry of each kind.
      create unique index points_ledger_merge_key on points_ledger (merge_id, kind) where merge_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index points_ledger_merge_key;
      drop index points_ledger_merge_out_key;
      create unique index points_ledger_merge_out_key on points_ledger (customer_id) where kind = 'merge_out';
      alter table points_ledger drop constraint points_ledger_merge_check, drop column merge_id;
      ${constraints(["merge_out", "merge_in"])}
      drop table customer_merge_tags;
      drop table customer_merge_registrations;
      drop table customer_merge_participants;
      drop table customer_merge_receipts;
      drop table customer_merges;
    `);
  }
}
