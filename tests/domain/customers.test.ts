import { customerDraft, firstName, identityPair, lastName, displayNames } from "../../domain/customers";
import { parseResult } from "../support/parse-result";

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
])("the name %j is stored as %j", (typed, stored) => {
  expect(parseResult(firstName, typed)).toEqual({ is: stored });
  expect(parseResult(lastName, typed)).toEqual({ is: stored });
});

test("the placeholders that older clients send for an unknown name are not names", () => {
  expect(parseResult(firstName, "Unknown")).toEqual({ is: null });
  expect(parseResult(lastName, "Customer")).toEqual({ is: null });
  expect(parseResult(firstName, "Customer")).toEqual({ is: "Customer" });
  expect(parseResult(lastName, "Unknown")).toEqual({ is: "Unknown" });
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
])("the name %j is rejected: %s", (typed, code) => {
  expect(parseResult(firstName, typed)).toEqual({ rejected: code });
});

test("a customer is a phone and a national code in any spelling, names optional", () => {
  const draft = { phoneNumber: "+98 912 123 4567", nationalCode: "۰۴۹۹۳۷۰۸۹۹", lastName: " كريمي " };

  expect(parseResult(customerDraft, draft)).toEqual({
    is: { phoneNumber: "09121234567", nationalCode: "0499370899", firstName: null, lastName: "کریمی" },
  });
});

test("every invalid field of a customer is reported", () => {
  expect(parseResult(customerDraft, { firstName: "a\u0000" })).toEqual({
    rejected: "phoneNumber FIELD_REQUIRED, nationalCode FIELD_REQUIRED, firstName TEXT_NOT_ALLOWED",
  });
  expect(parseResult(identityPair, { phone: "0812", nationalCode: "12" })).toEqual({
    rejected: "phone PHONE_LENGTH, nationalCode NATIONAL_CODE_LENGTH",
  });
});

test.each([
  [{ firstName: null, lastName: null }, "en", { firstName: "Unknown", lastName: "Customer" }],
  [{ firstName: null, lastName: null }, "fa", { firstName: "ناشناس", lastName: "مشتری" }],
  [{ firstName: "سارا", lastName: null }, "fa", { firstName: "سارا", lastName: "مشتری" }],
  [{ firstName: "Sara", lastName: "Karimi" }, "fa", { firstName: "Sara", lastName: "Karimi" }],
] as const)("the names %j are shown in %s as %j", (names, lang, shown) => {
  expect(displayNames(names, lang)).toEqual(shown);
});
