import { customerDraft, firstName, identityPair, lastName, shownNames } from "../../domain/customers";
import { verdict } from "../support/parse-result";

test.each([
  ["Sara", "Sara"],
  ["  سارا  ", "سارا"],
  ["علي", "علی"],
  ["كريم", "کریم"],
  ["نیک\u200cنام", "نیک\u200cنام"],
  ["null", "null"],
  ["undefined", "undefined"],
  ["O'Neil", "O'Neil"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["x".repeat(100), "x".repeat(100)],
  ["😀".repeat(100), "😀".repeat(100)],
  ["", null],
  ["   ", null],
  [null, null],
  [undefined, null],
])("the name %j is kept as %j", (typed, kept) => {
  expect(verdict(firstName, typed)).toEqual({ is: kept });
  expect(verdict(lastName, typed)).toEqual({ is: kept });
});

test("the words older clients send for an unknown name are no names", () => {
  expect(verdict(firstName, "Unknown")).toEqual({ is: null });
  expect(verdict(lastName, "Customer")).toEqual({ is: null });
  expect(verdict(firstName, "Customer")).toEqual({ is: "Customer" });
  expect(verdict(lastName, "Unknown")).toEqual({ is: "Unknown" });
});

test.each([
  ["x".repeat(101), "TEXT_TOO_LONG"],
  ["😀".repeat(101), "TEXT_TOO_LONG"],
  ["a\u0000", "TEXT_NOT_ALLOWED"],
  ["a\ud800", "TEXT_NOT_ALLOWED"],
  ["\u202eAdmin", "TEXT_NOT_ALLOWED"],
  ["a\nb", "TEXT_NOT_ALLOWED"],
  [1, "FIELD_INVALID"],
  [true, "FIELD_INVALID"],
  [[], "FIELD_INVALID"],
  [{}, "FIELD_INVALID"],
])("the name %j is refused: %s", (typed, code) => {
  expect(verdict(firstName, typed)).toEqual({ refused: code });
});

test("a customer is a phone and a national code in any spelling, names optional", () => {
  const draft = { phoneNumber: "+98 912 123 4567", nationalCode: "۰۴۹۹۳۷۰۸۹۹", lastName: " كريمي " };

  expect(verdict(customerDraft, draft)).toEqual({
    is: { phoneNumber: "09121234567", nationalCode: "0499370899", firstName: null, lastName: "کریمی" },
  });
});

test("every wrong field of a customer is named", () => {
  expect(verdict(customerDraft, { firstName: "a\u0000" })).toEqual({
    refused: "phoneNumber FIELD_REQUIRED, nationalCode FIELD_REQUIRED, firstName TEXT_NOT_ALLOWED",
  });
  expect(verdict(identityPair, { phone: "0812", nationalCode: "12" })).toEqual({
    refused: "phone PHONE_LENGTH, nationalCode NATIONAL_CODE_LENGTH",
  });
});

test.each([
  [{ firstName: null, lastName: null }, "en", { firstName: "Unknown", lastName: "Customer" }],
  [{ firstName: null, lastName: null }, "fa", { firstName: "ناشناس", lastName: "مشتری" }],
  [{ firstName: "سارا", lastName: null }, "fa", { firstName: "سارا", lastName: "مشتری" }],
  [{ firstName: "Sara", lastName: "Karimi" }, "fa", { firstName: "Sara", lastName: "Karimi" }],
] as const)("the names %j are shown in %s as %j", (names, lang, shown) => {
  expect(shownNames(names, lang)).toEqual(shown);
});
