import { canonicalAddress, limitKeysOf, limitKeysOfLines } from "../../server/kit/limits/ip-addresses";

test.each([
  ["7.7.7.7", "7.7.7.7"],
  ["::ffff:7.7.7.7", "7.7.7.7"],
  ["::FFFF:7.7.7.7", "7.7.7.7"],
  ["::ffff:707:707", "7.7.7.7"],
  ["0:0:0:0:0:ffff:0707:0707", "7.7.7.7"],
  ["0000:0000:0000:0000:0000:FFFF:7.7.7.7", "7.7.7.7"],
  [" 7.7.7.7 ", "7.7.7.7"],
  ["7.7.7.7:50123", "7.7.7.7"],
  ["[2001:DB8::1]:443", "2001:db8::1"],
  ["2001:0DB8:0000:0000:0000:0000:0000:0001", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::1", "::1"],
])("the address %s is %s", (text, canonical) => {
  expect(canonicalAddress(text)).toBe(canonical);
});

test.each([
  "",
  "garbage",
  "unknown",
  "local",
  "7.7.7",
  "7.7.7.256",
  "07.7.7.7",
  "1",
  "0x7f.1",
  "_hidden",
  "7.7.7.7, 8.8.8.8",
  "::g",
  "' or 1=1",
])("the text %j is not an address", (text) => {
  expect(canonicalAddress(text)).toBeNull();
});

test.each([
  ["7.7.7.7", "7.7.7.7", null],
  ["::ffff:707:707", "7.7.7.7", null],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:0001:0002:ffff::", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", "unknown", null],
])("the address %s is counted by %s and %s", (text, key, site) => {
  expect(limitKeysOf(text)).toEqual({ key, site });
});

test.each([
  ["leila\n2001:db8:1:2::9", "leila\n2001:db8:1:2::/64", "leila\n2001:db8:1::/48"],
  ["2001:db8:1:2::9\n09121234567", "2001:db8:1:2::/64\n09121234567", "2001:db8:1::/48\n09121234567"],
  ["leila\n::ffff:7.7.7.7", "leila\n7.7.7.7", null],
  ["09121234567", "09121234567", null],
])("the key %j is counted by %j and %j", (text, key, site) => {
  expect(limitKeysOfLines(text)).toEqual({ key, site });
});
