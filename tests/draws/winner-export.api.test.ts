import { useApp } from "../support/app";
import { aMember, aPrize, aStaff, drawCalls, type Member, type Staff, TEST_CHAIN } from "../support/draws";
import { signedIn } from "../support/factories";
import { exportOf } from "../exports/fixtures";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);
let staff: Staff;
let members: Member[];
let id: string;
let winner: Member;
let code: string;

/** The place of the winner who got the prize, and of the disqualified one. */
const CAR = { name_fa: "خودرو", name_en: "=Car", value_toman: 2_000_000_000 };

beforeAll(async () => {
  staff = await aStaff(app());
  members = [];
  for (const codes of [1, 1, 1]) members.push(await aMember(app(), staff.admin, codes));
  const { anchored, run, post } = drawCalls(app(), staff);
  ({ id } = await anchored({ prizes: [aPrize(CAR)], reserves: 2 }));
  const { results } = (await run(id)).body.data as { results: { customer_id: string; code: string }[] };
  await post(staff.manager, id, "/winners/1/disqualify", { reason: "declined", note: "-1 +1" });
  winner = members.find(({ customerId }) => customerId === results[1]?.customer_id)!;
  code = results[1]?.code ?? "";
  await post(staff.manager, id, "/winners/2/claim", { national_code: winner.nationalCode });
});

const url = (format: string) => `/api/admin/draws/${id}/winners?format=${format}`;

test.each(["xlsx", "csv", "ods"] as const)(
  "the winners and reserves are exported as %s with names, phones and national codes, as text",
  async (format) => {
    const { rows, isAllText, headers } = await exportOf(app(), url(format), { ...staff.manager, lang: "en", format });

    expect(rows[0]).toEqual([
      "Place",
      "Drawn as",
      "Status",
      "Prize",
      "Prize value (Toman)",
      "Code",
      "Name",
      "Phone",
      "National code",
      "Reason of the disqualification",
      "Note",
      "Handed over at",
      "Handed over by",
    ]);
    const guard = format === "csv" ? "'" : "";
    const [, first, second, third] = rows;
    expect(first?.slice(0, 5)).toEqual(["1", "Winner", "Disqualified", `${guard}=Car`, "2000000000"]);
    expect(first?.slice(9)).toEqual(["Declined the prize", `${guard}-1 +1`, "", ""]);
    expect(second).toEqual([
      "2",
      "Reserve",
      "Winner",
      `${guard}=Car`,
      "2000000000",
      code,
      "Sara Karimi",
      winner.phone,
      winner.nationalCode,
      "",
      "",
      expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      staff.manager.user.fullName,
    ]);
    expect(third?.slice(0, 5)).toEqual(["3", "Reserve", "Reserve", "", ""]);
    expect(rows).toHaveLength(4);
    expect(isAllText).toBe(true);
    expect(headers["content-disposition"]).toContain(encodeURIComponent("Winners and reserves Nowruz draw"));
  },
);

test("a viewer exports initials and masked phones, without national codes and notes", async () => {
  const viewer = await signedIn(app(), "viewer");
  const { rows, bytes } = await exportOf(app(), url("csv"), { ...viewer, lang: "fa" });

  expect(rows[0]).toEqual([
    "ردیف",
    "نتیجهٔ قرعه",
    "وضعیت",
    "جایزه",
    "ارزش جایزه (تومان)",
    "کد",
    "نام",
    "موبایل",
    "دلیل رد صلاحیت",
    "زمان تحویل",
    "تحویل‌دهنده",
  ]);
  expect(rows[1]?.slice(1, 3)).toEqual(["برنده", "رد صلاحیت‌شده"]);
  expect(rows[2]?.[6]).toBe("S. K.");
  for (const { phone, nationalCode } of members) {
    expect(bytes.toString()).not.toContain(phone);
    expect(bytes.toString()).not.toContain(nationalCode);
  }
});

test("an export of winners has an audit entry, and a draw that was not run has none to export", async () => {
  const admin = await signedIn(app(), "admin");
  await exportOf(app(), url("csv"), admin);
  const entries = await app().sql(
    "select entity, entity_id, details from audit_log where action = 'EXPORT' and actor_id = $1",
    [admin.user.id],
  );
  expect(entries).toEqual([{ entity: "draw", entity_id: id, details: { rows: 3, format: "csv" } }]);

  const draft = await drawCalls(app(), staff).create();
  const early = await app().rest("GET", `/api/admin/draws/${draft}/winners`, undefined, { ...admin, lang: "en" });
  expect([early.status, early.body.code]).toEqual([409, "DRAW_STATE"]);
});
