import { registerEnumType } from "type-graphql";
import type { TableType } from "../../../domain/data-tables";

export const TableTypeEnum = {
  CUSTOMERS: "customers",
  RECEIPTS: "receipts",
  STORES: "stores",
  POINTS: "points",
  LOTTERY_CODES: "lottery_codes",
} as const satisfies Record<string, TableType>;
registerEnumType(TableTypeEnum, {
  name: "TableType",
  description: "A table that can be exported or imported.",
});
