import { brotliDecompressSync } from "node:zlib";
import { v7 as uuidv7 } from "uuid";
import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import type { SiteContent } from "../../domain/site/content";
import { openApp, type TestApp } from "../support/app";
import { CLIENT } from "../support/browser";
import { hoursFromNow, signedIn } from "../support/factories";
import { eventually } from "../support/server-process";
import { snakeKeys } from "../support/snake-keys";

const URL = "/api/admin/site";
let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await openApp({}, CLIENT);
  admin = await signedIn(app, "admin");
});
afterAll(() => app.close());
beforeEach(() => app.sql("truncate site_versions cascade"));

const aContent = (changes: Partial<SiteContent> = {}): SiteContent => ({ ...BUILT_IN_CONTENT, ...changes });
const save = (content: object, lang: "en" | "fa" = "en") =>
  app.rest("PUT", URL, snakeKeys(content), { token: admin.token, lang });
const page = (path: string, headers: Record<string, string> = {}) => app.server.inject({ url: path, headers });
/** The page once it contains a text; another version is served within a second. */
const pageWith = (path: string, text: string, { server } = app): Promise<string> =>
  eventually(
    async () => {
      const { body } = await server.inject({ url: path });
      return body.includes(text) ? body : null;
    },
    10_000,
    text,
  );

test("without a saved version the built-in content is served, without a link of a partner and without logos", async () => {
  const { body } = await app.rest("GET", URL, undefined, { token: admin.token });
  const html = (await page("/")).body;

  expect(body.data).toEqual({ content: snakeKeys(BUILT_IN_CONTENT), version: null });
  expect(html).toContain("۳۳۳ میلیون تومان");
  expect(html).not.toContain("example.com");
  expect(html).not.toContain("<img");
});

test("a saved content is published on each page in its language, with its author in the history and the audit log", async () => {
  const content = aContent({
    mallFa: "مجتمع تیراژه",
    mallEn: "Tirazhe Mall",
    datesFa: "از ۱ تا ۷ مهر",
    datesEn: "23 to 29 September",
    year: 2026,
    yearJalali: 1405,
    partnerUrl: "https://partner.test/",
  });
  const saved = await save(content);
  const versions = await app.rest("GET", `${URL}/versions`, undefined, { token: admin.token });
  const [entry] = await app.sql<{ actor_id: string; changes: object }>(
    "select a.actor_id, a.details->'changes' as changes from audit_log a where a.entity = 'site' and a.entity_id = $1",
    [saved.body.data.version.id],
  );

  expect(saved.status).toBe(200);
  for (const path of ["/", "/landing"]) {
    const persian = await pageWith(path, "مجتمع تیراژه");
    const english = (await page(`${path}?lang=en`)).body;
    expect(persian).toMatch(/<html lang="fa" dir="rtl">/);
    if (path === "/") expect(persian).toMatch(/<a [^>]*href="https:\/\/partner\.test\/"/);
    expect(persian).toContain("از ۱ تا ۷ مهر");
    expect(persian).toContain("۱۴۰۵");
    expect(english).toMatch(/<html lang="en" dir="ltr">/);
    expect(english).toContain("23 to 29 September");
    expect(english).not.toContain("مجتمع تیراژه");
  }
  expect(versions.body.versions).toEqual([
    { id: saved.body.data.version.id, saved_at: expect.any(String), saved_by: admin.user.fullName },
  ]);
  expect(entry).toEqual({
    actor_id: admin.user.id,
    changes: {
      mallFa: ["مجتمع تجاری", "مجتمع تیراژه"],
      mallEn: ["The mall", "Tirazhe Mall"],
      datesFa: ["", "از ۱ تا ۷ مهر"],
      datesEn: ["", "23 to 29 September"],
      year: [2025, 2026],
      yearJalali: [1404, 1405],
      partnerUrl: ["", "https://partner.test/"],
    },
  });
});

test("the stored HTML is served compressed with a tag that a new version changes", async () => {
  await save(aContent({ mallFa: "مجتمع الف" }));
  await pageWith("/", "مجتمع الف");
  const first = await page("/", { "accept-encoding": "gzip, br" });
  const known = await page("/", { "if-none-match": String(first.headers.etag) });
  const [stored] = await app.sql<{ pages: { variant: string; lang: string; body: string; head: string }[] }>(
    "select pages from site_versions",
  );
  await save(aContent({ mallFa: "مجتمع ب" }));
  await pageWith("/", "مجتمع ب");
  const second = await page("/", { "if-none-match": String(first.headers.etag) });

  const html = brotliDecompressSync(first.rawPayload).toString();
  const persian = stored?.pages.find(({ variant, lang }) => variant === "stars" && lang === "fa");
  expect(html.includes(persian?.body ?? "no page")).toBe(true);
  expect(html.includes(persian?.head ?? "no page")).toBe(true);
  expect(stored?.pages).toHaveLength(4);
  expect(first.headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache" });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
  expect(second.statusCode).toBe(200);
  expect(second.headers.etag).not.toBe(first.headers.etag);
});

test("another process serves a saved version within seconds", async () => {
  const other = await openApp({ DATABASE_URL: app.config.DATABASE_URL ?? "" }, CLIENT);
  try {
    await other.server.inject({ url: "/" });
    await save(aContent({ mallFa: "مجتمع همسایه" }));
    await pageWith("/", "مجتمع همسایه", other);
  } finally {
    await other.close();
  }
});

test("a version is served after one that another process saved with its clock an hour ahead", async () => {
  await save(aContent({ mallEn: "Early Mall" }));
  const savedAt = new Date(hoursFromNow(1));
  await app.sql("update site_versions set id = $1, saved_at = $2", [uuidv7({ msecs: savedAt.getTime() }), savedAt]);

  await save(aContent({ mallEn: "Late Mall" }));
  expect((await app.rest("GET", URL, undefined, { token: admin.token })).body.data.content.mall_en).toBe("Late Mall");
  await pageWith("/?lang=en", "Late Mall");
});

test("pages of another release are rendered again", async () => {
  await save(aContent({ mallFa: "مجتمع کهنه" }));
  await app.sql("update site_versions set renderer = 'old', pages = '[]'");
  await pageWith("/", "مجتمع کهنه");
});

test("text is escaped in the page and in its embedded data", async () => {
  const attack = `</script><script>alert("x")</script>$&`;
  await save(aContent({ mallFa: attack, mallEn: attack }));
  const html = await pageWith("/", "alert(");

  expect(html).not.toContain("<script>alert");
  expect(html.match(/<\/script>/g)).toHaveLength((await page("/landing")).body.match(/<\/script>/g)?.length ?? 0);
  const data = /<script type="application\/json" id="festival-data">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(data ?? "null").content.mall).toBe(attack);
});

test("an older version is read and restored as a new one", async () => {
  const first = await save(aContent({ mallEn: "First" }));
  await save(aContent({ mallEn: "Second" }));
  const { id } = first.body.data.version as { id: string };
  const read = await app.rest("GET", `${URL}/versions/${id}`, undefined, { token: admin.token });
  const restored = await app.rest("POST", `${URL}/versions/${id}/restore`, undefined, { token: admin.token });
  const versions = await app.rest("GET", `${URL}/versions`, undefined, { token: admin.token });

  expect(read.body.data).toEqual(first.body.data);
  expect(restored.body.data.content.mall_en).toBe("First");
  expect(versions.body.versions).toHaveLength(3);
  expect(versions.body.versions[0].id).toBe(restored.body.data.version.id);
});

test.each(["en", "fa"] as const)("invalid fields are named in %s, and nothing is saved", async (lang) => {
  const { status, body } = await save(
    aContent({
      mallFa: "  ",
      year: 26,
      datesFa: "مهر",
      partnerUrl: "javascript:alert(1)",
      rules: [{ textFa: "قاعده", textEn: "" }],
      logos: [{ nameFa: "نام", nameEn: "Name", url: "", pictureSha256: "../etc" }],
    }),
    lang,
  );

  expect(status).toBe(400);
  const message = (fa: string, en: string) => (lang === "fa" ? fa : en);
  const required = message("این فیلد الزامی است", "This field is required");
  expect(body.fields).toEqual([
    {
      field: "year",
      code: "YEAR_INVALID",
      message: message("سال را با چهار رقم وارد کنید", "Enter the year with four digits"),
    },
    { field: "mall_fa", code: "FIELD_REQUIRED", message: required },
    { field: "partner_url", code: "URL_INVALID", message: expect.any(String) },
    { field: "logos.0.picture_sha256", code: "PICTURE_UNKNOWN", message: expect.any(String) },
    { field: "rules.0.text_en", code: "FIELD_REQUIRED", message: required },
    // An optional text has both languages or none.
    { field: "dates_en", code: "FIELD_REQUIRED", message: required },
  ]);
  expect(await app.sql("select 1 from site_versions")).toEqual([]);
});

test("a content that was edited on an older version is rejected; without a base any version is replaced", async () => {
  const SAVE = `mutation ($input: SiteContentInput!, $base: ID) {
    saveSite(input: $input, baseVersionId: $base) { version { id } } }`;
  const send = async (variables: object) => app.gql(SAVE, { input: aContent(), ...variables }, { token: admin.token });
  const first = await send({ base: null });
  const repeated = await send({ base: null });
  const late = await send({ base: null, input: aContent({ mallEn: "Late Mall" }) });
  const next = await send({ base: first.data.saveSite.version.id });
  const any = await send({});

  // The response of the first one may have been lost.
  expect(repeated.data).toEqual(first.data);
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: "SITE_CHANGED", status: 409 });
  expect(next.errors).toBeUndefined();
  expect(any.errors).toBeUndefined();
});

test("a preview is the document of a page and saves nothing", async () => {
  const PREVIEW = `query ($input: SiteContentInput!, $variant: FestivalVariant!, $lang: Language!) {
    sitePreview(input: $input, variant: $variant, lang: $lang) }`;
  const variables = { input: aContent({ mallEn: "Draft Mall" }), variant: "SIGN_UP", lang: "EN" };
  const { data } = await app.gql(PREVIEW, variables, { token: admin.token });

  expect(data.sitePreview).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/);
  expect(data.sitePreview).toContain("Draft Mall");
  expect(await app.sql("select 1 from site_versions")).toEqual([]);
});

test.each(["manager", "viewer", "counter"] as const)("a %s neither reads nor saves the content", async (role) => {
  const { token } = await signedIn(app, role);
  const read = await app.rest("GET", URL, undefined, { token });
  const write = await app.rest("PUT", URL, snakeKeys(aContent()), { token });

  expect([read.status, write.status]).toEqual([403, 403]);
});
