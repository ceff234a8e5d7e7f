import { ERRORS, errorText, type ErrorCode, isErrorCode } from "../../domain/errors/error-catalogue";

test.each<[ErrorCode, string]>([
  ["PHONE_LENGTH", "شماره تلفن باید 11 رقم باشد"],
  ["PHONE_PREFIX", "شماره تلفن باید با 09 شروع شود"],
  ["NATIONAL_CODE_LENGTH", "کد ملی باید 10 رقم باشد"],
  ["NATIONAL_CODE_DIGITS", "کد ملی فقط باید شامل اعداد باشد"],
])("%s has the specification's Persian text", (code, words) => {
  expect(errorText(code, "fa")).toBe(words);
});

test.each<[ErrorCode, number, string]>([
  ["UNAUTHENTICATED", 401, "Authentication failed. Please log in again."],
  ["BAD_USER_INPUT", 400, "Invalid data provided. Please check your inputs."],
  ["INTERNAL", 500, "Server error. Please try again later."],
  ["CUSTOMER_NOT_FOUND", 404, "Customer not found. Please check your phone number and national code."],
  ["STORE_TYPE_INVALID", 400, "Please select a valid store type"],
  ["STORE_NAME_TAKEN", 409, "Store name must be unique"],
  ["LOGIN_FAILED", 401, "Invalid username or password"],
  ["FORBIDDEN", 403, "You don't have permission to do this."],
  ["RECEIPT_DUPLICATE", 409, "This receipt was already recorded{details}."],
  ["ITEMS_FULL", 409, "The list is full (500 items). Delete some items first."],
])("%s returns %i with this text", (code, status, words) => {
  expect(ERRORS[code]).toMatchObject({ status, en: words });
});

test("a message is filled with the values of its error, and placeholders without a value stay", () => {
  expect(errorText("RATE_LIMITED", "en", { seconds: 7 })).toBe("Too many attempts. Please try again in 7 seconds.");
  expect(errorText("RATE_LIMITED", "fa", { seconds: 7 })).toContain("7 ثانیهٔ");
  expect(errorText("RATE_LIMITED", "en", { minutes: 7 })).toContain("{seconds}");
  expect(
    errorText("RATE_LIMITED", "en", JSON.parse('{"__proto__":{"seconds":7}}') as Record<string, number>),
  ).toContain("{seconds}");
});

test.each(["toString", "constructor", "__proto__", "hasOwnProperty", "", "bad_user_input", null, undefined, 1, {}])(
  "%p is not a code of the catalogue",
  (value) => {
    expect(isErrorCode(value)).toBe(false);
  },
);

test("no two errors have the same English text", () => {
  const texts = Object.values(ERRORS).map(({ en }) => en);

  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("every error has a status that both APIs support", () => {
  const statuses = new Set(Object.values(ERRORS).map(({ status }) => status));

  expect([...statuses].sort()).toEqual([400, 401, 403, 404, 405, 408, 409, 413, 414, 415, 422, 429, 500, 503]);
});
