import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApp, type TestApp } from "../support/app";
import { aStaff, drawCalls } from "../support/draws";

const ROOT = join(__dirname, "..", "..");
const EVIL_NAME = `"><script>alert('1')</script> & $& $1`;

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), "client-"));
  for (const page of ["draws.html", "landing.html"]) copyFileSync(join(ROOT, "client", page), join(folder, page));
  writeFileSync(join(folder, "index.html"), "<title>The club</title>");
  app = await openApp({ PUBLIC_URL: "https://club.example" }, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const calls = async () => drawCalls(app, await aStaff(app));

/** Creates and announces a draw. */
async function announced(draft: Record<string, unknown> = {}): Promise<string> {
  const { create, both } = await calls();
  const id = await create(draft);
  await both(id, "/announce");
  return id;
}

const open = async (path: string) => {
  const { statusCode, headers, body } = await app.server.inject({ method: "GET", url: path });
  const tags = [...body.matchAll(/<(title|meta|link)\b[^>]*>/g)].map(([tag]) => tag);
  const contentOf = (key: string) =>
    tags.flatMap((tag) => (tag.includes(`"${key}"`) ? [/(?:content|href)="([^"]*)"/.exec(tag)?.[1]] : []))[0];
  return { status: statusCode, headers, body, contentOf, title: /<title>(.*?)<\/title>/.exec(body)?.[1] };
};

test("the server writes the head of a draw in the language of the URL", async () => {
  const id = await announced({ name_fa: "قرعه‌کشی نوروز", name_en: "Nowruz draw", draw_at: "2030-03-21T09:30:00Z" });

  const fa = await open(`/draws/${id}`);
  const en = await open(`/draws/${id}?lang=en`);

  expect(fa.status).toBe(200);
  expect(fa.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(fa.headers["cache-control"]).toBe("no-cache");
  expect(fa.body).toContain('<html lang="fa" dir="rtl">');
  expect(fa.title).toBe("قرعه‌کشی نوروز · جشنوارهٔ ستاره‌باران");
  expect(fa.contentOf("description")).toContain("اعلام‌شده. زمان قرعه‌کشی: ۱ فروردین ۱۴۰۹");
  expect(fa.contentOf("canonical")).toBe(`https://club.example/draws/${id}`);
  expect(fa.contentOf("og:locale")).toBe("fa_IR");

  expect(en.body).toContain('<html lang="en" dir="ltr">');
  expect(en.title).toBe("Nowruz draw · Rain of Stars Festival");
  expect(en.contentOf("description")).toMatch(/^Announced\. Draw time: March 21, 2030 at 1:00\sPM\. Prizes, rules/);
  expect(en.contentOf("canonical")).toBe(`https://club.example/draws/${id}?lang=en`);
  expect(en.contentOf("og:url")).toBe(`https://club.example/draws/${id}?lang=en`);
  expect(en.contentOf("og:locale")).toBe("en_US");
  expect(en.contentOf("og:type")).toBe("website");
  expect(en.contentOf("og:title")).toBe("Nowruz draw · Rain of Stars Festival");
  expect(en.contentOf("og:description")).toBe(en.contentOf("description"));
  expect(en.contentOf("og:image")).toBe("https://club.example/festival.jpg");
  expect(en.contentOf("twitter:card")).toBe("summary_large_image");
  expect(en.contentOf("robots")).toBeUndefined();
});

test("the list and the stage have their own titles", async () => {
  const id = await announced({ name_en: "Spring draw" });

  expect((await open("/draws")).title).toBe("قرعه‌کشی‌ها · جشنوارهٔ ستاره‌باران");
  expect((await open("/draws?lang=en")).contentOf("canonical")).toBe("https://club.example/draws?lang=en");
  expect((await open(`/draws/${id}/stage?lang=en`)).title).toBe("Spring draw on stage · Rain of Stars Festival");
  expect((await open(`/draws/${id}/stage`)).contentOf("canonical")).toBe(`https://club.example/draws/${id}`);
});

test("a name that contains markup is escaped in the head", async () => {
  const id = await announced({ name_en: EVIL_NAME });

  const { body, title, contentOf } = await open(`/draws/${id}?lang=en`);

  expect(title).toBe(
    "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; $&amp; $1 · Rain of Stars Festival",
  );
  expect(contentOf("og:title")).toBe(title);
  expect(body).not.toContain("<script>alert");
});

test("a draw that is unknown, invalid or a draft has the status 404 and the same page", async () => {
  const draft = await (await calls()).create({ name_en: "A secret plan" });
  const paths = ["00000000-0000-7000-8000-000000000000", "x", "%22%3E%3Cscript%3E", draft, `${draft}/stage`];

  for (const path of paths) {
    const { status, title, contentOf, body } = await open(`/draws/${path}?lang=en`);
    expect([path, status, title]).toEqual([path, 404, "Draw not found · Rain of Stars Festival"]);
    expect(contentOf("robots")).toBe("noindex");
    expect(contentOf("canonical")).toBeUndefined();
    expect(body).toContain('<div id="root">');
    expect(body).not.toContain("A secret plan");
  }
});

test("a slash at the end leads to the list, other paths to the club", async () => {
  const { status, headers } = await open("/draws/");

  expect([status, headers.location]).toEqual([302, "/draws"]);
  expect((await open("/draws/x/y/z")).title).toBe("The club");
});
