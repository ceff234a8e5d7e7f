import type { MigrationInterface, QueryRunner } from "typeorm";

/** Drops two foreign keys of codes that take more than half of the time of recording a receipt (decision 0017). */
export class CodesUnchecked1763700035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A receipt cannot be deleted, because its ledger entry refers to it. Nor can a customer with codes: the receipt
      -- or the participant of the codes refers to the customer. The statement that writes a code reads both.
      alter table lottery_codes
        drop constraint lottery_codes_receipt_id_fkey, drop constraint lottery_codes_customer_id_fkey;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lottery_codes
        add constraint lottery_codes_receipt_id_fkey foreign key (receipt_id) references receipts on delete restrict,
        add constraint lottery_codes_customer_id_fkey foreign key (customer_id) references customers on delete restrict;
    `);
  }
}
