import { IsNull } from "typeorm";
import { v7 as uuidv7 } from "uuid";
import { customerDraft, type CustomerDraft } from "../../../domain/customers";
import type { Ctx, Tx } from "../../kit/context";
import { uniqueConstraintOf } from "../../kit/db/pg-errors";
import { inTransaction } from "../../kit/transactions/transaction";
import { withRetries } from "../../kit/db/retries";
import { fail } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { Customer } from "./customer.entity";
import { obstaclesTo } from "./customer-identity.queries";
import { requireCheckDigit } from "./national-code-check.service";
import { limitingLookups, recordLookup } from "./staff-lookup.service";

/**
 * Adds a customer, or returns the existing one with this national code and fills in missing names. Throws
 * IDENTITY_CONFLICT if phone and national code belong to different customers, CUSTOMER_DELETED if the account is
 * closed.
 */
export async function createCustomer(ctx: Ctx, input: unknown): Promise<Customer> {
  const draft = validate(customerDraft, input);
  const { phoneNumber: phone, nationalCode } = draft;
  requireCheckDigit(ctx.settings, nationalCode, "nationalCode");
  // If two counters add the same person concurrently, the one that violates the unique index retries and reads the
  // other's row.
  const customer = await limitingLookups(ctx, { phone, nationalCode }, () =>
    withRetries(
      () => inTransaction(ctx, (tx) => customerFor(tx, draft)),
      (error) => IDENTITY_RACES.has(uniqueConstraintOf(error) ?? ""),
    ),
  );
  const isNew = customer.createdAt.getTime() === ctx.now.getTime();
  // Creating an existing customer discloses that the pair is known, so it is recorded as a lookup.
  if (ctx.actor && !isNew) await recordLookup(ctx, { phone, nationalCode }, customer);
  return customer;
}

/** The unique constraints that concurrent registrations of the same person violate. */
export const IDENTITY_RACES = new Set(["customers_national_code_key", "customers_phone_number_key"]);

/** Returns the locked customer of a national code, or a new one. Throws the errors of `createCustomer`. */
export async function customerFor(tx: Tx, draft: CustomerDraft): Promise<Customer> {
  const { nationalCode } = draft;
  const known = await tx.db.findOne(Customer, {
    where: { nationalCode, deletedAt: IsNull() },
    lock: { mode: "pessimistic_write" },
  });
  if (!known) return insertCustomer(tx, draft);
  if (known.phoneNumber !== draft.phoneNumber) fail("IDENTITY_CONFLICT");
  const names = { firstName: known.firstName ?? draft.firstName, lastName: known.lastName ?? draft.lastName };
  if (names.firstName === known.firstName && names.lastName === known.lastName) return known;
  await tx.db.update(Customer, { id: known.id }, { ...names, updatedAt: tx.now });
  await recordAudit(tx, { action: "UPDATE", entity: "customer", entityId: known.id, details: { filled: "names" } });
  return { ...known, ...names };
}

async function insertCustomer(tx: Tx, draft: CustomerDraft): Promise<Customer> {
  const { nationalCode } = draft;
  const { isDeleted, isPhoneTaken } = await obstaclesTo(tx.db, { phone: draft.phoneNumber, nationalCode });
  if (isPhoneTaken) fail("IDENTITY_CONFLICT");
  if (isDeleted) fail("CUSTOMER_DELETED");
  const customer = tx.db.create(Customer, {
    ...draft,
    id: uuidv7(),
    totalPoints: 0,
    totalReceipts: 0,
    totalSpent: 0,
    totalLotteryCodes: 0,
    lastPurchaseDate: null,
    createdAt: tx.now,
    updatedAt: tx.now,
    deletedAt: null,
    erasedAt: null,
    mergedIntoId: null,
  });
  await tx.db.insert(Customer, customer);
  await recordAudit(tx, { action: "CREATE", entity: "customer", entityId: customer.id });
  return customer;
}
