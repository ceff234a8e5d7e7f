import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import { addCustomerNote, setCustomerTags } from "../features/customer-notes/customer-notes.service";
import { Customer } from "../features/customers/customer.entity";
import { createSavedView } from "../features/saved-views/saved-view.service";
import { saveSite } from "../features/site/site.service";
import type { Ctx } from "../kit/context";
import { Receipt } from "../features/receipts/receipt.entity";
import { returnReceipt, voidReceipt } from "../features/receipts/reversal.service";
import { FESTIVAL_PAGE, NOTES, REVERSAL_REASONS, TAGS, VIEWS } from "./seed.text";

const TAGGED = 60;
/** Receipts of the last days that are voided or returned, in turns. */
const REVERSED = 14;
/** Between two of them. */
const REVERSED_EVERY = 11;

/** Voids a few of the last receipts and returns the half of others. */
async function reverseReceipts(ctx: Ctx): Promise<void> {
  const last = await ctx.db.find(Receipt, { order: { createdAt: "DESC" }, take: REVERSED * REVERSED_EVERY });
  for (const [index, { id, amountToman }] of last.filter((_, at) => at % REVERSED_EVERY === 0).entries()) {
    if (index % 2 === 0) await voidReceipt(ctx, id, { reason: REVERSAL_REASONS.void });
    else await returnReceipt(ctx, id, { amount: Math.round(amountToman / 2), reason: REVERSAL_REASONS.return });
  }
}

/** Saves the festival page, tags the best customers, writes notes about two, and shares two views. */
export async function furnishOffice(ctx: Ctx): Promise<void> {
  await reverseReceipts(ctx);
  await saveSite(ctx, { ...BUILT_IN_CONTENT, ...FESTIVAL_PAGE });
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
}
