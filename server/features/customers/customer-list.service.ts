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
import { withCustomPlans, disableSorting } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { validatePage, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { cachedCounts } from "./customer-counts.queries";
import { Customer } from "./customer.entity";
import type { CustomersArgs } from "./customer.types";
import {
  bestMatches,
  countCustomers,
  type CustomerFilter,
  type CustomerSearch,
  customersPage,
  searchPage,
  type ListPosition,
} from "./customer-list.queries";

/**
 * Returns a page of the customers. Throws BAD_USER_INPUT for an invalid page, page size or filter, FORBIDDEN for
 * deleted customers without that permission, and NUMBERS_MASKED for a search or sort by identifiers that the role sees
 * masked.
 */
export async function listCustomers(ctx: Ctx, args: CustomersArgs): Promise<PageOf<Customer>> {
  validatePage(args);
  const { page, pageSize, sortBy, sortOrder, deleted } = args;
  const { search, ...query } = validate(customerFilter, { ...args });
  if (deleted && !isPermitted(ctx, "customers:deleted")) fail("FORBIDDEN");
  const terms = termsFor(ctx, search ?? "");
  if (sortBy === "PHONE_NUMBER") requireIdentity(ctx);
  const filter = filterFor({ ...query, deleted }, isPermitted(ctx, "customers:identity"));
  const position = { sort: sortBy, descending: sortOrder === "DESC", limit: pageSize, offset: (page - 1) * pageSize };
  const isSearch = terms.words.length > 0;
  const read = async (db: Db) => {
    if (!isSearch) return pageOf(args, ...(await pageOfAll(db, filter, position)));
    const { items, total } = await searchPage(db, { ...filter, terms }, position, MAX_MATCHES);
    return pageOf(args, items, Math.min(total, MAX_MATCHES), total > MAX_MATCHES);
  };
  return withCustomPlans(ctx, read, { sequentialScans: isSearch || deleted });
}

/**
 * Validates the filter of a customer export. Throws BAD_USER_INPUT. An export contains unmasked identifiers, so the
 * search may use them.
 */
export function listFilter({ deleted, ...input }: { deleted?: boolean | null }): CustomerSearch {
  const { search, ...rest } = validate(customerFilter, input);
  return { ...filterFor({ ...rest, deleted: deleted ?? false }, true), terms: searchTerms(search ?? "") };
}

/** Throws NUMBERS_MASKED if the caller sees phones and national codes masked. */
function requireIdentity(ctx: Ctx): void {
  if (!isPermitted(ctx, "customers:identity")) fail("NUMBERS_MASKED");
}

/** Parses a search text. Throws NUMBERS_MASKED: a match by number would disclose digits that the role sees masked. */
function termsFor(ctx: Ctx, text: string): SearchTerms {
  const terms = searchTerms(text);
  if (searchesIdentifiers(terms)) requireIdentity(ctx);
  return terms;
}

type CustomerQuery = Partial<Record<"createdAfter" | "createdBefore", Date | null>> & {
  hasReceipts?: boolean | null;
  minPoints?: number | null;
  tagId?: string | null;
  deleted: boolean;
};

const filterFor = (query: CustomerQuery, searchesNumbers: boolean): CustomerFilter => ({
  hasReceipts: query.hasReceipts ?? null,
  minPoints: query.minPoints ?? null,
  tagId: query.tagId ?? null,
  createdAfter: query.createdAfter ?? null,
  createdBefore: query.createdBefore ?? null,
  named: null,
  deleted: query.deleted,
  searchesNumbers,
});

/** Larger results are read in index order; smaller ones are faster to filter and sort. */
const MAX_SORTED = 50_000;

async function pageOfAll(db: Db, filter: CustomerFilter, position: ListPosition): Promise<[Customer[], number]> {
  const total = await totalOf(db, filter);
  if (position.offset >= total) return [[], total];
  if (total > MAX_SORTED && !filter.deleted) await disableSorting(db);
  if (position.sort === "FIRST_NAME" && position.descending)
    return [await pageDownNames(db, filter, position, total), total];
  return [await customersPage(db, filter, position, total), total];
}

/** Returns a page by first name descending: customers with a name first, then those without, each in index order. */
async function pageDownNames(
  db: Db,
  filter: CustomerFilter,
  position: ListPosition,
  total: number,
): Promise<Customer[]> {
  const { limit, offset } = position;
  const nameless = await countCustomers(db, { ...filter, named: false });
  const named = total - nameless;
  const first = offset < named ? await customersPage(db, { ...filter, named: true }, position, named) : [];
  if (first.length === limit || nameless === 0) return first;
  const rest = { ...position, limit: limit - first.length, offset: Math.max(0, offset - named) };
  return [...first, ...(await customersPage(db, { ...filter, named: false }, rest, nameless))];
}

/** Returns the last midnight in UTC: the days of the cached counts begin there. */
const utcMidnight = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);
const nextUtcMidnight = (moment: Date): Date => utcMidnight(new Date(moment.getTime() + DAY_MS - 1));

/** Returns the number of matching customers. Whole days are read from cached counts; only partial days are counted. */
async function totalOf(db: Db, filter: CustomerFilter): Promise<number> {
  const { createdAfter, createdBefore } = filter;
  const [from, to] = [createdAfter && nextUtcMidnight(createdAfter), createdBefore && utcMidnight(createdBefore)];
  const hasNoWholeDay = from !== null && to !== null && from >= to;
  if (filter.deleted || filter.minPoints !== null || filter.tagId !== null || hasNoWholeDay)
    return countCustomers(db, filter);
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

/** Returns a customer. Throws CUSTOMER_NOT_FOUND, also for a deleted one without the permission to see it. */
export async function findCustomer(ctx: Ctx, rawId: string): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  const customer = await ctx.db.findOneBy(Customer, { id });
  if (!customer || (customer.deletedAt && !isPermitted(ctx, "customers:deleted"))) return fail("CUSTOMER_NOT_FOUND");
  return customer;
}

/** Returns the best matches among active customers, at most `limit` (1 to 100). The text has at least 3 characters. */
export async function searchCustomers(ctx: Ctx, q: string, limit: number): Promise<Customer[]> {
  const text = validateField("q", quickSearch, q);
  if (limit < 1 || limit > MAX_PAGE_SIZE) {
    throw new AppError("BAD_USER_INPUT", [{ field: "limit", code: "PAGE_SIZE_INVALID" }]);
  }
  const terms = termsFor(ctx, text);
  const filter = { ...filterFor({ deleted: false }, isPermitted(ctx, "customers:identity")), terms };
  return withCustomPlans(ctx, (db) => bestMatches(db, filter, limit, MAX_MATCHES));
}
