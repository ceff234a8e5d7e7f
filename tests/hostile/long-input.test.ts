import { useApp } from "../support/app";
import { aReceipt, asInput, signedIn } from "../support/factories";

const app = useApp();

const REPORT = `query ($input: ReportInput!) { report(input: $input) { rows { keys } } }`;
const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id } }`;
const report = (storeTypes: number[]) => ({
  input: { startDate: "2026-03-21", endDate: "2026-03-21", dimensions: ["DAY"], measures: ["RECEIPTS"], storeTypes },
});

describe("very long input in valid JSON", () => {
  test.each([
    ["en", "The list is too long. Send fewer entries in one request."],
    ["fa", "فهرست بیش از حد طولانی است. در هر درخواست موارد کمتری بفرستید."],
  ] as const)(
    "a list of more than 1,000 elements is rejected before its elements are read (%s)",
    async (lang, detail) => {
      const { token } = await signedIn(app(), "admin");
      const list = (count: number) => Array.from({ length: count }, () => 1);

      const long = await app().gql(REPORT, report(list(1_001)), { token, lang });
      const longest = await app().gql(REPORT, report(list(200)), { token });

      expect(long.status).toBe(400);
      expect(long.errors?.[0]?.extensions).toMatchObject({ code: "LIST_TOO_LONG", status: 400, detail });
      expect(longest.errors).toBeUndefined();
    },
  );

  test("a long list in a REST body is rejected with the same error", async () => {
    const { token } = await signedIn(app(), "admin");
    const scopes = Array.from({ length: 1_001 }, () => "items");

    const { status, body } = await app().rest("POST", "/api/admin/api-keys", { name: "Till", scopes }, { token });

    expect([status, body.code]).toEqual([400, "LIST_TOO_LONG"]);
  });

  test.each([
    ["receiptId", "TEXT_TOO_LONG"],
    ["customerPhone", "PHONE_LENGTH"],
    ["customerNationalCode", "NATIONAL_CODE_LENGTH"],
    ["customerFirstName", "TEXT_TOO_LONG"],
    ["purchaseAmount", "AMOUNT_INVALID"],
    ["reason", "TEXT_TOO_LONG"],
  ])("900,000 characters as %s are rejected as %s", async (field, code) => {
    const { token } = await signedIn(app());
    const input = { ...asInput(aReceipt()), [field]: "كي۱۲ ".repeat(100_000) };

    const { errors } = await app().gql(CREATE, { input }, { token });

    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field, code }]);
  });

  test.each(["stores", "users"])("the search text of %s has a limit", async (list) => {
    const { token } = await signedIn(app(), "admin");

    const { errors } = await app().gql(
      `query ($search: String) { ${list}(search: $search) { totalItems } }`,
      { search: "x".repeat(101) },
      { token },
    );

    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: "search", code: "TEXT_TOO_LONG" }]);
  });
});
