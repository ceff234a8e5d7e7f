import type { MigrationInterface, QueryRunner } from "typeorm";

/** Lets codes go without the two references that cost more than half of what a receipt costs (decision 0017). */
export class CodesUnchecked1763700035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A receipt cannot go: its ledger entry refers to it and is never deleted. A customer with codes cannot either: the
      -- receipt or the participant that they came by refers to them. The statement that writes a code reads both.
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
