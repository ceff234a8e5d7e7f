import type { MigrationInterface, QueryRunner } from "typeorm";

/** A merge moves a balance by two opposite entries; existing entries of both accounts stay unchanged. */
export class LedgerMerges1763700015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table points_ledger
        -- The account on the other side of a merge.
        add column counterpart_id uuid constraint points_ledger_counterpart_id_fkey references customers on delete restrict,
        drop constraint points_ledger_kind_check,
        drop constraint points_ledger_sign_check,
        add constraint points_ledger_kind_check check (kind in ('earn', 'return', 'void', 'merge_out', 'merge_in')),
        -- A balance may be negative, so the entries of a merge may have either sign.
        add constraint points_ledger_sign_check check (
          kind in ('merge_out', 'merge_in') or (kind = 'earn') = (delta >= 0) or delta = 0),
        -- An entry of a merge refers to the other account, every other entry to a receipt.
        add constraint points_ledger_subject_check check (
          (kind in ('merge_out', 'merge_in')) = (receipt_id is null) and (receipt_id is null) = (counterpart_id is not null));
      -- An account is merged into another one at most once.
      create unique index points_ledger_merge_out_key on points_ledger (customer_id) where kind = 'merge_out';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index points_ledger_merge_out_key;
      alter table points_ledger
        drop constraint points_ledger_subject_check, drop constraint points_ledger_sign_check,
        drop constraint points_ledger_kind_check, drop column counterpart_id,
        add constraint points_ledger_kind_check check (kind in ('earn', 'return', 'void')),
        add constraint points_ledger_sign_check check ((kind = 'earn') = (delta >= 0) or delta = 0);
    `);
  }
}
