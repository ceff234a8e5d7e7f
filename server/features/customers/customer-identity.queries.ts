import type { IdentityPair } from "../../../domain/customers";
import type { Db } from "../../kit/db/database";
import { executeOne } from "../../kit/db/queries";
import * as sql from "./customer-identity.generated";

/** Returns whether an active customer has this phone or this national code. */
export async function isKnownIdentity(db: Db, { phone, nationalCode }: IdentityPair): Promise<boolean> {
  const known = await executeOne(db, sql.isKnownIdentity, { phone, nationalCode });
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
  const found = await executeOne(db, sql.obstaclesTo, { phone, nationalCode });
  return found ?? { isDeleted: false, isPhoneTaken: false };
}
