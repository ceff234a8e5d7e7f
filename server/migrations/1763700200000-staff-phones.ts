import type { MigrationInterface, QueryRunner } from "typeorm";

/** The phone of a staff account is stored as typed; the phone of a customer has one form. */
export class StaffPhones1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      -- The mobile number of a contact phone, in the form of customers: any digits, separators, with a country code.
      create function mobile_number(contact_phone text) returns text language sql immutable strict parallel safe as $$
        select '0' || right(regexp_replace(fold_name(contact_phone), '[^0-9]', '', 'g'), 10)
      $$;

      -- The people who cannot win, under the accounts into which theirs were merged.
      create or replace function draw_excluded(draw uuid) returns table (customer_id uuid) language sql stable as $$
        select surviving_customer(x.customer_id) from draw_exclusions x where x.draw_id = draw
        union
        select surviving_customer(c.id) from draws d join users u on u.phone_number is not null
          join customers c on c.phone_number = mobile_number(u.phone_number)
        where d.id = draw and d.excludes_staff and u.deleted_at is null
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function draw_excluded(draw uuid) returns table (customer_id uuid) language sql stable as $$
        select x.customer_id from draw_exclusions x where x.draw_id = draw
        union
        select c.id from draws d join users u on u.phone_number is not null
          join customers c on c.phone_number = u.phone_number
        where d.id = draw and d.excludes_staff and u.deleted_at is null
      $$;
      drop function mobile_number(text);
    `);
  }
}
