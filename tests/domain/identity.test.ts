import fc from "fast-check";
import { errorText, type ErrorCode } from "../../domain/errors/error-catalogue";
import {
  foldNationalCode,
  foldPhone,
  mask,
  maskIdentifiers,
  nationalCode,
  isNationalCodeValid,
  phone,
} from "../../domain/identity";
import { parseResult } from "../support/parse-result";

const persian = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
const arabic = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
const fullWidth = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

/** The Persian message of a rejected value. */
const persianText = (schema: Parameters<typeof parseResult>[0], input: unknown): string => {
  const expected = parseResult(schema, input);
  return "rejected" in expected ? errorText(expected.rejected as ErrorCode, "fa") : "";
};

const LENGTH = "شماره تلفن باید 11 رقم باشد";
const PREFIX = "شماره تلفن باید با 09 شروع شود";
const CODE_LENGTH = "کد ملی باید 10 رقم باشد";
const CODE_DIGITS = "کد ملی فقط باید شامل اعداد باشد";
const REQUIRED = "این فیلد الزامی است";

test.each([
  "09121234567",
  " 09121234567 ",
  "0912 123 4567",
  "0912-123-4567",
  "(0912) 1234567",
  "+989121234567",
  "+98 912 123 4567",
  "+98 (0)912 123 4567",
  "+9809121234567",
  "00989121234567",
  "0098 0912 123 45 67",
  "989121234567",
  "0912\u200c1234567",
  "\u200e09121234567\u200f",
  "\u202a+98 912 123 4567\u202c",
  "\ufeff09121234567",
  "0912\u00a0123\u00a04567",
  persian("09121234567"),
  persian("+98 912 123 4567"),
  arabic("09121234567"),
  fullWidth("09121234567"),
  `${persian("0912")}${arabic("123")}4567`,
])("%j is the phone 09121234567", (typed) => {
  expect(parseResult(phone, typed)).toEqual({ is: "09121234567" });
});

test.each([
  ["9121234567", LENGTH],
  ["0912123456", LENGTH],
  ["091212345678", LENGTH],
  ["0912123456a", LENGTH],
  ["0912_123_4567", LENGTH],
  ["0912.123.4567", LENGTH],
  ["0912/1234567", LENGTH],
  ["09121234567,", LENGTH],
  ["+09121234567", LENGTH],
  ["++989121234567", LENGTH],
  ["+97 9121234567", LENGTH],
  ["98912123456", PREFIX],
  ["abcdefghijk", LENGTH],
  ["null", LENGTH],
  ["۰۹۱۲٫۱۲۳۴۵۶۷", LENGTH],
  ["0912123456\u0000", LENGTH],
  ["0912123456\ud800", LENGTH],
  ["1' or '1'='1", LENGTH],
  ["0".repeat(5_000), LENGTH],
  ["08121234567", PREFIX],
  ["19121234567", PREFIX],
  ["00000000000", PREFIX],
  [persian("08121234567"), PREFIX],
  ["", REQUIRED],
  ["   ", REQUIRED],
  ["\u200c", REQUIRED],
  ["()-", REQUIRED],
  [null, REQUIRED],
  [undefined, REQUIRED],
])("the phone %j is rejected: %s", (typed, words) => {
  expect(persianText(phone, typed)).toBe(words);
});

test.each([9121234567, true, [], {}, ["09121234567"]])("%p is not a phone number", (typed) => {
  expect(parseResult(phone, typed)).toHaveProperty("rejected");
  expect(parseResult(nationalCode, typed)).toHaveProperty("rejected");
});

test.each([
  ["0499370899", "0499370899"],
  [" 0499370899 ", "0499370899"],
  ["049-937089-9", "0499370899"],
  ["049 937 0899", "0499370899"],
  ["0499\u200c370899", "0499370899"],
  [persian("0499370899"), "0499370899"],
  [arabic("0499370899"), "0499370899"],
  [fullWidth("0499370899"), "0499370899"],
  [`${persian("04993")}${arabic("70")}899`, "0499370899"],
  // The check digit is a warning, never an error.
  ["0499370890", "0499370890"],
  ["1111111111", "1111111111"],
  ["0000000000", "0000000000"],
])("%j is the national code %s", (typed, code) => {
  expect(parseResult(nationalCode, typed)).toEqual({ is: code });
});

test.each([
  ["049937089", CODE_LENGTH],
  ["04993708999", CODE_LENGTH],
  ["499370899", CODE_LENGTH],
  ["1", CODE_LENGTH],
  ["۰۴۹۹۳۷۰۸۹", CODE_LENGTH],
  ["0".repeat(5_000), CODE_LENGTH],
  ["0499/370899", CODE_LENGTH],
  ["04993٫70899", CODE_LENGTH],
  ["049937089a", CODE_DIGITS],
  ["abcdefghij", CODE_DIGITS],
  ["04993.7089", CODE_DIGITS],
  ["+499370899", CODE_DIGITS],
  ["049937089\u0000", CODE_DIGITS],
  ["1 or 1=1--ab", CODE_LENGTH],
  ["", REQUIRED],
  [" ", REQUIRED],
  [null, REQUIRED],
  [undefined, REQUIRED],
])("the national code %j is rejected: %s", (typed, words) => {
  expect(persianText(nationalCode, typed)).toBe(words);
});

test("normalizing a normalized phone or code changes nothing", () => {
  const typed = fc.stringMatching(/^[+0-9\u06f0-\u06f9\u0660-\u0669 ()\-\u200c]{0,20}$/);
  fc.assert(fc.property(typed, (text) => foldNationalCode(foldNationalCode(text)) === foldNationalCode(text)));
  fc.assert(
    fc.property(fc.stringMatching(/^09[0-9]{9}$/), fc.constantFrom("", "+98", "0098", "98"), (number, prefix) => {
      const written = prefix === "" ? number : prefix + number.slice(1);
      expect(foldPhone(persian(written))).toBe(number);
      expect(foldPhone(foldPhone(written))).toBe(number);
    }),
  );
});

test.each(["0499370899", "0790419904", "0084575948", "0963695398", "0684159414", "0067749828"])(
  "the check digit of %s is correct",
  (code) => {
    expect(isNationalCodeValid(code)).toBe(true);
  },
);

test.each([
  "0684159415",
  "0499370898",
  "1111111111",
  "0000000000",
  "049937089",
  "04993708999",
  "049937089a",
  "",
  "۰۴۹۹۳۷۰۸۹۹",
])("the check digit of %j is wrong", (code) => {
  expect(isNationalCodeValid(code)).toBe(false);
});

test("of the ten codes with the same first nine digits exactly one has the correct check digit", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{9}$/).filter((body) => !/^(\d)\1{8}$/.test(body)),
      (body) => [..."0123456789"].filter((digit) => isNationalCodeValid(body + digit)).length === 1,
    ),
  );
});

test.each([
  ["0499370899", "******0899"],
  ["09121234567", "*******4567"],
  ["1234", "1234"],
])("%s is logged as %s", (identifier, shown) => {
  expect(mask(identifier)).toBe(shown);
});

test.each([
  ["call 09121234567 back", "call *******4567 back"],
  ["۰۹۱۲ ۱۲۳ ۴۵ ۶۷ زنگ زد", "**********5 67 زنگ زد"],
  ["+98-912-123-4567", "************4567"],
  ["code 1234567890, again 123-456789-0", "code ******7890, again ********89-0"],
  ["1404-05-06 12:30, 250000 Toman, R-100123", "1404-05-06 12:30, 250000 Toman, R-100123"],
  ["card 6037991234567890", "card 6037991234567890"],
  ["01a297fd-eda7-7263-9112-cc7593364407", "01a297fd-eda7-7263-9112-cc7593364407"],
  ["01A297FD-EDA7-7263-9112-CC7593364407, 7593364407", "01A297FD-EDA7-7263-9112-CC7593364407, ******4407"],
  ["", ""],
])("%j is shown as %j", (text, returned) => {
  expect(maskIdentifiers(text)).toBe(returned);
});
