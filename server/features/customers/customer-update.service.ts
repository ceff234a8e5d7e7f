import { IsNull, Not } from "typeorm";
import { customerUpdate } from "../../../domain/customers";
import { id as idSchema } from "../../../domain/ids";
import { foldName } from "../../../domain/text";
import type { Ctx, Tx } from "../../kit/context";
import { refusingTaken, type Taken } from "../../kit/db/unique-violation";
import { inTransaction } from "../../kit/db/transaction";
import { fail, type FieldRefusal, Refusal } from "../../kit/errors/app-error";
import { valid, validField } from "../../kit/errors/validate";
import { changesOf, record } from "../audit/audit.service";
import { Customer } from "./customer.entity";
import {
  erasePersonalData,
  formerIdentifiers,
  type Identifiers,
  isImporting,
  lockPerson,
} from "./customer-erasure.sql";

type Identity = Pick<Customer, "id" | "phoneNumber" | "nationalCode">;

const TAKEN = {
  customers_phone_number_key: { field: "phoneNumber", code: "PHONE_TAKEN" },
  customers_national_code_key: { field: "nationalCode", code: "NATIONAL_CODE_TAKEN" },
} as const satisfies Taken;

const refuseTaken = (fields: readonly [FieldRefusal, ...FieldRefusal[]]): never => {
  throw new Refusal(fields[0].code, [...fields]);
};

/** A customer held until the transaction ends; refuses with CUSTOMER_ID_NOT_FOUND. */
export const lockCustomer = async (tx: Tx, id: string): Promise<Customer> =>
  (await tx.db.findOne(Customer, { where: { id }, lock: { mode: "pessimistic_write" } })) ??
  fail("CUSTOMER_ID_NOT_FOUND");

/** Refuses what nobody comes back to: CUSTOMER_ERASED, CUSTOMER_MERGED. */
function checkNotGone({ erasedAt, mergedIntoId }: Customer): void {
  if (erasedAt) fail("CUSTOMER_ERASED");
  if (mergedIntoId) fail("CUSTOMER_MERGED");
}

/** Refuses all but a living customer: CUSTOMER_ERASED, CUSTOMER_MERGED, CUSTOMER_CLOSED. */
export function checkLiving(customer: Customer): void {
  checkNotGone(customer);
  if (customer.deletedAt) fail("CUSTOMER_CLOSED");
}

/** Says all at once what of an identity another living customer has. */
async function checkFree(tx: Tx, { id, phoneNumber, nationalCode }: Identity): Promise<void> {
  const other = { id: Not(id), deletedAt: IsNull() };
  const [phoneTaken, codeTaken] = [
    await tx.db.existsBy(Customer, { ...other, phoneNumber: phoneNumber ?? "" }),
    await tx.db.existsBy(Customer, { ...other, nationalCode: nationalCode ?? "" }),
  ];
  const fields: FieldRefusal[] = [
    ...(phoneTaken ? [TAKEN.customers_phone_number_key] : []),
    ...(codeTaken ? [TAKEN.customers_national_code_key] : []),
  ];
  const [first, ...more] = fields;
  if (first) refuseTaken([first, ...more]);
}

/** Runs a change of who somebody is; a race for a phone or a code ends in the same refusal as the check before it. */
const changingIdentity = <Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  refusingTaken(TAKEN, () => inTransaction(ctx, work));

/**
 * Corrects who a living customer is. Refuses with BAD_USER_INPUT, with PHONE_TAKEN or NATIONAL_CODE_TAKEN by field where
 * another one has it, and with CUSTOMER_CLOSED, CUSTOMER_MERGED or CUSTOMER_ERASED.
 */
export function updateCustomer(ctx: Ctx, rawId: string, input: unknown): Promise<Customer> {
  const id = validField("id", idSchema, rawId);
  const draft = valid(customerUpdate, input);
  return changingIdentity(ctx, async (tx) => {
    const before = await lockCustomer(tx, id);
    checkLiving(before);
    await checkFree(tx, { id, ...draft });
    await tx.db.update(Customer, { id }, { ...draft, updatedAt: tx.now });
    await record(tx, {
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
  const id = validField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const { deletedAt } = await lockCustomer(tx, id);
    if (deletedAt) return id;
    await tx.db.update(Customer, { id }, { deletedAt: tx.now, updatedAt: tx.now });
    await record(tx, { action: "DELETE", entity: "customer", entityId: id });
    return id;
  });
}

/**
 * Opens a closed account again. Refuses with PHONE_TAKEN or NATIONAL_CODE_TAKEN by field where somebody has it by now,
 * and with CUSTOMER_MERGED or CUSTOMER_ERASED. A living customer is answered as they are.
 */
export function restoreCustomer(ctx: Ctx, rawId: string): Promise<Customer> {
  const id = validField("id", idSchema, rawId);
  return changingIdentity(ctx, async (tx) => {
    const before = await lockCustomer(tx, id);
    checkNotGone(before);
    if (!before.deletedAt) return before;
    await checkFree(tx, before);
    await tx.db.update(Customer, { id }, { deletedAt: null, updatedAt: tx.now });
    await record(tx, { action: "RESTORE", entity: "customer", entityId: id });
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
  const id = validField("id", idSchema, rawId);
  const erased = await inTransaction(ctx, async (tx) => {
    if (await isImporting(tx.db)) fail("IMPORT_RUNNING");
    const before = await lockCustomer(tx, id);
    if (before.erasedAt) fail("CUSTOMER_ERASED");
    const person = await lockPerson(tx.db, id);
    const ids = person.map((one) => one.id);
    const known = [...person, ...(await formerIdentifiers(tx.db, ids))];
    await erasePersonalData(tx.db, ids, known.flatMap(patternsOf));
    for (const entityId of ids) await record(tx, { action: "ERASE", entity: "customer", entityId });
    return tx.db.findOneByOrFail(Customer, { id });
  });
  // Files have no readers any more; what is not deleted here is deleted by the housekeeping of the next minute.
  await ctx.files.downloads.purge().catch(ctx.jobs.log);
  return erased;
}
