import type { IdentityPair } from "../../../domain/customers";
import type { Db } from "../../kit/db/database";
import { queryRow } from "../../kit/db/queries";

/** Returns whether an active customer has this phone or this national code. */
export async function isKnownIdentity(db: Db, { phone, nationalCode }: IdentityPair): Promise<boolean> {
  const known = await queryRow<{ isKnown: boolean }>(
    db,
    `select exists (select from customers c where c.phone_number = $1 and c.deleted_at is null)
       or exists (select from customers c where c.national_code = $2 and c.deleted_at is null) as "isKnown"`,
    [phone, nationalCode],
  );
  return known?.isKnown ?? false;
}

/**
 * Returns the obstacles to a new customer: a deleted account with the national code, or an active customer with the
 * phone and another national code. The same customer added concurrently is no obstacle: the unique index detects it.
 */
export async function obstaclesTo(
  db: Db,
  { phone, nationalCode }: IdentityPair,
): Promise<{ isDeleted: boolean; isPhoneTaken: boolean }> {
  const found = await queryRow<{ isDeleted: boolean; isPhoneTaken: boolean }>(
    db,
    `select exists (select from customers c where c.national_code = $2 and c.deleted_at is not null) as "isDeleted",
       exists (
         select from customers c where c.phone_number = $1 and c.national_code <> $2 and c.deleted_at is null
       ) as "isPhoneTaken"`,
    [phone, nationalCode],
  );
  return found ?? { isDeleted: false, isPhoneTaken: false };
}
