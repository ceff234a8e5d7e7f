import type { TableType } from "../../../domain/data-tables";
import type { ImportType } from "./import-type";
import { customers } from "./row-types/customers";
import { lotteryCodes } from "./row-types/lottery-codes";
import { points } from "./row-types/points";
import { receipts } from "./row-types/receipts";
import { stores } from "./row-types/stores";

export const IMPORT_TYPES: Readonly<Record<TableType, ImportType>> = {
  customers,
  receipts,
  stores,
  points,
  lottery_codes: lotteryCodes,
};
