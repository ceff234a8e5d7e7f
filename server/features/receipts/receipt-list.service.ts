import { displayCode } from "../../../domain/codes";
import { id as idSchema } from "../../../domain/ids";
import { mask, maskPhone } from "../../../domain/identity";
import {
  bonusOf,
  MAX_COUNTED_RECEIPTS,
  MAX_FOUND_RECEIPTS,
  receiptFilter,
  receiptTerm,
  type ReceiptTerm,
} from "../../../domain/receipt-list";
import { multiplierOf } from "../../../domain/stores";
import { currentStaff, isPermitted, reachFor } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { disableSorting, withCustomPlans } from "../../kit/transactions/transaction";
import { seesCodes } from "./code-visibility.service";
import {
  countFromSales,
  countReceipts,
  receiptCodesPage,
  receiptEntries,
  type ReceiptFilter,
  receiptPage,
  type ReceiptPosition,
  type ReceiptRow,
  receiptRows,
  receiptSubmitter,
  searchReceipts,
} from "./receipt-list.queries";
import type { Receipt, ReceiptCode, ReceiptDetail, ReceiptsArgs } from "./receipt-list.types";
import { isWithinReach } from "./reversal.service";

/**
 * Returns a page of the receipts; a counter user's own. Throws BAD_USER_INPUT for an invalid page, page size or filter.
 */
export async function listReceipts(ctx: Ctx, args: ReceiptsArgs): Promise<PageOf<Receipt>> {
  validatePage(args);
  const { page, pageSize, sortBy, sortOrder } = args;
  const { filter, term } = receiptListFilter(args, ownerOf(ctx));
  const position = { sort: sortBy, descending: sortOrder === "DESC", limit: pageSize, offset: (page - 1) * pageSize };
  return withCustomPlans(ctx, async (db) => {
    const { ids, total, isCapped } = term
      ? capped(await searchReceipts(db, filter, term, position, MAX_FOUND_RECEIPTS), MAX_FOUND_RECEIPTS)
      : await pageOfAll(db, filter, position);
    const rows = ids.length === 0 ? [] : await receiptRows(db, ids);
    return pageOf(
      args,
      rows.map((row) => receiptOf(ctx, row)),
      total,
      isCapped,
    );
  });
}

/** Limits a number that was counted up to `max` and one more. */
const capped = <Found extends { total: number }>(found: Found, max: number): Found & { isCapped: boolean } => ({
  ...found,
  total: Math.min(found.total, max),
  isCapped: found.total > max,
});

/** Returns the user to whose receipts the caller is limited, or null. */
const ownerOf = (ctx: Ctx): string | null =>
  reachFor(ctx, "receipts:read") === "any" ? null : (currentStaff(ctx)?.userId ?? fail("FORBIDDEN"));

/** Validates the filter of a list or an export. Throws BAD_USER_INPUT. */
export function receiptListFilter(
  input: object,
  ownerId: string | null = null,
): { filter: ReceiptFilter; term: ReceiptTerm | null } {
  const { search, ...given } = validate(receiptFilter, { ...input });
  const { customerId = null, storeId = null, operatorId = null, campaignId = null } = given;
  const { dateFrom = null, dateTo = null, minAmount = null, maxAmount = null, state = null } = given;
  const ids = { customerId, storeId, operatorId, campaignId, ownerId };
  return { filter: { ...ids, dateFrom, dateTo, minAmount, maxAmount, state }, term: receiptTerm(search ?? "") };
}

/** Larger results are read in index order; smaller ones are faster to filter and sort. */
const MAX_SORTED = 50_000;

interface Counted {
  total: number;
  isCapped: boolean;
}

async function pageOfAll(
  db: Db,
  asked: ReceiptFilter,
  position: ReceiptPosition,
): Promise<Counted & { ids: string[] }> {
  const filter = await withinCampaign(db, asked);
  const counted = await totalOf(db, filter);
  const { total, isCapped } = counted;
  if (position.offset >= total) return { ...counted, ids: [] };
  // By number or time of recording, the receipts of some days may be far from both ends.
  const isInOrder = position.sort === "PURCHASE_DATE" || (filter.dateFrom === null && filter.dateTo === null);
  if (isInOrder && (isCapped || total > MAX_SORTED)) await disableSorting(db);
  return { ...counted, ids: await receiptPage(db, filter, position, total) };
}

/** Narrows the filter to the days of its campaign, which an index covers. */
async function withinCampaign(db: Db, filter: ReceiptFilter): Promise<ReceiptFilter> {
  if (filter.campaignId === null) return filter;
  const { firstDay, lastDay } = await countFromSales(db, filter);
  return { ...filter, dateFrom: firstDay ?? filter.dateFrom, dateTo: lastDay ?? filter.dateTo };
}

/**
 * Returns the number of matching receipts: from the daily sales, which know day, store, campaign and void, otherwise
 * counted up to a limit.
 */
async function totalOf(db: Db, filter: ReceiptFilter): Promise<Counted> {
  const { customerId, operatorId, ownerId, minAmount, maxAmount, state } = filter;
  const isOfSales = [customerId, operatorId, ownerId, minAmount, maxAmount].every((value) => value === null);
  if (!isOfSales || state === "recorded" || state === "returned") {
    return capped({ total: await countReceipts(db, filter, MAX_COUNTED_RECEIPTS) }, MAX_COUNTED_RECEIPTS);
  }
  const { counted, voided } = await countFromSales(db, filter);
  return { total: state === "voided" ? voided : counted + voided, isCapped: false };
}

/** Returns a receipt of the list. Without the permission to see identities, numbers are masked. */
function receiptOf(ctx: Ctx, row: ReceiptRow): Receipt {
  const { customerId, firstName, lastName, phoneNumber, nationalCode, deletedAt, erasedAt, ...receipt } = row;
  const seesIdentity = isPermitted(ctx, "customers:identity");
  // An API key reads names with the scope of customers.
  const seesNames = isPermitted(ctx, "customers:summary");
  return {
    ...receipt,
    customer: {
      id: customerId,
      firstName: seesNames ? firstName : null,
      lastName: seesNames ? lastName : null,
      phoneNumber: phoneNumber === null || seesIdentity ? phoneNumber : maskPhone(phoneNumber),
      nationalCode: nationalCode === null || seesIdentity ? nationalCode : mask(nationalCode),
      deletedAt,
      erasedAt,
    },
  };
}

/** Returns receipts in the order of their ids. */
export const receiptsByIds = async (ctx: Ctx, ids: string[]): Promise<Receipt[]> =>
  (ids.length === 0 ? [] : await receiptRows(ctx.db, ids)).map((row) => receiptOf(ctx, row));

/** Returns a receipt with its history. Throws RECEIPT_NOT_FOUND, also for one of another user that is out of reach. */
export async function receiptDetail(ctx: Ctx, rawId: string): Promise<ReceiptDetail> {
  const id = validateField("id", idSchema, rawId);
  const [row] = await receiptRows(ctx.db, [id]);
  const owner = ownerOf(ctx);
  if (!row || (owner !== null && row.operatorId !== owner)) return fail("RECEIPT_NOT_FOUND");
  const { multiplier, storeType, voidedAt, operatorId, createdAt } = row;
  return {
    ...receiptOf(ctx, row),
    ...(await receiptSubmitter(ctx.db, id)),
    typeMultiplier: multiplierOf(storeType),
    campaignMultiplier: bonusOf(multiplier, storeType),
    isReversible:
      voidedAt === null &&
      isPermitted(ctx, "receipts:reverse") &&
      isWithinReach(ctx, { createdById: operatorId, createdAt }),
    entries: await receiptEntries(ctx.db, id),
  };
}

/** Returns a page of the codes of a receipt; without access to them, their states alone. */
export async function receiptCodes(ctx: Ctx, receiptId: string, args: PageArgs): Promise<PageOf<ReceiptCode>> {
  validatePage(args);
  const { page, pageSize } = args;
  const { codes, total } = await receiptCodesPage(ctx.db, receiptId, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const isVisible = codes.length > 0 && (await seesCodes(ctx, receiptId));
  const items = codes.map(({ id, code, ordinal, status, invalidatedAt }) => ({
    ...{ id: String(id), code: isVisible ? displayCode(code) : null },
    ...{ ordinal: ordinal ?? 0, status, invalidatedAt },
  }));
  return pageOf(args, items, total);
}
