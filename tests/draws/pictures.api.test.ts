import { createHash } from "node:crypto";
import { deleteUnusedPictures } from "../../server/features/draws/draw.queries";
import { useApp } from "../support/app";
import { aMember, aPrize, aStaff, drawCalls, type Staff, TEST_CHAIN } from "../support/draws";
import { signedIn } from "../support/factories";
import { aJpeg, aPng, aWebp } from "../support/pictures";
import { storedFiles } from "../support/stored-files";
import { operationForm, sendForm } from "../support/upload";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);
const URL = "/api/admin/draws/pictures";
const UPLOAD = "mutation ($file: Upload!) { uploadDrawPicture(file: $file) { sha256 } }";

let count = 0;
/** A picture that no other test has sent. */
const aPicture = (): Buffer => aPng(undefined, [++count, 0, 0]);
const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

let staff: Staff;

// An account uploads five files a minute.
beforeEach(async () => {
  staff = await aStaff(app());
});

const upload = (content: Buffer, token = staff.manager.token, filename = "prize") =>
  sendForm(app(), URL, [{ filename, content }], token, "en");

const uploaded = async (bytes = aPicture()): Promise<string> => {
  const { status, body } = await upload(bytes);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.sha256 as string;
};

/** The picture as a program receives it, without the test's JSON parser. */
const get = (url: string, headers: Record<string, string> = {}) => app().server.inject({ method: "GET", url, headers });

const announced = async (sha256: string): Promise<string> => {
  const { create, post } = drawCalls(app(), staff);
  const id = await create({ prizes: [aPrize({ picture_sha256: sha256 })] });
  await post(staff.manager, id, "/announce");
  return id;
};

test.each([
  ["image/png", aPng],
  ["image/jpeg", aJpeg],
  ["image/webp", aWebp],
])(
  "a picture of type %s is public with its draw without metadata, immutable, and known by its hash",
  async (type, make) => {
    const bytes = make();
    const sha256 = await uploaded(make("35.7 N, 51.4 E"));
    const id = await announced(sha256);
    const response = await get(`/api/draws/${id}/pictures/${sha256}`);

    expect(sha256).toBe(hashOf(bytes));
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(bytes)).toBe(true);
    expect(response.headers).toMatchObject({
      "content-type": type,
      etag: `"${sha256}"`,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const again = await get(`/api/draws/${id}/pictures/${sha256}`, { "if-none-match": `"${sha256}"` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  },
);

test("the public gets the pictures of an announced draw only, and staff those of drafts", async () => {
  const [own, other] = [await uploaded(), await uploaded()];
  const id = await announced(own);
  const draft = await drawCalls(app(), staff).create({ prizes: [aPrize({ picture_sha256: other })] });

  expect((await get(`/api/draws/${id}/pictures/${other}`)).statusCode).toBe(404);
  expect((await get(`/api/draws/${draft}/pictures/${other}`)).statusCode).toBe(404);
  const statuses = [];
  for (const role of ["viewer", "counter"] as const) {
    const { token } = await signedIn(app(), role);
    statuses.push((await get(`${URL}/${other}`, { authorization: `Bearer ${token}` })).statusCode);
  }
  expect([...statuses, (await get(`${URL}/${other}`)).statusCode]).toEqual([200, 403, 401]);
});

test("the manifest and the public draw name the hash of the picture, and a copy has the same picture", async () => {
  await aMember(app(), staff.admin, 1);
  await aMember(app(), staff.admin, 1);
  const sha256 = await uploaded();
  const { anchored, post } = drawCalls(app(), staff);
  const { id } = (await anchored({ prizes: [aPrize({ picture_sha256: sha256 }), aPrize()] })) as { id: string };

  const manifest = (await app().rest("GET", `/api/draws/${id}/manifest`)).body;
  const pictures = (prizes: { picture_sha256: string | null }[]) => prizes.map((prize) => prize.picture_sha256);
  expect(pictures(manifest.prizes)).toEqual([sha256, null]);
  expect(pictures((await app().rest("GET", `/api/draws/${id}`)).body.data.prizes)).toEqual([sha256, null]);
  const copy = await post(staff.manager, id, "/copy");
  expect(pictures(copy.body.data.prizes)).toEqual([sha256, null]);
});

test("a picture of a draft is replaced and removed, and one of an announced draw is fixed", async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  const { create } = drawCalls(app(), staff);
  const id = await create({ prizes: [aPrize({ picture_sha256: first })] });
  const put = async (body: object) =>
    (await app().rest("PUT", `/api/admin/draws/${id}`, body, staff.manager)).body.data.prizes[0].picture_sha256;

  expect(await put({ reserves: 1 })).toBe(first);
  expect(await put({ prizes: [aPrize({ picture_sha256: second })] })).toBe(second);
  expect(await put({ prizes: [aPrize()] })).toBeNull();

  const fixed = await announced(first);
  const change = app().sql("update draw_prizes set picture_sha256 = $2 where draw_id = $1", [fixed, second]);
  await expect(change).rejects.toThrow("is fixed");
  await expect(app().sql("delete from draw_pictures where sha256 = $1", [first])).rejects.toThrow(
    "draw_prizes_picture",
  );
  await expect(app().sql("update draw_pictures set bytes = 'x' where sha256 = $1", [first])).rejects.toThrow(
    "draw_pictures_hash_check",
  );
});

test("a prize with an unknown picture is rejected with its field", async () => {
  const body = { prizes: [aPrize(), aPrize({ picture_sha256: "ab".repeat(32) })] };
  const id = await drawCalls(app(), staff).create();
  for (const prizes of [body.prizes, [aPrize(), aPrize({ picture_sha256: "../etc" })]]) {
    const rejected = await app().rest("PUT", `/api/admin/draws/${id}`, { prizes }, staff.manager);
    expect(rejected.status).toBe(400);
    expect(rejected.body.fields).toMatchObject([
      { field: expect.stringMatching(/^prizes\.1\.picture/), code: "PICTURE_UNKNOWN" },
    ]);
  }
});

test.each([
  ["a text", Buffer.from("not a picture"), 400, "PICTURE_TYPE_INVALID"],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), 400, "PICTURE_TYPE_INVALID"],
  ["a GIF", Buffer.from("GIF89a......"), 400, "PICTURE_TYPE_INVALID"],
  ["an empty file", Buffer.alloc(0), 400, "FILE_EMPTY"],
  ["more than 2 MB", Buffer.concat([aPng(), Buffer.alloc(2 * 1024 * 1024)]), 413, "PICTURE_TOO_LARGE"],
])("%s is rejected over both APIs under any name, and nothing is stored", async (_, content, status, code) => {
  const rest = await upload(content, staff.manager.token, "car.png");
  expect([rest.status, rest.body.code]).toEqual([status, code]);
  const form = operationForm(UPLOAD, {}, { filename: "car.png", content });
  const { body } = await sendForm(app(), "/graphql", form, staff.manager.token);
  expect(body.errors[0].extensions.code).toBe(code);
  expect(await storedFiles(app(), "upload")).toEqual([]);
});

test("a picture is uploaded over GraphQL too, and by administrators and managers only", async () => {
  const bytes = aPicture();
  const form = operationForm(UPLOAD, {}, { filename: "car.png", content: bytes });
  const { body } = await sendForm(app(), "/graphql", form, staff.admin.token);
  expect(body.data.uploadDrawPicture.sha256).toBe(hashOf(bytes));

  const statuses = [];
  for (const role of ["admin", "manager", "counter", "viewer"] as const)
    statuses.push((await upload(aPicture(), (await signedIn(app(), role)).token)).status);
  expect(statuses).toEqual([201, 201, 403, 403]);
  expect((await sendForm(app(), URL, [{ filename: "a.png", content: aPicture() }])).status).toBe(401);
  expect(await storedFiles(app(), "upload")).toEqual([]);
});

test("a URL without a hash has no picture", async () => {
  const id = await announced(await uploaded());

  const { token } = staff.manager;
  const [open, office] = [
    await get(`/api/draws/${id}/pictures/%00`),
    await get(`${URL}/%00`, { authorization: `Bearer ${token}` }),
  ];

  expect([open.statusCode, office.statusCode]).toEqual([404, 404]);
});

test("pictures that no prize names are deleted after a day", async () => {
  const [used, unused, fresh] = [await uploaded(), await uploaded(), await uploaded()];
  await drawCalls(app(), staff).create({ prizes: [aPrize({ picture_sha256: used })] });
  await app().sql("update draw_pictures set created_at = now() - interval '25 hours' where sha256 = any ($1)", [
    [used, unused],
  ]);
  await deleteUnusedPictures(app().ctx().db);

  const left = await app().sql<{ sha256: string }>("select sha256 from draw_pictures where sha256 = any ($1)", [
    [used, unused, fresh],
  ]);
  expect(left.map(({ sha256 }) => sha256).sort()).toEqual([used, fresh].sort());
});
