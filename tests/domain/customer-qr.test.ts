import { formatCustomerQr, parseCustomerQr } from "../../domain/customer-qr";

const PAIR = { phone: "09123456789", nationalCode: "0012345678" };

test("a customer's QR code has the phone and the national code", () => {
  expect(formatCustomerQr(PAIR)).toBe("CC1:09123456789:0012345678");
});

test.each(["CC1:09123456789:0012345678", " CC1:09123456789:0012345678\r\n", "CC1:۰۹۱۲۳۴۵۶۷۸۹:۰۰۱۲۳۴۵۶۷۸"])(
  "%j is read as both numbers",
  (text) => {
    expect(parseCustomerQr(text)).toEqual(PAIR);
  },
);

test.each([
  "",
  "CC1",
  "CC1:09123456789",
  "CC1:09123456789:",
  "CC1:09123456789:0012345678:1",
  "CC2:09123456789:0012345678",
  "CC1:0912345678:0012345678",
  "CC1:09123456789:001234567",
  "09123456789:0012345678",
  "https://club.example/CC1:09123456789:0012345678",
])("%j is not a customer's QR code", (text) => {
  expect(parseCustomerQr(text)).toBeNull();
});
