import { IsNull, Not } from "typeorm";
import { customerUpdate } from "../../../domain/customers";
import { id as idSchema } from "../../../domain/ids";
import { foldName } from "../../../domain/text";
import type { Ctx, Tx } from "../../kit/context";
import { takeAdvisoryLock } from "../../kit/db/advisory-locks";
import { escapePattern } from "../../kit/db/conditions";
import { mapUniqueViolation, type UniqueFields } from "../../kit/db/unique-violation";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, type FieldError, AppError } from "../../kit/errors/app-error";
import { sentFields, validate, validateField } from "../../kit/errors/validate";
import { changesOf, recordAudit } from "../audit/audit.service";
import { Customer } from "./customer.entity";
import { requireCheckDigit } from "./national-code-check.service";
import {
  erasePersonalData,
  formerIdentifiers,
  type Identifiers,
  isFreezing,
  isImporting,
  isInOpenDraw,
  lockIdentifiers,
} from "./customer-erasure.queries";

type Identity = Pick<Customer, "id" | "phoneNumber" | "nationalCode">;

const UNIQUE_FIELDS = {
  customers_phone_number_key: { field: "phoneNumber", code: "PHONE_TAKEN" },
  customers_national_code_key: { field: "nationalCode", code: "NATIONAL_CODE_TAKEN" },
} as const satisfies UniqueFields;

const throwTaken = (fields: readonly [FieldError, ...FieldError[]]): never => {
  throw new AppError(fields[0].code, [...fields]);
};

/** Locks a customer until the transaction ends. Throws CUSTOMER_NOT_FOUND. */
export const lockCustomer = async (tx: Tx, id: string): Promise<Customer> =>
  (await tx.db.findOne(Customer, { where: { id }, lock: { mode: "pessimistic_write" } })) ?? fail("CUSTOMER_NOT_FOUND");

/** Throws CUSTOMER_ERASED or CUSTOMER_MERGED. */
function requireNotErased({ erasedAt, mergedIntoId }: Customer): void {
  if (erasedAt) fail("CUSTOMER_ERASED");
  if (mergedIntoId) fail("CUSTOMER_MERGED");
}

/** Throws CUSTOMER_ERASED, CUSTOMER_MERGED or CUSTOMER_DELETED unless the customer is active. */
export function requireActive(customer: Customer): void {
  requireNotErased(customer);
  if (customer.deletedAt) fail("CUSTOMER_DELETED");
}

/** Throws PHONE_TAKEN and NATIONAL_CODE_TAKEN together if other active customers have them. */
export async function requireIdentityFree(tx: Tx, { id, phoneNumber, nationalCode }: Identity): Promise<void> {
  const other = { id: Not(id), deletedAt: IsNull() };
  const [phoneTaken, codeTaken] = [
    await tx.db.existsBy(Customer, { ...other, phoneNumber: phoneNumber ?? "" }),
    await tx.db.existsBy(Customer, { ...other, nationalCode: nationalCode ?? "" }),
  ];
  const fields: FieldError[] = [
    ...(phoneTaken ? [UNIQUE_FIELDS.customers_phone_number_key] : []),
    ...(codeTaken ? [UNIQUE_FIELDS.customers_national_code_key] : []),
  ];
  const [first, ...more] = fields;
  if (first) throwTaken([first, ...more]);
}

/** Runs an identity change. A concurrent change that violates a unique index throws the same errors as `requireIdentityFree`. */
export const updateIdentity = <Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  mapUniqueViolation(UNIQUE_FIELDS, () => inTransaction(ctx, work));

/**
 * Throws CUSTOMER_IN_DRAW if the customer takes part in a frozen draw that is not settled: its rows contain the hash of the
 * phone and the national code, and a claim compares the national code.
 */
async function requireNoOpenDraw(tx: Tx, id: string): Promise<void> {
  const ids = (await lockIdentifiers(tx.db, id)).map((one) => one.id);
  if (await isInOpenDraw(tx.db, ids)) fail("CUSTOMER_IN_DRAW");
}

/**
 * Updates the identity of an active customer. Throws BAD_USER_INPUT, PHONE_TAKEN, NATIONAL_CODE_TAKEN, CUSTOMER_DELETED,
 * CUSTOMER_MERGED or CUSTOMER_ERASED, and for a change of phone or national code DRAW_FREEZING or
 * CUSTOMER_IN_DRAW.
 */
export function updateCustomer(ctx: Ctx, rawId: string, input: unknown): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const draft = sentFields(validate(customerUpdate, input));
  return updateIdentity(ctx, async (tx) => {
    // Before the customer is locked, because a freeze locks in this order too.
    const duringFreeze = ("phoneNumber" in draft || "nationalCode" in draft) && (await isFreezing(tx.db));
    const before = await lockCustomer(tx, id);
    requireActive(before);
    const after = { ...before, ...draft };
    if (draft.nationalCode && draft.nationalCode !== before.nationalCode)
      requireCheckDigit(ctx.settings, draft.nationalCode, "nationalCode");
    if (after.phoneNumber !== before.phoneNumber || after.nationalCode !== before.nationalCode) {
      if (duringFreeze) fail("DRAW_FREEZING");
      await requireNoOpenDraw(tx, id);
    }
    await requireIdentityFree(tx, after);
    await tx.db.update(Customer, { id }, { ...draft, updatedAt: tx.now });
    await recordAudit(tx, {
      action: "UPDATE",
      entity: "customer",
      entityId: id,
      details: changesOf<Partial<Customer>>(before, draft),
    });
    return { ...after, updatedAt: tx.now };
  });
}

/** Soft-deletes a customer. Receipts, points and codes do not change. Deleting again has no effect. */
export function deleteCustomer(ctx: Ctx, rawId: string): Promise<string> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const { deletedAt } = await lockCustomer(tx, id);
    if (deletedAt) return id;
    await tx.db.update(Customer, { id }, { deletedAt: tx.now, updatedAt: tx.now });
    await recordAudit(tx, { action: "DELETE", entity: "customer", entityId: id });
    return id;
  });
}

/**
 * Restores a deleted customer. Throws PHONE_TAKEN or NATIONAL_CODE_TAKEN if another active customer has them by now,
 * and CUSTOMER_MERGED or CUSTOMER_ERASED. An active customer is returned unchanged.
 */
export function restoreCustomer(ctx: Ctx, rawId: string): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  return updateIdentity(ctx, async (tx) => {
    const before = await lockCustomer(tx, id);
    requireNotErased(before);
    if (!before.deletedAt) return before;
    await requireIdentityFree(tx, before);
    await tx.db.update(Customer, { id }, { deletedAt: null, updatedAt: tx.now });
    await recordAudit(tx, { action: "RESTORE", entity: "customer", entityId: id });
    return { ...before, deletedAt: null, updatedAt: tx.now };
  });
}

/** Shorter names would match parts of too many words. */
const MIN_NAME_LENGTH = 4;

const likePatterns = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [`%${escapePattern(foldName(text))}%`] : []));

/** Returns `like` patterns of a person's phone, national code and names. */
function patternsOf({ phoneNumber, nationalCode, firstName, lastName }: Identifiers): string[] {
  const names = [firstName, lastName].filter((name) => (name ?? "").length >= MIN_NAME_LENGTH);
  return likePatterns([phoneNumber?.slice(1), nationalCode, ...names]);
}

/** Returns `like` patterns of what names one person only: phone, national code and full name. */
const identifyingPatternsOf = ({ phoneNumber, nationalCode, firstName, lastName }: Identifiers): string[] =>
  likePatterns([phoneNumber?.slice(1), nationalCode, firstName && lastName && `${firstName} ${lastName}`]);

/**
 * Permanently removes a customer's personal data from every table of `PERSONAL_DATA`, also from accounts merged into
 * this one, and closes the account. Receipts, points and codes do not change. The old phone and national code become
 * unknown. Stored files, import samples and pending imports of all users are removed, because any of them may contain
 * the person. Throws CUSTOMER_ERASED if already erased, IMPORT_RUNNING while an import is running, DRAW_FREEZING during
 * a freeze, and CUSTOMER_IN_DRAW if the customer takes part in a frozen draw that is not settled.
 */
export async function eraseCustomer(ctx: Ctx, rawId: string): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const erased = await inTransaction(ctx, async (tx) => {
    if (await isImporting(tx.db)) fail("IMPORT_RUNNING");
    if (await isFreezing(tx.db)) fail("DRAW_FREEZING");
    const before = await lockCustomer(tx, id);
    if (before.erasedAt) fail("CUSTOMER_ERASED");
    const person = await lockIdentifiers(tx.db, id);
    const ids = person.map((one) => one.id);
    if (await isInOpenDraw(tx.db, ids)) fail("CUSTOMER_IN_DRAW");
    const known = [...person, ...(await formerIdentifiers(tx.db, ids))];
    // Tags without customers are deleted.
    await takeAdvisoryLock(tx.db, "customerTags");
    await erasePersonalData(tx.db, ids, known.flatMap(patternsOf), known.flatMap(identifyingPatternsOf));
    for (const entityId of ids) await recordAudit(tx, { action: "ERASE", entity: "customer", entityId });
    return tx.db.findOneByOrFail(Customer, { id });
  });
  // The files are already expired; files that remain here are deleted by housekeeping within a minute.
  await ctx.files.downloads.purge().catch(ctx.jobs.log);
  return erased;
}
