import { IsNull, Not } from "typeorm";
import { customerUpdate } from "../../../domain/customers";
import { id as idSchema } from "../../../domain/ids";
import { foldName } from "../../../domain/text";
import type { Ctx, Tx } from "../../kit/context";
import { mapUniqueViolation, type UniqueFields } from "../../kit/db/unique-violation";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, type FieldError, AppError } from "../../kit/errors/app-error";
import { sentFields, validate, validateField } from "../../kit/errors/validate";
import { changesOf, recordAudit } from "../audit/audit.service";
import { Customer } from "./customer.entity";
import {
  erasePersonalData,
  formerIdentifiers,
  type Identifiers,
  isImporting,
  lockIdentifiers,
} from "./customer-erasure.sql";

type Identity = Pick<Customer, "id" | "phoneNumber" | "nationalCode">;

const UNIQUE_FIELDS = {
  customers_phone_number_key: { field: "phoneNumber", code: "PHONE_TAKEN" },
  customers_national_code_key: { field: "nationalCode", code: "NATIONAL_CODE_TAKEN" },
} as const satisfies UniqueFields;

const throwTaken = (fields: readonly [FieldError, ...FieldError[]]): never => {
  throw new AppError(fields[0].code, [...fields]);
};

/** A customer held until the transaction ends; throws CUSTOMER_ID_NOT_FOUND. */
export const lockCustomer = async (tx: Tx, id: string): Promise<Customer> =>
  (await tx.db.findOne(Customer, { where: { id }, lock: { mode: "pessimistic_write" } })) ??
  fail("CUSTOMER_ID_NOT_FOUND");

/** Rejects what nobody comes back to: CUSTOMER_ERASED, CUSTOMER_MERGED. */
function checkNotErased({ erasedAt, mergedIntoId }: Customer): void {
  if (erasedAt) fail("CUSTOMER_ERASED");
  if (mergedIntoId) fail("CUSTOMER_MERGED");
}

/** Rejects all but a living customer: CUSTOMER_ERASED, CUSTOMER_MERGED, CUSTOMER_CLOSED. */
export function checkActive(customer: Customer): void {
  checkNotErased(customer);
  if (customer.deletedAt) fail("CUSTOMER_CLOSED");
}

/** Says all at once what of an identity another living customer has. */
async function checkFree(tx: Tx, { id, phoneNumber, nationalCode }: Identity): Promise<void> {
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

/** Runs a change of who somebody is; a race for a phone or a code ends in the same error as the check before it. */
const updateIdentity = <Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  mapUniqueViolation(UNIQUE_FIELDS, () => inTransaction(ctx, work));

/**
 * Corrects who a living customer is. Throws BAD_USER_INPUT, with PHONE_TAKEN or NATIONAL_CODE_TAKEN by field where
 * another one has it, and with CUSTOMER_CLOSED, CUSTOMER_MERGED or CUSTOMER_ERASED.
 */
export function updateCustomer(ctx: Ctx, rawId: string, input: unknown): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const draft = sentFields(validate(customerUpdate, input));
  return updateIdentity(ctx, async (tx) => {
    const before = await lockCustomer(tx, id);
    checkActive(before);
    await checkFree(tx, { ...before, ...draft });
    await tx.db.update(Customer, { id }, { ...draft, updatedAt: tx.now });
    await recordAudit(tx, {
      action: "UPDATE",
      entity: "customer",
      entityId: id,
      details: changesOf<Partial<Customer>>(before, draft),
    });
    return { ...before, ...draft, updatedAt: tx.now };
  });
}

/** Closes an account; receipts, points and codes stay as they are. A second time answers like the first. */
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
 * Opens a closed account again. Throws PHONE_TAKEN or NATIONAL_CODE_TAKEN by field where somebody has it by now,
 * and with CUSTOMER_MERGED or CUSTOMER_ERASED. A living customer is answered as they are.
 */
export function restoreCustomer(ctx: Ctx, rawId: string): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  return updateIdentity(ctx, async (tx) => {
    const before = await lockCustomer(tx, id);
    checkNotErased(before);
    if (!before.deletedAt) return before;
    await checkFree(tx, before);
    await tx.db.update(Customer, { id }, { deletedAt: null, updatedAt: tx.now });
    await recordAudit(tx, { action: "RESTORE", entity: "customer", entityId: id });
    return { ...before, deletedAt: null, updatedAt: tx.now };
  });
}

/** Shorter names are parts of too many words. */
const MIN_NAME_LENGTH = 4;

/** Patterns for `like` of texts that name a person: phone, national code, and either name. */
function patternsOf({ phoneNumber, nationalCode, firstName, lastName }: Identifiers): string[] {
  const names = [firstName, lastName].filter((name) => (name ?? "").length >= MIN_NAME_LENGTH);
  return [phoneNumber?.slice(1), nationalCode, ...names].flatMap((text) =>
    text ? [`%${foldName(text).replace(/[\\%_]/g, "\\$&")}%`] : [],
  );
}

/**
 * Removes everything that tells who a customer is, for good, from every table of `PERSONAL_DATA`; accounts that were
 * merged into this one are erased with it. The account is closed; receipts, points and codes stay. The old phone and
 * national code belong to an unknown customer. Stored files, samples of imports and imports that wait to be run go for
 * everybody, because any of them may hold the person. Throws CUSTOMER_ERASED a second time, IMPORT_RUNNING while an
 * import is running.
 */
export async function eraseCustomer(ctx: Ctx, rawId: string): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const erased = await inTransaction(ctx, async (tx) => {
    if (await isImporting(tx.db)) fail("IMPORT_RUNNING");
    const before = await lockCustomer(tx, id);
    if (before.erasedAt) fail("CUSTOMER_ERASED");
    const person = await lockIdentifiers(tx.db, id);
    const ids = person.map((one) => one.id);
    const known = [...person, ...(await formerIdentifiers(tx.db, ids))];
    await erasePersonalData(tx.db, ids, known.flatMap(patternsOf));
    for (const entityId of ids) await recordAudit(tx, { action: "ERASE", entity: "customer", entityId });
    return tx.db.findOneByOrFail(Customer, { id });
  });
  // Files have no readers any more; what is not deleted here is deleted by the housekeeping of the next minute.
  await ctx.files.downloads.purge().catch(ctx.jobs.log);
  return erased;
}
