import { foldUsername, loginDraft, newPassword, passwordChangeDraft, recoveryCode, totpCode } from "../../domain/users";
import { parseResult } from "../support/parse-result";

test.each([
  ["x".repeat(11), "PASSWORD_TOO_SHORT"],
  ["😀".repeat(11), "PASSWORD_TOO_SHORT"],
  ["", "PASSWORD_TOO_SHORT"],
  ["x".repeat(129), "PASSWORD_TOO_LONG"],
  ["😀".repeat(129), "PASSWORD_TOO_LONG"],
  [null, "FIELD_REQUIRED"],
  [undefined, "FIELD_REQUIRED"],
  [123_456_789_012, "FIELD_INVALID"],
])("the new password %# is rejected: %s", (password, code) => {
  expect(parseResult(newPassword, password)).toEqual({ rejected: code });
});

test.each(["x".repeat(12), "x".repeat(128), "😀".repeat(12), "گذرواژه‌ی بلند من", "            ", "password1234"])(
  "%j is a valid password: only the length is checked",
  (password) => {
    expect(parseResult(newPassword, password)).toEqual({ is: password });
  },
);

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["۱۲۳۴۵۶", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["１２３４５６", "123456"],
  ["۱٢3４56", "123456"],
  ["\u200e123456", "123456"],
  ["", null],
  ["  ", null],
  [null, null],
  [undefined, null],
])("the verification code %j is %j", (typed, code) => {
  expect(parseResult(totpCode, typed)).toEqual({ is: code });
});

test.each(["12345", "1234567", "12345a", "12345۶۷", "12345.", "-12345", "123456\u0000", "1e5000"])(
  "%j is not a verification code",
  (typed) => {
    expect(parseResult(totpCode, typed)).toEqual({ rejected: "TOTP_FORMAT" });
  },
);

test.each([123_456, true, [], {}])("a verification code must be a text, not %p", (typed) => {
  expect(parseResult(totpCode, typed)).toEqual({ rejected: "FIELD_INVALID" });
});

test.each([
  ["", null],
  ["  ", null],
  ["ab2c3-DE4fg-hijkm-npqrs-tuvwx", "ab2c3de4fghijkmnpqrstuvwx"],
  [" ab2c3 de4fg ", "ab2c3de4fg"],
])("the recovery code %j is read as %s: a form sends a hidden field empty", (typed, code) => {
  expect(parseResult(recoveryCode, typed)).toEqual({ is: code });
});

test.each([
  ["Admin", "admin"],
  [" ADMIN ", "admin"],
  ["Ａｄｍｉｎ", "admin"],
  ["سارا", "سارا"],
])("the username %j is compared as %s", (typed, key) => {
  expect(foldUsername(typed)).toBe(key);
});

test.each([
  [{}, "username FIELD_REQUIRED, password FIELD_REQUIRED, area FIELD_INVALID"],
  [{ username: "", password: "", area: "Admin" }, "username FIELD_REQUIRED, password FIELD_REQUIRED"],
  [{ username: "a".repeat(1_025), password: "p", area: "Admin" }, "username FIELD_INVALID"],
  [{ username: "a", password: "p".repeat(1_025), area: "Admin" }, "password FIELD_INVALID"],
  [{ username: 1, password: ["p"], area: "Admin" }, "username FIELD_INVALID, password FIELD_INVALID"],
  [{ username: "a", password: "p", area: "admin" }, "area FIELD_INVALID"],
  [{ username: "a", password: "p", area: "__proto__" }, "area FIELD_INVALID"],
  [{ username: "a", password: "p", area: "Admin", totpCode: "1" }, "totpCode TOTP_FORMAT"],
])("the sign-in %# is rejected: %s", (draft, rejected) => {
  expect(parseResult(loginDraft, draft)).toEqual({ rejected });
});

test.each([
  [
    { currentPassword: "old", newPassword: "a new long password" },
    { is: { currentPassword: "old", newPassword: "a new long password" } },
  ],
  [
    { currentPassword: "the same password", newPassword: "the same password" },
    { rejected: "newPassword PASSWORD_SAME" },
  ],
  [{ currentPassword: "", newPassword: "a new long password" }, { rejected: "currentPassword FIELD_REQUIRED" }],
  [{ currentPassword: "old", newPassword: "short" }, { rejected: "newPassword PASSWORD_TOO_SHORT" }],
])("the change %# of a password: %j", (draft, expected) => {
  expect(parseResult(passwordChangeDraft, draft)).toEqual(expected);
});
