import { registerEnumType } from "type-graphql";
import type { TransferType } from "../../../domain/transfer";

export const TransferTypeEnum = {
  CUSTOMERS: "customers",
  RECEIPTS: "receipts",
  STORES: "stores",
  POINTS: "points",
  LOTTERY_CODES: "lottery_codes",
} as const satisfies Record<string, TransferType>;
registerEnumType(TransferTypeEnum, { name: "TransferType", description: "A table that goes out or comes in." });
