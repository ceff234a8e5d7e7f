import { v7 as uuidv7 } from "uuid";
import { foldCode, poolCodeDraft } from "../../../domain/codes";
import { customerDraft } from "../../../domain/customers";
import type { ErrorCode } from "../../../domain/errors/error-catalogue";
import { repairNationalCode, repairPhone } from "../../../domain/identity";
import { instant, instantOnWall } from "../../../domain/time/instants";
import { adjustmentDraft } from "../../../domain/points";
import { receiptKey } from "../../../domain/receipts";
import { storeDraft } from "../../../domain/stores";
import { foldName } from "../../../domain/text";
import type { TableType } from "../../../domain/data-tables";
import { NO_WORDS, YES_WORDS } from "../../../domain/data-tables.text";
import { type FieldError, AppError } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { validateReceipt } from "../receipts/import-receipts-batch.service";
import type { ImportContext } from "./import-context.service";

/** The cells of a row by their columns; what is empty or has no column is left out. */
export type Cells = Partial<Record<string, string>>;
export type Data = Record<string, unknown>;

/** Checks the cells of a row by the rules of the domain and answers what would be written; throws a Error. */
type RowParser = (cells: Cells, shop: ImportContext) => Data;

/** What the fields of the domain's schemas are called in a table, where it is not the same name in small letters. */
const FIELD_COLUMNS: Record<string, string> = {
  receiptId: "receipt_number",
  customerPhone: "phone_number",
  customerNationalCode: "national_code",
  customerFirstName: "first_name",
  customerLastName: "last_name",
  storeId: "store_name",
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column that a rejected field stands in. */
export const columnOf = (field: string): string => FIELD_COLUMNS[field] ?? snake(field);

const throwField = (field: string, code: ErrorCode): never => {
  throw new AppError("BAD_USER_INPUT", [{ field, code }] satisfies FieldError[]);
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day without a time, as spreadsheets keep most dates, is its noon in Tehran: the same day whatever the season. A time
 * without a zone is what the mall's clocks show.
 */
const asInstant = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  return DAY.test(text) ? `${text}T12:00:00+03:30` : (instantOnWall(text)?.toISOString() ?? text);
};

function yesOrNo(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  const word = foldName(text);
  const isAmong = (words: readonly string[]) => words.some((one) => foldName(one) === word);
  if (isAmong(YES_WORDS)) return true;
  return isAmong(NO_WORDS) ? false : throwField("isActive", "FIELD_INVALID");
}

const identity = (cells: Cells) => ({ phoneNumber: cells.phone_number ?? "", nationalCode: cells.national_code ?? "" });

const customer: RowParser = (cells, { now }) => {
  const draft = validate(customerDraft, { ...identity(cells), firstName: cells.first_name, lastName: cells.last_name });
  const createdAt =
    cells.created_at === undefined ? null : validateField("createdAt", instant, asInstant(cells.created_at));
  if (createdAt && createdAt > now) throwField("createdAt", "DATE_IN_FUTURE");
  return { ...draft, id: uuidv7(), createdAt: createdAt?.toISOString() ?? null };
};

const store: RowParser = (cells) => {
  const draft = validate(storeDraft, {
    storeName: cells.store_name ?? "",
    storeType: cells.store_type,
    managerName: cells.manager_name,
    phoneNumber: cells.phone_number,
    address: cells.address,
    description: cells.description,
    isActive: yesOrNo(cells.is_active),
  });
  return { ...draft, id: uuidv7(), nameKey: foldName(draft.storeName) };
};

const receipt: RowParser = (cells, shop) => {
  // What was voided or returned elsewhere must not earn here.
  if (cells.status !== undefined && cells.status !== "recorded") throwField("status", "RECEIPT_REVERSED");
  const name = cells.store_name;
  const storeId = name === undefined ? undefined : (shop.storeByName(name) ?? throwField("storeId", "STORE_NOT_FOUND"));
  const draft = validateReceipt({
    receiptId: cells.receipt_number,
    customerPhone: cells.phone_number ?? "",
    customerNationalCode: cells.national_code ?? "",
    customerFirstName: cells.first_name,
    customerLastName: cells.last_name,
    storeId,
    storeType: cells.store_type,
    purchaseAmount: cells.purchase_amount,
    purchaseDate: asInstant(cells.purchase_date),
    reason: shop.reason,
  });
  // The counter's own check of store and date; what it makes is made again when it is written.
  const { receipt: prepared } = shop.receipts.prepare(draft);
  const place = prepared.storeId ?? `type ${prepared.storeType}`;
  return {
    ...draft,
    purchaseDate: draft.purchaseDate.toISOString(),
    place,
    receiptKey: receiptKey(draft.receiptId),
    // The names by which customers are found in every table.
    phoneNumber: draft.customerPhone,
    nationalCode: draft.customerNationalCode,
  };
};

const adjustment: RowParser = (cells) => {
  // Earned points come with their receipts; a second time they would be minted. So would what was taken back.
  if (cells.kind === "adjust_back" || cells.kind === "adjust_reverted") throwField("kind", "ADJUSTMENT_REVERSED");
  if (cells.kind !== undefined && cells.kind !== "adjust") throwField("kind", "POINTS_EARNED");
  return validate(adjustmentDraft, {
    ...identity(cells),
    points: cells.points,
    reason: cells.reason,
    reference: cells.reference,
  });
};

const lotteryCode: RowParser = (cells, shop) => {
  // A code that is somebody's, or was, must not wait for another one in a pool.
  if (cells.source === "receipt") throwField("source", "CODE_OF_RECEIPT");
  if (cells.status === "claimed" || cells.status === "invalid") throwField("status", "CODE_USED");
  const batchId = cells.batch_id ?? shop.batchId;
  const draft = validate(poolCodeDraft, { lotteryCode: cells.lottery_code, batchId, notes: cells.notes });
  const named = shop.isPool ? undefined : cells.event_name;
  const found = named === undefined ? shop.eventId : shop.eventByName(named);
  if (found === null) throwField("eventName", named === undefined ? "FIELD_REQUIRED" : "EVENT_NOT_FOUND");
  if (found === "several") throwField("eventName", "EVENT_AMBIGUOUS");
  return { ...draft, eventId: found, code: foldCode(draft.lotteryCode) };
};

export const ROW_PARSERS: Record<TableType, RowParser> = {
  customers: customer,
  receipts: receipt,
  stores: store,
  points: adjustment,
  lottery_codes: lotteryCode,
};

/** Cells with the leading zeros back that a spreadsheet took from them, and whether any was. */
export function restoreLeadingZeros(type: TableType, cells: Cells): { cells: Cells; isRepaired: boolean } {
  // A store's own number may be any; a customer's is a mobile phone.
  if (type === "stores" || type === "lottery_codes") return { cells, isRepaired: false };
  const phone = cells.phone_number === undefined ? null : repairPhone(cells.phone_number);
  const code = cells.national_code === undefined ? null : repairNationalCode(cells.national_code);
  if (phone === null && code === null) return { cells, isRepaired: false };
  return {
    cells: {
      ...cells,
      ...(phone === null ? {} : { phone_number: phone }),
      ...(code === null ? {} : { national_code: code }),
    },
    isRepaired: true,
  };
}
