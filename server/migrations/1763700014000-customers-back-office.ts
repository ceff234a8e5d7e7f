import type { MigrationInterface, QueryRunner } from "typeorm";

// The steps of domain/text.ts `foldName`, in its order; tests/customers/search-normalization.test.ts compares them.
const DIGITS_AND_LETTERS = String.raw`U&'\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\064A\0649\0643\200C'`;
const THEIR_FOLDED = String.raw`U&'01234567890123456789\06CC\06CC\06A9 '`;
// The Unicode property Default_Ignorable_Code_Point.
const INVISIBLE = String.raw`U&'[\00AD\034F\061C\115F\1160\17B4\17B5\180B-\180F\200B-\200F\202A-\202E\2060-\206F\3164\FE00-\FE0F\FEFF\FFA0\FFF0-\FFF8\+01BCA0-\+01BCA3\+01D173-\+01D17A\+0E0000-\+0E0FFF]'`;
const SPACES = String.raw`U&'[\0009-\000D \00A0\1680\2000-\200A\2028\2029\202F\205F\3000]+'`;

// As in customer-list.queries.ts: any character but spaces, digits and English, Arabic and Persian letters.
const HAS_SIGNS = String.raw`search collate "C" ~ U&'[^ 0-9a-z\0620-\064A\066E\066F\0671-\06D3\06D5]'`;

// Each index includes the columns of the filters, so that a page is found without reading the rows before it.
const FILTERED = "include (created_at, total_points, total_receipts) where deleted_at is null";

/** Search, deletion, merge and erasure of customers in the back office, for a million customers. */
export class CustomersBackOffice1763700014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Indexes for substring search. A trusted extension: the owner of a managed database may create it.
      create extension if not exists pg_trgm;
      -- The order of the Persian alphabet; the order of code points has pe and che after ye.
      create collation persian (provider = icu, locale = 'fa');

      -- Normalizes names for comparison: one script, one case, single spaces, no half-spaces or invisible marks.
      -- Not in SQL: PostgreSQL would parse such a function again for each written row, a tenth of a receipt's time.
      create function fold_name(name text) returns text language plpgsql immutable strict parallel safe as $$
      begin
        return lower(btrim(regexp_replace(
          regexp_replace(translate(normalize(name, NFKC), ${DIGITS_AND_LETTERS}, ${THEIR_FOLDED}), ${INVISIBLE}, '', 'g'),
          ${SPACES}, ' ', 'g')) collate "und-x-icu");
      end $$;

      alter table customers
        -- The account into which this one was merged.
        add column merged_into_id uuid constraint customers_merged_into_id_fkey references customers on delete restrict,
        -- Personal data is removed permanently; purchases and points stay.
        add column erased_at timestamptz,
        alter column national_code drop not null,
        alter column phone_number drop not null,
        drop constraint customers_national_code_check,
        drop constraint customers_phone_number_check,
        add constraint customers_national_code_check check (national_code ~ '^[0-9]{10}$'),
        add constraint customers_phone_number_check check (phone_number ~ '^09[0-9]{9}$'),
        -- A customer has both numbers; an erased one has neither, and no name.
        add constraint customers_erased_check check (
          case when erased_at is null then national_code is not null and phone_number is not null
          else coalesce(national_code, phone_number, first_name, last_name) is null end),
        -- A merged or erased account is always deleted.
        add constraint customers_closed_check check (
          deleted_at is not null or (merged_into_id is null and erased_at is null)),
        -- Begins with a space, so that each word follows a space.
        add column search text not null generated always as (
          ' ' || fold_name(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
            || ' ' || coalesce(phone_number, '') || ' ' || coalesce(national_code, '')) stored;

      -- Every search reads the pending list of the index, and a single receipt flushes it, so its limit is low.
      create index customers_search_idx on customers using gin (search gin_trgm_ops) with (gin_pending_list_limit = 1024);
      -- Trigrams contain no signs, so the few texts with signs have their own index.
      create index customers_signs_idx on customers (id) where ${HAS_SIGNS};
      create index customers_merged_into_idx on customers (merged_into_id) where merged_into_id is not null;

      -- One index for each order of the list.
      drop index customers_phone_number_key;
      create unique index customers_phone_number_key on customers (phone_number)
        include (id, created_at, total_points, total_receipts) where deleted_at is null;
      create index customers_created_idx on customers (created_at, id) include (total_points, total_receipts) where deleted_at is null;
      create index customers_points_idx on customers (total_points, id) include (created_at, total_receipts) where deleted_at is null;
      create index customers_name_idx on customers (first_name collate persian, id) ${FILTERED};

      -- Active customers and buyers by day of creation (UTC); the rows of a day add up. A change inserts a row and
      -- updates none, so that receipts do not wait for each other; housekeeping compacts the rows.
      create table customer_counts (
        day date not null,
        living integer not null,
        buyers integer not null
      );

      create function count_customer() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.deleted_at is null then
          insert into customer_counts values ((old.created_at at time zone 'UTC')::date, -1, -(old.total_receipts > 0)::int);
        end if;
        if tg_op <> 'DELETE' and new.deleted_at is null then
          insert into customer_counts values ((new.created_at at time zone 'UTC')::date, 1, (new.total_receipts > 0)::int);
        end if;
        return null;
      end $$;

      -- For each row: a statement trigger would also run for every receipt of a known customer.
      create trigger customers_count_added after insert on customers for each row execute function count_customer();
      -- Most receipts change none of these columns, so the condition avoids the call.
      create trigger customers_count_changed after update on customers for each row
        when ((old.deleted_at is null, old.total_receipts > 0, old.created_at)
          is distinct from (new.deleted_at is null, new.total_receipts > 0, new.created_at))
        execute function count_customer();
      create trigger customers_count_removed after delete on customers for each row execute function count_customer();

      insert into customer_counts (day, living, buyers)
      select (c.created_at at time zone 'UTC')::date, count(*), count(*) filter (where c.total_receipts > 0)
      from customers c where c.deleted_at is null group by 1;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger customers_count_added on customers;
      drop trigger customers_count_changed on customers;
      drop trigger customers_count_removed on customers;
      drop function count_customer();
      drop table customer_counts;
      drop index customers_search_idx, customers_signs_idx, customers_created_idx, customers_points_idx, customers_name_idx;
      drop index customers_phone_number_key;
      create unique index customers_phone_number_key on customers (phone_number) where deleted_at is null;
      alter table customers
        drop constraint customers_closed_check, drop constraint customers_erased_check,
        drop column search, drop column erased_at, drop column merged_into_id,
        alter column national_code set not null, alter column phone_number set not null;
      drop function fold_name(text);
      drop collation persian;
      drop extension pg_trgm;
    `);
  }
}
