import {
  searchesIdentifiers,
  customerFilter,
  MAX_MATCHES,
  quickSearch,
  searchTerms,
  type SearchTerms,
} from "../../../domain/customers";
import { MAX_PAGE_SIZE } from "../../../domain/pagination";
import { DAY_MS } from "../../../domain/time/instants";
import { id as idSchema } from "../../../domain/ids";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { withCustomPlans, disableSequentialScans, disableSorting } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { checkPage, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { Customer } from "./customer.entity";
import type { CustomersArgs } from "./customer.types";
import {
  bestMatches,
  countCustomers,
  type CustomerFilter,
  type CustomerSearch,
  customersPage,
  searchPage,
  cachedCounts,
  type ListPosition,
} from "./customer-list.sql";

/**
 * A page of the customers. Throws BAD_USER_INPUT for a page, a size or a filter out of bounds, FORBIDDEN where the
 * deleted ones are asked for without that right, and NUMBERS_MASKED for a search or an order by what the role sees masked.
 */
export async function listCustomers(ctx: Ctx, args: CustomersArgs): Promise<PageOf<Customer>> {
  checkPage(args);
  const { page, pageSize, sortBy, sortOrder, deleted } = args;
  const { search, ...asked } = validate(customerFilter, { ...args });
  if (deleted && !isPermitted(ctx, "customers:deleted")) fail("FORBIDDEN");
  const terms = termsFor(ctx, search ?? "");
  if (sortBy === "PHONE_NUMBER") requireIdentity(ctx);
  const filter = filterFor({ ...asked, deleted }, isPermitted(ctx, "customers:identity"));
  const place = { sort: sortBy, descending: sortOrder === "DESC", limit: pageSize, offset: (page - 1) * pageSize };
  return withCustomPlans(ctx, async (db) => {
    if (terms.words.length === 0) return pageOf(args, ...(await pageOfAll(db, filter, place)));
    const { items, total } = await searchPage(db, { ...filter, terms }, place, MAX_MATCHES);
    return pageOf(args, items, Math.min(total, MAX_MATCHES), total > MAX_MATCHES);
  });
}

/**
 * What an export of the active customers is narrowed down to, checked; throws BAD_USER_INPUT. An export writes numbers in
 * full, so it can be searched by them.
 */
export function listFilter(asked: object): CustomerSearch {
  const { search, ...rest } = validate(customerFilter, asked);
  return { ...filterFor({ ...rest, deleted: false }, true), terms: searchTerms(search ?? "") };
}

/** Throws NUMBERS_MASKED for a caller who sees phones and national codes masked. */
function requireIdentity(ctx: Ctx): void {
  if (!isPermitted(ctx, "customers:identity")) fail("NUMBERS_MASKED");
}

/** What a search looks for. A match by number would tell the digits that the caller's role does not see. */
function termsFor(ctx: Ctx, text: string): SearchTerms {
  const terms = searchTerms(text);
  if (searchesIdentifiers(terms)) requireIdentity(ctx);
  return terms;
}

type CustomerQuery = Partial<Record<"createdAfter" | "createdBefore", Date | null>> & {
  hasReceipts?: boolean | null;
  minPoints?: number | null;
  deleted: boolean;
};

const filterFor = (asked: CustomerQuery, searchesNumbers: boolean): CustomerFilter => ({
  hasReceipts: asked.hasReceipts ?? null,
  minPoints: asked.minPoints ?? null,
  createdAfter: asked.createdAfter ?? null,
  createdBefore: asked.createdBefore ?? null,
  named: null,
  deleted: asked.deleted,
  searchesNumbers,
});

/** More than these are read in the order of an index; fewer are sooner found by their filter and sorted. */
const MAX_SORTED = 50_000;

async function pageOfAll(db: Db, filter: CustomerFilter, place: ListPosition): Promise<[Customer[], number]> {
  if (!filter.deleted) await disableSequentialScans(db);
  const total = await totalOf(db, filter);
  if (place.offset >= total) return [[], total];
  if (total > MAX_SORTED && !filter.deleted) await disableSorting(db);
  if (place.sort === "FIRST_NAME" && place.descending) return [await pageDownNames(db, filter, place, total), total];
  return [await customersPage(db, filter, place, total), total];
}

/** A page of the names downwards: those who have one, then those who have none, as in the index's order but for that. */
async function pageDownNames(db: Db, filter: CustomerFilter, place: ListPosition, total: number): Promise<Customer[]> {
  const { limit, offset } = place;
  const nameless = await countCustomers(db, { ...filter, named: false });
  const named = total - nameless;
  const first = offset < named ? await customersPage(db, { ...filter, named: true }, place, named) : [];
  if (first.length === limit || nameless === 0) return first;
  const rest = { ...place, limit: limit - first.length, offset: Math.max(0, offset - named) };
  return [...first, ...(await customersPage(db, { ...filter, named: false }, rest, nameless))];
}

const dayOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);
const nextDayOf = (moment: Date): Date => dayOf(new Date(moment.getTime() + DAY_MS - 1));

/** How many a filter leaves: whole days of the living are kept, only the rest is counted. */
async function totalOf(db: Db, filter: CustomerFilter): Promise<number> {
  const { createdAfter, createdBefore } = filter;
  const [from, to] = [createdAfter && nextDayOf(createdAfter), createdBefore && dayOf(createdBefore)];
  const hasNoWholeDay = from !== null && to !== null && from >= to;
  if (filter.deleted || filter.minPoints !== null || hasNoWholeDay) return countCustomers(db, filter);
  const countBetween = (start: Date | null, end: Date | null) =>
    start && end && start < end ? countCustomers(db, { ...filter, createdAfter: start, createdBefore: end }) : 0;
  const before = await countBetween(createdAfter, from);
  const after = await countBetween(to, createdBefore);
  return before + cachedTotal(filter, await cachedCounts(db, { from, to })) + after;
}

function cachedTotal({ hasReceipts }: CustomerFilter, { active, buyers }: { active: number; buyers: number }): number {
  if (hasReceipts === null) return active;
  return hasReceipts ? buyers : active - buyers;
}

/** A customer by their id; deleted ones only for those who may see them, for the rest they are CUSTOMER_ID_NOT_FOUND. */
export async function findCustomer(ctx: Ctx, rawId: string): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const customer = await ctx.db.findOneBy(Customer, { id });
  if (!customer || (customer.deletedAt && !isPermitted(ctx, "customers:deleted"))) return fail("CUSTOMER_ID_NOT_FOUND");
  return customer;
}

/** The living customers that fit a text best, at most `limit` (1 to 100); the text has at least three characters. */
export async function searchCustomers(ctx: Ctx, q: string, limit: number): Promise<Customer[]> {
  const text = validateField("q", quickSearch, q);
  if (limit < 1 || limit > MAX_PAGE_SIZE) {
    throw new AppError("BAD_USER_INPUT", [{ field: "limit", code: "PAGE_SIZE_INVALID" }]);
  }
  const terms = termsFor(ctx, text);
  const filter = { ...filterFor({ deleted: false }, isPermitted(ctx, "customers:identity")), terms };
  return withCustomPlans(ctx, (db) => bestMatches(db, filter, limit, MAX_MATCHES));
}
