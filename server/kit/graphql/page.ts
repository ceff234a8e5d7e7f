import { type ClassType, Field, Int, ObjectType } from "type-graphql";
import { MAX_PAGE_SIZE } from "../../../domain/stores";
import { Refusal } from "../fail";

/** One page of a list with its place in the whole. */
export interface PageOf<Row> {
  items: Row[];
  page: number;
  pageSize: number;
  totalItems: number;
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

/** Refuses a page or a size out of bounds; a page past the end is an empty one, not a fault. */
export function checkPage({ page, pageSize }: PageArgs): void {
  const isIn = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isIn(page, LAST_PAGE)) throw new Refusal("BAD_USER_INPUT", [{ field: "page", code: "PAGE_INVALID" }]);
  if (!isIn(pageSize, MAX_PAGE_SIZE)) {
    throw new Refusal("BAD_USER_INPUT", [{ field: "pageSize", code: "PAGE_SIZE_INVALID" }]);
  }
}

/** A page from its rows and the total. */
export function pageOf<Row>({ page, pageSize }: PageArgs, items: Row[], totalItems: number): PageOf<Row> {
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  return { items, page, pageSize, totalItems, totalPages, hasPrevious: page > 1, hasNext: page < totalPages };
}
