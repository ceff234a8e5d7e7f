import { valueLabel } from "../../domain/audit-values";

test.each([
  ["role", "manager", "fa", "مدیر"],
  ["area", "Admin", "en", "Admin"],
  ["type", "customers", "fa", "مشتریان"],
  ["action", "UPDATE", "fa", "ویرایش"],
  ["screen", "report_builder", "en", "Report builder"],
  ["state", "dismissed", "fa", "بی‌مورد"],
  ["state", "announced", "en", "Announced"],
  ["status", "claimed", "fa", "دریافت‌شده"],
  ["state", "revoked", "fa", "باطل‌شده"],
  ["rule", "voids_in_shift", "fa", "ابطال زیاد در یک شیفت"],
  ["groupBy", "week", "fa", "هفته"],
  ["mode", "opening_day", "en", "Opening Day"],
  ["reason", "TOTP_FAILED", "en", "Wrong verification code"],
  ["reason", "wrong till", "en", undefined],
  ["name", "customers", "en", undefined],
  ["constructor", "name", "en", undefined],
] as const)("the value of %s, %s, is labelled in %s as %s", (field, value, lang, expected) => {
  expect(valueLabel(field, value, lang)).toBe(expected);
});
