import type { TableType } from "../../../domain/data-tables";
import type { ErrorCode } from "../../../domain/errors/error-catalogue";
import { repairNationalCode, repairPhone } from "../../../domain/identity";
import { dayOf } from "../../../domain/time/business-calendar";
import { parseTehranTime } from "../../../domain/time/instants";
import { parseTypedDate } from "../../../domain/time/parse-typed-date";
import { toLatinDigits } from "../../../domain/text";
import { AppError, type FieldError } from "../../kit/errors/app-error";

/** The cells of a row by column; empty cells are left out. */
export type Cells = Partial<Record<string, string>>;
/** A row as it is stored, as JSON. */
export type Data = Record<string, unknown>;

/** The columns of fields whose names differ by more than their case. */
const FIELD_COLUMNS: Record<string, string> = {
  receiptId: "receipt_number",
  customerPhone: "phone_number",
  customerNationalCode: "national_code",
  customerFirstName: "first_name",
  customerLastName: "last_name",
  storeId: "store_name",
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of a field. */
export const columnOf = (field: string): string => FIELD_COLUMNS[field] ?? snake(field);

export const throwField = (field: string, code: ErrorCode): never => {
  throw new AppError("BAD_USER_INPUT", [{ field, code }] satisfies FieldError[]);
};

/** A number with separators of thousands: 1,200,000, also with Arabic separators. */
const GROUPED = /^-?\d{1,3}(?:[,\u066c\u060c]\d{3})+$/;

/** Returns a number without its separators of thousands; any other text is returned unchanged. */
export const ungrouped = (cell: string | undefined): string | undefined => {
  const text = cell && toLatinDigits(cell);
  return text && GROUPED.test(text) ? text.replace(/[^-\d]/g, "") : cell;
};

/**
 * Returns an ISO instant of a Gregorian or Jalali date in any digits. A day without a time, as spreadsheets store most dates, is its noon in Tehran, so that the day is
 * the same in every season; the current day is now before its noon. A time without a zone is a time in Tehran.
 */
export const instantText = (cell: string | undefined, now: Date): string | undefined => {
  if (cell === undefined) return undefined;
  const day = parseTypedDate(cell, false);
  if (day === null) {
    const text = toLatinDigits(cell);
    return parseTehranTime(parseTypedDate(cell, true) ?? text)?.toISOString() ?? text;
  }
  const noon = `${day}T12:00:00+03:30`;
  return day === dayOf(now) && now < new Date(noon) ? now.toISOString() : noon;
};

export const identityCells = (cells: Cells): { phoneNumber: string; nationalCode: string } => ({
  phoneNumber: cells.phone_number ?? "",
  nationalCode: cells.national_code ?? "",
});

/** Restores the leading zeros that a spreadsheet removed; returns whether any was missing. */
export function restoreLeadingZeros(type: TableType, cells: Cells): { cells: Cells; isRepaired: boolean } {
  // A store's phone number can be any; a customer's is a mobile number.
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
