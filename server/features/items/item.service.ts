import { v7 as uuidv7 } from "uuid";
import { id as idSchema } from "../../../domain/ids";
import { itemDraft, MAX_ITEMS } from "../../../domain/items";
import type { Ctx, Tx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField, validateUpdate } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { Item } from "./item.entity";
import { lockItems } from "./item.queries";

/** Returns all items, oldest first; at most 500. */
export const listItems = (ctx: Ctx): Promise<Item[]> => ctx.db.find(Item, { order: { createdAt: "asc", id: "asc" } });

/** Adds an item. Throws ITEMS_FULL if there are 500. */
export function createItem(ctx: Ctx, input: unknown): Promise<Item> {
  const draft = validate(itemDraft, input);
  return inTransaction(ctx, async (tx) => {
    await lockItems(tx.db);
    if ((await tx.db.count(Item)) >= MAX_ITEMS) fail("ITEMS_FULL");
    const item = tx.db.create(Item, { ...draft, id: uuidv7(), createdAt: tx.now, updatedAt: tx.now });
    await tx.db.insert(Item, item);
    await recordAudit(tx, { action: "CREATE", entity: "item", entityId: item.id });
    return item;
  });
}

const lockItem = async (tx: Tx, id: string): Promise<Item> =>
  (await tx.db.findOne(Item, { where: { id }, lock: { mode: "pessimistic_write" } })) ?? fail("ITEM_NOT_FOUND");

/** Changes the fields that are sent. */
export function updateItem(ctx: Ctx, rawId: string, input: object): Promise<Item> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const item = await lockItem(tx, id);
    const draft = validateUpdate(itemDraft, item, input);
    await tx.db.update(Item, { id }, { ...draft, updatedAt: tx.now });
    await recordAudit(tx, { action: "UPDATE", entity: "item", entityId: id });
    return { ...item, ...draft };
  });
}

/** Deletes an item and returns its id. Throws ITEM_NOT_FOUND. */
export function deleteItem(ctx: Ctx, rawId: string): Promise<string> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    await lockItem(tx, id);
    await tx.db.delete(Item, { id });
    await recordAudit(tx, { action: "DELETE", entity: "item", entityId: id });
    return id;
  });
}
