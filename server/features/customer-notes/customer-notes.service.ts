import { v7 as uuidv7 } from "uuid";
import { MAX_NOTES, MAX_TAGS, noteText, tagName, tagNames } from "../../../domain/customer-notes";
import { id as idSchema } from "../../../domain/ids";
import { foldName } from "../../../domain/text";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { takeAdvisoryLock } from "../../kit/db/advisory-locks";
import { AppError, fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { inTransaction } from "../../kit/transactions/transaction";
import { changesOf, recordAudit } from "../audit/audit.service";
import { requireActive, lockCustomer } from "../customers/customer-update.service";
import { tagsOfCustomers } from "../customers/customer-list.queries";
import { findCustomer } from "../customers/customer-list.service";
import { Customer } from "../customers/customer.entity";
import { CustomerNoteEntity } from "./customer-note.entity";
import { addTags, allTags, notesOfCustomer, unlinkOtherTags } from "./customer-notes.queries";
import type { CustomerNote } from "./customer-notes.types";
import type { CustomerTag } from "./customer-tag.entity";

/** Returns all tags of the club, by name. */
export const customerTags = (ctx: Ctx): Promise<CustomerTag[]> => allTags(ctx.db);

const namesOf = async (tx: Tx, customerId: string): Promise<string[]> =>
  ((await tagsOfCustomers(tx.db, [customerId])).get(customerId) ?? []).map(({ name }) => name);

/** Changes the tags of an active customer, and audits a change. */
function changeTags(ctx: Ctx, id: string, change: (tx: Tx, before: string[]) => Promise<void>): Promise<Customer> {
  return inTransaction(ctx, async (tx) => {
    requireActive(await lockCustomer(tx, id));
    // A tag without customers is deleted, which must not happen between finding and linking it.
    await takeAdvisoryLock(tx.db, "customerTags");
    const before = await namesOf(tx, id);
    await change(tx, before);
    const details = changesOf({ tags: before.join(", ") }, { tags: (await namesOf(tx, id)).join(", ") });
    if (Object.keys(details.changes).length > 0)
      await recordAudit(tx, { action: "UPDATE", entity: "customer", entityId: id, details });
    return tx.db.findOneByOrFail(Customer, { id });
  });
}

function throwTagsFull(field: string): never {
  throw new AppError("BAD_USER_INPUT", [{ field, code: "TAGS_FULL" }]);
}

/**
 * Replaces the tags of a customer by those with the given names; missing ones are created. Throws BAD_USER_INPUT,
 * CUSTOMER_NOT_FOUND, CUSTOMER_DELETED, CUSTOMER_MERGED or CUSTOMER_ERASED.
 */
export async function setCustomerTags(ctx: Ctx, rawId: string, rawNames: string[]): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const names = validateField("tags", tagNames, rawNames);
  return changeTags(ctx, id, async (tx, before) => {
    // A merge can leave a customer with more tags, of which some can be removed.
    if (names.length > Math.max(MAX_TAGS, before.length)) throwTagsFull("tags");
    await unlinkOtherTags(tx.db, id, names);
    await addTags(tx.db, id, names);
  });
}

/** Adds a tag to a customer. Throws the same errors as `setCustomerTags`. */
export async function addCustomerTag(ctx: Ctx, rawId: string, rawName: string): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const name = validateField("tag", tagName, rawName);
  return changeTags(ctx, id, async (tx, before) => {
    const isNew = before.every((one) => foldName(one) !== foldName(name));
    if (isNew && before.length >= MAX_TAGS) throwTagsFull("tag");
    await addTags(tx.db, id, [name]);
  });
}

/** Removes a tag from a customer, if it has it. Throws the same errors as `setCustomerTags`. */
export async function removeCustomerTag(ctx: Ctx, rawId: string, rawName: string): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const name = validateField("tag", tagName, rawName);
  return changeTags(ctx, id, async (tx, before) => {
    const others = before.filter((one) => foldName(one) !== foldName(name));
    await unlinkOtherTags(tx.db, id, others);
  });
}

/** Returns the notes about a customer and the accounts merged into it, newest first. Throws CUSTOMER_NOT_FOUND. */
export async function customerNotes(ctx: Ctx, customerId: string): Promise<CustomerNote[]> {
  const { id } = await findCustomer(ctx, customerId);
  return notesOfCustomer(ctx.db, id);
}

/**
 * Adds a note. Throws BAD_USER_INPUT, CUSTOMER_NOT_FOUND, CUSTOMER_DELETED, CUSTOMER_MERGED or CUSTOMER_ERASED, and
 * NOTES_FULL beyond 100 notes.
 */
export async function addCustomerNote(ctx: Ctx, rawId: string, rawText: string): Promise<CustomerNote> {
  const customerId = validateField("customerId", idSchema, rawId);
  const text = validateField("text", noteText, rawText);
  const { userId: createdById, fullName: createdBy } = currentStaffOrFail(ctx);
  const id = uuidv7();
  return inTransaction(ctx, async (tx) => {
    requireActive(await lockCustomer(tx, customerId));
    if ((await tx.db.countBy(CustomerNoteEntity, { customerId })) >= MAX_NOTES) fail("NOTES_FULL", { max: MAX_NOTES });
    await tx.db.insert(CustomerNoteEntity, { id, customerId, text, createdById, createdAt: tx.now });
    // `notes` and `deletedNote` are removed from the entries when the customer is erased.
    await recordAudit(tx, { action: "UPDATE", entity: "customer", entityId: customerId, details: { notes: text } });
    return { id, text, createdAt: tx.now, createdBy };
  });
}

/** Deletes a note; returns its id. Throws NOTE_NOT_FOUND. */
export async function deleteCustomerNote(ctx: Ctx, rawId: string): Promise<string> {
  const id = validateField("id", idSchema, rawId);
  await inTransaction(ctx, async (tx) => {
    const lock = { mode: "pessimistic_write" } as const;
    const note = await tx.db.findOne(CustomerNoteEntity, { where: { id }, lock });
    const { customerId: entityId, text } = note ?? fail("NOTE_NOT_FOUND");
    await tx.db.delete(CustomerNoteEntity, { id });
    await recordAudit(tx, { action: "UPDATE", entity: "customer", entityId, details: { deletedNote: text } });
  });
  return id;
}
