import fc from "fast-check";
import { errorText, type ErrorCode } from "../../domain/errors/error-catalogue";
import { MAX_AMOUNT_TOMAN } from "../../domain/money";
import { pointsFor } from "../../domain/points";
import {
  amount,
  idempotencyKey,
  pointsReversedBy,
  receiptDraft,
  receiptKey,
  receiptNumber,
  returnDraft,
  voidDraft,
} from "../../domain/receipts";
import { parseResult } from "../support/parse-result";

test.each([
  [0, 0],
  [-0, 0],
  [1, 1],
  [999_999, 999_999],
  [1e6, 1_000_000],
  [1.0, 1],
  [MAX_AMOUNT_TOMAN, 10_000_000_000],
  ["0", 0],
  ["1000000", 1_000_000],
  ["0000001000000", 1_000_000],
  ["10000000000", 10_000_000_000],
  ["۱۰۰۰۰۰۰", 1_000_000],
  ["١٠٠٠٠٠٠", 1_000_000],
  ["１００", 100],
  ["۱٢3４", 1_234],
])("the amount %p is %i Toman", (value, toman) => {
  expect(parseResult(amount, value)).toEqual({ is: toman });
});

test.each<unknown>([MAX_AMOUNT_TOMAN + 1, 2 ** 53 - 1, "10000000001", "9007199254740991", "۹۹۹۹۹۹۹۹۹۹۹"])(
  "the amount %p is over the limit",
  (value) => {
    expect(parseResult(amount, value)).toEqual({ rejected: "AMOUNT_TOO_LARGE" });
  },
);

test.each<unknown>([
  NaN,
  Infinity,
  -Infinity,
  1e309,
  -1,
  -1_000_000,
  0.5,
  1.5,
  0.1 + 0.2,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  "",
  " ",
  " 5 ",
  "5 ",
  "+5",
  "-5",
  "-0",
  "1e6",
  "0x10",
  "0b11",
  "1_000",
  "1,000",
  "1.0",
  "1٬000",
  "1٫5",
  "۱٬۰۰۰",
  "۱۰۰\u200c۰۰۰",
  "1\u00a0000",
  "9007199254740993",
  "9".repeat(30),
  "NaN",
  "Infinity",
  "null",
  "five",
  "پنج",
  "5 تومان",
  "5\u0000",
  true,
  false,
  [],
  [5],
  {},
  { valueOf: 5 },
])("%p is not an amount", (value) => {
  expect(parseResult(amount, value)).toEqual({ rejected: "AMOUNT_INVALID" });
});

test.each([null, undefined])("an amount is required: %p", (value) => {
  expect(parseResult(amount, value)).toEqual({ rejected: "FIELD_REQUIRED" });
});

test("negative zero is normalized to zero", () => {
  const expected = parseResult(amount, -0) as { is: number };

  expect(Object.is(expected.is, 0)).toBe(true);
});

test.each([
  ["R-100", "R-100"],
  [" r-100 ", "R-100"],
  ["R - 100", "R-100"],
  ["R-۱۰۰", "R-100"],
  ["R-١٠٠", "R-100"],
  ["Ｒ－１００", "R-100"],
  ["R-1\u200c00", "R-100"],
  ["\u200eR-100\u200f", "R-100"],
  ["\ufeffR-100", "R-100"],
  ["R\u00a0-100", "R-100"],
  ["رسيد ۱۲", "رسید12"],
  ["كد۵", "کد5"],
  ["R-101", "R-101"],
  ["R100", "R100"],
])("the receipt %j is compared as %s", (number, key) => {
  expect(receiptKey(number)).toBe(key);
});

test.each([
  "\u00ad",
  "\u034f",
  "\u061c",
  "\u180e",
  "\u200d",
  "\u2060",
  "\u2063",
  "\u2066",
  "\ufe0f",
  "\u3164",
  "\u{e0001}",
])("an invisible mark (%j) does not make a different receipt", (mark) => {
  expect(receiptKey(`${mark}R-1${mark}00${mark}`)).toBe("R-100");
  expect(parseResult(receiptNumber, mark)).toEqual({
    rejected: mark === "\u2066" ? "TEXT_NOT_ALLOWED, RECEIPT_ID_REQUIRED" : "RECEIPT_ID_REQUIRED",
  });
});

test("the key is idempotent, and case, script and spaces do not make a different receipt", () => {
  const printed = fc.stringMatching(/^[A-Za-z0-9/_.-]{1,30}$/);
  fc.assert(
    fc.property(printed, (number) => {
      const key = receiptKey(number);
      const typed = ` ${[...number.toLowerCase()].join("\u200c ")}`.replace(/\d/g, (digit) =>
        String.fromCharCode(0x06f0 + Number(digit)),
      );
      expect([receiptKey(key), receiptKey(typed)]).toEqual([key, key]);
    }),
  );
});

test.each([
  ["R-100", { is: "R-100" }],
  [" R-100 ", { is: "R-100" }],
  ["ر۱۰۰", { is: "ر۱۰۰" }],
  ["null", { is: "null" }],
  ["' or 1=1 --", { is: "' or 1=1 --" }],
  ["x".repeat(64), { is: "x".repeat(64) }],
  ["x".repeat(65), { rejected: "TEXT_TOO_LONG" }],
  ["", { rejected: "RECEIPT_ID_REQUIRED" }],
  ["   ", { rejected: "RECEIPT_ID_REQUIRED" }],
  ["\u200c\u200f", { rejected: "RECEIPT_ID_REQUIRED" }],
  [null, { rejected: "RECEIPT_ID_REQUIRED" }],
  [undefined, { rejected: "RECEIPT_ID_REQUIRED" }],
  ["R\u0000", { rejected: "TEXT_NOT_ALLOWED" }],
  ["R\u202e1", { rejected: "TEXT_NOT_ALLOWED" }],
  ["R\n1", { rejected: "TEXT_NOT_ALLOWED" }],
  ["R\ud800", { rejected: "TEXT_NOT_ALLOWED" }],
  [100, { rejected: "FIELD_INVALID" }],
  [["R"], { rejected: "FIELD_INVALID" }],
  [{}, { rejected: "FIELD_INVALID" }],
])("the receipt number %j: %j", (number, expected) => {
  expect(parseResult(receiptNumber, number)).toEqual(expected);
});

test.each([
  ["k", { is: "k" }],
  ["!~".repeat(100), { is: "!~".repeat(100) }],
  ["k".repeat(255), { is: "k".repeat(255) }],
  [null, { is: null }],
  [undefined, { is: undefined }],
  ["", { rejected: "FIELD_INVALID" }],
  ["k".repeat(256), { rejected: "FIELD_INVALID" }],
  ["a b", { rejected: "FIELD_INVALID" }],
  ["a\n", { rejected: "FIELD_INVALID" }],
  ["کلید", { rejected: "FIELD_INVALID" }],
  [1, { rejected: "FIELD_INVALID" }],
])("the idempotency key %j: %j", (key, expected) => {
  expect(parseResult(idempotencyKey, key)).toEqual(expected);
});

const draft = {
  receiptId: "R-1",
  customerPhone: "09121234567",
  customerNationalCode: "0499370899",
  storeType: 1,
  purchaseAmount: 1_000_000,
  purchaseDate: "2024-01-31T10:20:30Z",
};

test("a receipt is accepted in any spelling and normalized", () => {
  const typed = {
    ...draft,
    customerPhone: "+98 912 123 4567",
    purchaseAmount: "۱۰۰۰۰۰۰",
    storeType: "2",
    customerFirstName: "Unknown",
  };

  expect(parseResult(receiptDraft, typed)).toEqual({
    is: {
      receiptId: "R-1",
      customerPhone: "09121234567",
      customerNationalCode: "0499370899",
      customerFirstName: null,
      customerLastName: null,
      storeId: undefined,
      storeType: 2,
      purchaseAmount: 1_000_000,
      purchaseDate: new Date("2024-01-31T10:20:30Z"),
      reason: null,
      idempotencyKey: undefined,
    },
  });
});

test.each([
  [{ storeType: null }, "storeId STORE_REQUIRED"],
  [{ storeType: undefined }, "storeId STORE_REQUIRED"],
  [{ storeType: 0 }, "storeType STORE_TYPE_INVALID"],
  [{ storeType: 4 }, "storeType STORE_TYPE_INVALID"],
  [{ storeType: 1.5 }, "storeType STORE_TYPE_INVALID"],
  [{ storeType: "۱" }, "storeType STORE_TYPE_INVALID"],
  [{ storeType: "" }, "storeType STORE_TYPE_INVALID"],
  [{ storeType: true }, "storeType STORE_TYPE_INVALID"],
  [{ storeId: "1" }, "storeId ID_INVALID"],
  [{ storeId: "" }, "storeId ID_INVALID"],
  [{ purchaseAmount: -1 }, "purchaseAmount AMOUNT_INVALID"],
  [{ purchaseAmount: undefined }, "purchaseAmount FIELD_REQUIRED"],
  [{ purchaseDate: "2024-02-30T00:00:00Z" }, "purchaseDate DATE_INVALID"],
  [{ purchaseDate: undefined }, "purchaseDate FIELD_REQUIRED"],
  [{ reason: "x".repeat(501) }, "reason TEXT_TOO_LONG"],
  [{ receiptId: "" }, "receiptId RECEIPT_ID_REQUIRED"],
  [{ customerPhone: "0812" }, "customerPhone PHONE_LENGTH"],
  [{ customerNationalCode: "1" }, "customerNationalCode NATIONAL_CODE_LENGTH"],
])("a receipt with %j is rejected: %s", (wrong, rejected) => {
  expect(parseResult(receiptDraft, { ...draft, ...wrong })).toEqual({ rejected });
});

test("a wrong phone and code of a receipt have the specification's Persian messages", () => {
  const expected = parseResult(receiptDraft, { ...draft, customerPhone: "09", customerNationalCode: "049937089x" }) as {
    rejected: string;
  };
  const codes = expected.rejected.split(", ").map((line) => line.split(" ")[1] as ErrorCode);

  expect(codes.map((code) => errorText(code, "fa"))).toEqual([
    "شماره تلفن باید 11 رقم باشد",
    "کد ملی فقط باید شامل اعداد باشد",
  ]);
});

test.each([
  [voidDraft, { reason: "wrong till" }, { is: { reason: "wrong till", idempotencyKey: undefined } }],
  [voidDraft, { reason: " " }, { rejected: "reason REASON_REQUIRED" }],
  [voidDraft, {}, { rejected: "reason FIELD_INVALID" }],
  [voidDraft, { reason: "x".repeat(501) }, { rejected: "reason TEXT_TOO_LONG" }],
  [
    returnDraft,
    { reason: "too small", amount: 1 },
    { is: { reason: "too small", amount: 1, idempotencyKey: undefined } },
  ],
  [returnDraft, { reason: "too small", amount: 0 }, { rejected: "amount RETURN_AMOUNT_ZERO" }],
  [returnDraft, { reason: "too small", amount: -1 }, { rejected: "amount AMOUNT_INVALID" }],
  [returnDraft, { reason: "too small" }, { rejected: "amount FIELD_REQUIRED" }],
])("%# a reversal needs a reason, a return also an amount: %j is %j", (schema, input, expected) => {
  expect(parseResult(schema, input)).toEqual(expected);
});

test("after returns in any parts, the reverted and the remaining points are the points of the purchase", () => {
  const purchase = fc.integer({ min: 1, max: MAX_AMOUNT_TOMAN });
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
  fc.assert(
    fc.property(purchase, fc.constantFrom(1, 2, 3), shares, (bought, multiplier, parts) => {
      let net = bought;
      let taken = 0;
      for (const share of parts) {
        const returned = Math.floor(net * share);
        const points = pointsReversedBy(net, returned, multiplier);
        expect(points).toBeGreaterThanOrEqual(0);
        taken += points;
        net -= returned;
      }
      expect(taken + pointsFor(net, multiplier)).toBe(pointsFor(bought, multiplier));
    }),
  );
});
