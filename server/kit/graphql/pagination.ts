import { type ClassType, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { MAX_PAGE_SIZE } from "../../../domain/pagination";
import { AppError } from "../errors/app-error";

/** One page of a list. */
export interface PageOf<Row> {
  items: Row[];
  page: number;
  pageSize: number;
  totalItems: number;
  /** Counting stopped at a limit: `totalItems` is that limit. */
  isTotalCapped: boolean;
  totalPages: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Returns the abstract GraphQL type of a page of `Row`; extend it to name the type. */
export function Page<Row extends object>(Row: ClassType<Row>) {
  @ObjectType()
  abstract class PageType implements PageOf<Row> {
    @Field(() => [Row]) items: Row[];
    @Field(() => Int) page: number;
    @Field(() => Int) pageSize: number;
    @Field(() => Int) totalItems: number;
    @Field(() => Boolean, { description: "Counting stopped at a limit; totalItems is that limit." })
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

const MAX_PAGE = 1_000_000;

/**
 * Throws BAD_USER_INPUT for an invalid page or page size; `field` is the name of the page's argument. A page past the
 * end is valid and empty.
 */
export function validatePage({ page, pageSize }: PageArgs, field = "page"): void {
  const isWithin = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max;
  if (!isWithin(page, MAX_PAGE)) throw new AppError("BAD_USER_INPUT", [{ field, code: "PAGE_INVALID" }]);
  if (!isWithin(pageSize, MAX_PAGE_SIZE)) {
    throw new AppError("BAD_USER_INPUT", [{ field: "pageSize", code: "PAGE_SIZE_INVALID" }]);
  }
}

/** Returns a page of rows with its metadata. */
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
