import { type ClassType, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { MAX_PAGE_SIZE } from "../../../domain/pagination";
import { AppError } from "../errors/app-error";

/** One page of a list with its place in the whole. */
export interface PageOf<Row> {
  items: Row[];
  page: number;
  pageSize: number;
  totalItems: number;
  /** More match than were counted: `totalItems` is where the count stopped. */
  isTotalCapped: boolean;
  totalPages: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** The GraphQL type of a page of `Row`; extend it with a class of its own name. */
export function Page<Row extends object>(Row: ClassType<Row>) {
  @ObjectType()
  abstract class PageType implements PageOf<Row> {
    @Field(() => [Row]) items: Row[];
    @Field(() => Int) page: number;
    @Field(() => Int) pageSize: number;
    @Field(() => Int) totalItems: number;
    @Field(() => Boolean, { description: "More match than were counted; totalItems is where the count stopped." })
    isTotalCapped: boolean;
    @Field(() => Int) totalPages: number;
    @Field(() => Boolean) hasPrevious: boolean;
    @Field(() => Boolean) hasNext: boolean;
  }
  return PageType;
}

export interface PageArgs {
  page: number;
  pageSize: number;
}

const LAST_PAGE = 1_000_000;

/** Rejects a page or a size out of bounds; a page past the end is an empty one, not a fault. */
export function checkPage({ page, pageSize }: PageArgs): void {
  const isIn = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isIn(page, LAST_PAGE)) throw new AppError("BAD_USER_INPUT", [{ field: "page", code: "PAGE_INVALID" }]);
  if (!isIn(pageSize, MAX_PAGE_SIZE)) {
    throw new AppError("BAD_USER_INPUT", [{ field: "pageSize", code: "PAGE_SIZE_INVALID" }]);
  }
}

/** Rejects a slice out of bounds, as older clients page by how many to skip. */
export function checkSlice({ skip, limit }: { skip: number; limit: number }): void {
  const isSkip = Number.isInteger(skip) && skip >= 0 && skip <= LAST_PAGE;
  if (!isSkip) throw new AppError("BAD_USER_INPUT", [{ field: "skip", code: "FIELD_INVALID" }]);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE_SIZE) {
    throw new AppError("BAD_USER_INPUT", [{ field: "limit", code: "PAGE_SIZE_INVALID" }]);
  }
}

/** A page from its rows and the total; a count that stopped early says so. */
export function pageOf<Row>(
  { page, pageSize }: PageArgs,
  items: Row[],
  totalItems: number,
  isTotalCapped = false,
): PageOf<Row> {
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  const [hasPrevious, hasNext] = [page > 1, page < totalPages];
  return { items, page, pageSize, totalItems, isTotalCapped, totalPages, hasPrevious, hasNext };
}

export const SortOrderEnum = { ASC: "ASC", DESC: "DESC" } as const;
export type SortOrder = keyof typeof SortOrderEnum;
registerEnumType(SortOrderEnum, { name: "SortOrder" });
