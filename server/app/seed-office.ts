import { Readable } from "node:stream";
import { IsNull, Not } from "typeorm";
import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import { addCustomerNote, setCustomerTags } from "../features/customer-notes/customer-notes.service";
import { Customer } from "../features/customers/customer.entity";
import { importFile } from "../features/imports/import.service";
import { createItem } from "../features/items/item.service";
import { createSavedView } from "../features/saved-views/saved-view.service";
import { saveSite } from "../features/site/site.service";
import type { Ctx } from "../kit/context";
import { storeUpload } from "../kit/uploads/store-upload";
import { createApiKey } from "../features/api-keys/api-key.service";
import { invalidateCode } from "../features/code-pools/code-pool.service";
import { LotteryCode } from "../features/code-pools/lottery-code.entity";
import { Store } from "../features/stores/store.entity";
import { toggleStore } from "../features/stores/store.service";
import { createUser } from "../features/users/user-update.service";
import { Receipt } from "../features/receipts/receipt.entity";
import { returnReceipt, voidReceipt } from "../features/receipts/reversal.service";
import {
  CUSTOMER_FILE,
  FESTIVAL_PAGE,
  FIRST_HOURS,
  FORMER_CLERK,
  INVALID_REASON,
  ITEMS,
  KEY_NAME,
  NOTES,
  REVERSAL_REASONS,
  TAGS,
  VIEWS,
} from "./seed.text";

const TAGGED = 60;
/** Number of recent receipts that are voided or returned, alternately. */
const REVERSED = 14;
/** Every nth recent receipt is one of them. */
const REVERSED_EVERY = 11;
/** Number of invalid codes of the pool. */
const INVALID_CODES = 5;

/** Voids a few of the last receipts and returns half of the amount of others. */
async function reverseReceipts(ctx: Ctx): Promise<void> {
  const last = await ctx.db.find(Receipt, { order: { createdAt: "DESC" }, take: REVERSED * REVERSED_EVERY });
  for (const [index, { id, amountToman }] of last.filter((_, at) => at % REVERSED_EVERY === 0).entries()) {
    if (index % 2 === 0) await voidReceipt(ctx, id, { reason: REVERSAL_REASONS.void });
    else await returnReceipt(ctx, id, { amount: Math.round(amountToman / 2), reason: REVERSAL_REASONS.return });
  }
}

/** Closes a store, deactivates an account, adds an API key and invalidates codes of the pool. */
async function addRareStates(ctx: Ctx): Promise<void> {
  const [store] = await ctx.db.find(Store, { order: { storeName: "DESC" }, take: 1 });
  if (store) await toggleStore(ctx, store.id);
  const former = { username: "former", email: "former@club.example", fullName: FORMER_CLERK, role: "counter" };
  await createUser(ctx, { ...former, password: "demo-former-1404", isActive: false });
  await createApiKey(ctx, { name: KEY_NAME, scopes: ["receipts.read", "receipts.write"], expiresInDays: 90 });
  const codes = await ctx.db.find(LotteryCode, {
    where: { status: "unused", eventId: Not(IsNull()) },
    order: { id: "ASC" },
    take: INVALID_CODES,
  });
  for (const code of codes) await invalidateCode(ctx, String(code.id), { reason: INVALID_REASON });
}

/** Adds reversed receipts, rare states, two versions of the festival page, items, tags, notes and saved views. */
export async function addOfficeData(ctx: Ctx): Promise<void> {
  await reverseReceipts(ctx);
  await addRareStates(ctx);
  const page = { ...BUILT_IN_CONTENT, ...FESTIVAL_PAGE };
  for (const content of [{ ...page, ...FIRST_HOURS }, page]) await saveSite(ctx, content);
  for (const item of ITEMS) await createItem(ctx, item);
  const best = await ctx.db.find(Customer, { order: { totalPoints: "DESC" }, take: TAGGED });
  for (const [index, { id }] of best.entries()) {
    const [regular, press, call] = TAGS;
    await setCustomerTags(ctx, id, [
      regular,
      ...(index % 10 === 0 ? [press] : []),
      ...(index % 15 === 0 ? [call] : []),
    ]);
    const note = NOTES[index];
    if (note !== undefined) await addCustomerNote(ctx, id, note);
  }
  await createSavedView(ctx, "customers", { name: VIEWS.customers, query: "sort=-total_points", isShared: true });
  await createSavedView(ctx, "receipts", { name: VIEWS.receipts, query: "state=voided", isShared: true });
  await createSavedView(ctx, "stores", { name: VIEWS.stores, query: "status=inactive", isShared: false });
}

/** Imports a file of customers with one row that is rejected. */
export async function importCustomers(ctx: Ctx): Promise<void> {
  const { name, lines } = CUSTOMER_FILE;
  const { id } = await storeUpload(ctx, { name, open: () => Readable.from(lines.join("\r\n")) });
  await importFile(ctx, id, { type: "customers" });
}
