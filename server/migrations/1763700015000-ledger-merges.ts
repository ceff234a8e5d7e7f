import type { MigrationInterface, QueryRunner } from "typeorm";

/** A merge moves a balance by two opposite entries: the ledger of neither account is ever edited. */
export class LedgerMerges1763700015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table points_ledger
        -- The account on the other side of a merge.
        add column counterpart_id uuid constraint points_ledger_counterpart_id_fkey references customers on delete restrict,
        drop constraint points_ledger_kind_check,
        drop constraint points_ledger_sign_check,
        add constraint points_ledger_kind_check check (kind in ('earn', 'return', 'void', 'merge_out', 'merge_in')),
        -- A balance may be below zero, so what a merge moves may have either sign.
        add constraint points_ledger_sign_check check (
          kind in ('merge_out', 'merge_in') or (kind = 'earn') = (delta >= 0) or delta = 0),
        -- A merge moves a whole balance from one account to another; everything else is about a receipt.
        add constraint points_ledger_subject_check check (
          (kind in ('merge_out', 'merge_in')) = (receipt_id is null) and (receipt_id is null) = (counterpart_id is not null));
      -- An account is emptied once.
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
