import { registerEnumType } from "type-graphql";
import type { TransferType } from "../../../domain/data-tables";

export const TransferTypeEnum = {
  CUSTOMERS: "customers",
  RECEIPTS: "receipts",
  STORES: "stores",
  POINTS: "points",
  LOTTERY_CODES: "lottery_codes",
} as const satisfies Record<string, TransferType>;
registerEnumType(TransferTypeEnum, {
  name: "TransferType",
  description: "What goes out as a table, or comes in from one.",
});
