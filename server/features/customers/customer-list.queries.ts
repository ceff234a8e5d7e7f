import type { SearchTerms } from "../../../domain/customers";
import type { Db } from "../../kit/db/database";
import { Conditions, escapePattern } from "../../kit/db/conditions";
import { execute, queryNumber, queryRows } from "../../kit/db/queries";
import type { Customer } from "./customer.entity";
import type { CustomerSort } from "./customer.types";
import * as sql from "./customer-list.generated";

export interface CustomerFilter {
  /** Whether the search covers phones and national codes, or only names. */
  searchesNumbers: boolean;
  hasReceipts: boolean | null;
  minPoints: number | null;
  tagId: string | null;
  createdAfter: Date | null;
  createdBefore: Date | null;
  /** Whether the first name is known; null matches both. */
  named: boolean | null;
  deleted: boolean;
}

export type CustomerSearch = CustomerFilter & { terms: SearchTerms };

export interface ListPosition {
  sort: CustomerSort;
  descending: boolean;
  limit: number;
  offset: number;
}

const COLUMNS = `
  c.id, c.national_code as "nationalCode", c.phone_number as "phoneNumber", c.first_name as "firstName",
  c.last_name as "lastName", c.total_points as "totalPoints", c.total_receipts as "totalReceipts",
  c.total_spent_toman as "totalSpent", c.total_codes as "totalLotteryCodes", c.last_purchase_at as "lastPurchaseDate",
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.deleted_at as "deletedAt", c.erased_at as "erasedAt",
  c.merged_into_id as "mergedIntoId"`;

const KEYS: Record<CustomerSort, string> = {
  CREATED_AT: "c.created_at",
  FIRST_NAME: "c.first_name collate persian",
  PHONE_NUMBER: "c.phone_number",
  TOTAL_POINTS: "c.total_points",
};

/**
 * Returns the `order by` of a list, or its exact reverse. Each order of active customers matches an index, except first
 * name descending: customers without a name are last there too, so that list is read in two parts.
 */
function orderOf(
  sort: CustomerSort,
  descending: boolean,
  { deleted, named, fromTheEnd = false }: OrderOptions,
): string {
  const direction = descending === fromTheEnd ? "asc" : "desc";
  // A phone is unique among active customers, so no second key is needed.
  if (sort === "PHONE_NUMBER" && !deleted) return `${KEYS[sort]} ${direction}`;
  // Unknown names and the phones of erased customers are last in both directions.
  const hasUnknown = deleted || (sort === "FIRST_NAME" && named === null);
  const nulls = fromTheEnd ? " nulls first" : " nulls last";
  return `${KEYS[sort]} ${direction}${hasUnknown ? nulls : ""}, c.id ${direction}`;
}

type OrderOptions = Pick<CustomerFilter, "deleted" | "named"> & { fromTheEnd?: boolean };

/** Whether a word is shorter than a trigram. */
const isShort = (word: string): boolean => [...word].length < 3 && /[\p{L}\p{N}]/u.test(word);

/**
 * Matches the word anywhere; a word of one or two letters, for which trigrams exist only at word starts, only there.
 */
const patternOf = (word: string): string => (isShort(word) ? `% ${escapePattern(word)}%` : `%${escapePattern(word)}%`);

/** The predicate of the partial index of texts with signs: not a space, digit, English, Arabic or Persian letter. */
const HAS_SIGNS = String.raw`c.search collate "C" ~ U&'[^ 0-9a-z\0620-\064A\066E\066F\0671-\06D3\06D5]'`;
const SIGN = /[^ 0-9a-z\u0620-\u064a\u066e\u066f\u0671-\u06d3\u06d5]/;

/** Length of the suffix after the names in `search`: a space, eleven digits, a space, ten digits. */
const MAX_NUMBERS_LENGTH = 23;

/** Returns only the requested conditions, so that the plan fits them. */
function conditionsOf(filter: CustomerFilter): Conditions {
  const { hasReceipts, minPoints, tagId, createdAfter, createdBefore, named, deleted } = filter;
  const conditions = new Conditions();
  conditions.add(`c.deleted_at is ${deleted ? "not null" : "null"}`);
  if (hasReceipts !== null) conditions.add(hasReceipts ? "c.total_receipts > 0" : "c.total_receipts = 0");
  if (named !== null) conditions.add(`c.first_name is ${named ? "not null" : "null"}`);
  conditions.addIfSet(minPoints, (points) => `c.total_points >= ${points}`);
  conditions.addIfSet(
    tagId,
    (tag) => `exists (select from customer_tag_links g where g.tag_id = ${tag} and g.customer_id = c.id)`,
  );
  conditions.addIfSet(createdAfter, (moment) => `c.created_at >= ${moment}`);
  conditions.addIfSet(createdBefore, (moment) => `c.created_at < ${moment}`);
  return conditions;
}

function addTerms(conditions: Conditions, { words }: SearchTerms, searchesNumbers: boolean): void {
  for (const word of words) {
    const pattern = conditions.parameter(patternOf(word));
    conditions.add(`c.search like ${pattern}`);
    if (SIGN.test(word)) conditions.add(HAS_SIGNS);
    if (!searchesNumbers) conditions.add(`left(c.search, -${MAX_NUMBERS_LENGTH}) like ${pattern}`);
  }
}

export type Tag = sql.TagsOfCustomersResult;

/** Returns the tags of each customer, by name; a customer without tags is missing. */
export async function tagsOfCustomers(db: Db, customerIds: string[]): Promise<Map<string, Tag[]>> {
  const tags = new Map<string, Tag[]>();
  for (const tag of await execute(db, sql.tagsOfCustomers, { customerIds }))
    tags.set(tag.customerId, [...(tags.get(tag.customerId) ?? []), tag]);
  return tags;
}

/** Counts the customers that match a filter, without a search. */
export function countCustomers(db: Db, filter: CustomerFilter): Promise<number> {
  const conditions = conditionsOf(filter);
  return queryNumber(db, `select count(*)::int from customers c where ${conditions.text}`, conditions.values);
}

/**
 * Returns a page of a list of `total` customers: ids from the index of the order, read from the nearer end, then the
 * rows of the page.
 */
export function customersPage(
  db: Db,
  filter: CustomerFilter,
  { sort, descending, limit, offset }: ListPosition,
  total: number,
): Promise<Customer[]> {
  const conditions = conditionsOf(filter);
  const size = Math.min(limit, total - offset);
  const fromTheEnd = offset > total / 2;
  const skipped = fromTheEnd ? total - offset - size : offset;
  return queryRows<Customer>(
    db,
    `with page as materialized (
       select c.id from customers c where ${conditions.text}
       order by ${orderOf(sort, descending, { ...filter, fromTheEnd })}
       limit ${conditions.parameter(size)} offset ${conditions.parameter(skipped)}
     )
     select ${COLUMNS} from page p join customers c on c.id = p.id order by ${orderOf(sort, descending, filter)}`,
    conditions.values,
  );
}

/**
 * Returns a page of the matches of a search and their number, at most `max` + 1. Matches are found first, then sorted.
 */
export async function searchPage(
  db: Db,
  filter: CustomerSearch,
  { sort, descending, limit, offset }: ListPosition,
  max: number,
): Promise<{ items: Customer[]; total: number }> {
  const whole = await wholeSearch(db, filter);
  if (whole) return { items: offset === 0 ? [whole] : [], total: 1 };
  const conditions = conditionsOf(filter);
  addTerms(conditions, filter.terms, filter.searchesNumbers);
  const found = await queryRows<Customer & { total: number }>(
    db,
    `with found as materialized (
       select c.id, c.created_at, c.first_name, c.phone_number, c.total_points
       from customers c where ${conditions.text} limit ${conditions.parameter(max + 1)}
     ),
     page as (
       select c.id from (select * from found limit ${conditions.parameter(max)}) c
       order by ${orderOf(sort, descending, filter)} limit ${conditions.parameter(limit)} offset ${conditions.parameter(offset)}
     ),
     counted as (select count(*)::int as total from found)
     select k.total, ${COLUMNS}
     from counted k left join (page p join customers c on c.id = p.id) on true
     order by ${orderOf(sort, descending, filter)}`,
    conditions.values,
  );
  return {
    items: found.filter(({ id }) => id !== null).map(({ total: _total, ...customer }) => customer),
    total: found[0]?.total ?? 0,
  };
}

/** Returns the `from` clause, order and parameters that select all customers of a list, or those with `ids`. */
export async function wholeList(
  db: Db,
  filter: CustomerSearch & { ids: readonly string[] | null },
  { sort, descending }: Pick<ListPosition, "sort" | "descending">,
): Promise<{ from: string; order: string; values: unknown[] }> {
  const conditions = conditionsOf(filter);
  if (filter.ids) conditions.add(`c.id = any(${conditions.parameter(filter.ids)})`);
  const whole = await wholeSearch(db, filter);
  if (whole) conditions.add(`c.id = ${conditions.parameter(whole.id)}`);
  else addTerms(conditions, filter.terms, filter.searchesNumbers);
  const { text, values } = conditions;
  return { from: `customers c where ${text}`, order: orderOf(sort, descending, filter), values };
}

/** Returns the customer of a complete phone or national code by its unique index, or null. */
async function wholeSearch(db: Db, filter: CustomerSearch): Promise<Customer | null> {
  const { phone, nationalCode } = filter.terms;
  if (phone === null && nationalCode === null) return null;
  const conditions = conditionsOf(filter);
  const [column, value] = phone === null ? ["national_code", nationalCode] : ["phone_number", phone];
  conditions.add(`c.${column} = ${conditions.parameter(value)}`);
  const text = `select ${COLUMNS} from customers c where ${conditions.text} limit 1`;
  return (await queryRows<Customer>(db, text, conditions.values))[0] ?? null;
}

/** Returns the best matches of a search; names that start with the text are first. */
export async function bestMatches(db: Db, filter: CustomerSearch, limit: number, max: number): Promise<Customer[]> {
  const whole = await wholeSearch(db, filter);
  if (whole) return [whole];
  const conditions = conditionsOf(filter);
  addTerms(conditions, filter.terms, filter.searchesNumbers);
  const begins = conditions.parameter(` ${escapePattern(filter.terms.words.join(" "))}%`);
  return queryRows<Customer>(
    db,
    `with found as materialized (
       select c.id, c.search like ${begins} as begins, c.first_name from customers c
       where ${conditions.text} limit ${conditions.parameter(max)}
     ),
     best as (
       select f.id, f.begins from found f
       order by f.begins desc, f.first_name collate persian, f.id limit ${conditions.parameter(limit)}
     )
     select ${COLUMNS} from best b join customers c on c.id = b.id
     order by b.begins desc, c.first_name collate persian, c.id`,
    conditions.values,
  );
}
