import { createHash } from "node:crypto";
import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import { deleteUnusedSitePictures } from "../../server/features/site/site.queries";
import { queryRows } from "../../server/kit/db/queries";
import { useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { aJpeg, aPng, aWebp, segment } from "../support/pictures";
import { snakeKeys } from "../support/snake-keys";
import { storedFiles } from "../support/stored-files";
import { operationForm, sendForm } from "../support/upload";

const app = useApp();
const URL = "/api/admin/site/pictures";
const UPLOAD = "mutation ($file: Upload!) { uploadSitePicture(file: $file) { sha256 } }";
const SECRET = "35.7219N 51.3347E";
let token: string;

// An account uploads five files a minute.
beforeEach(async () => {
  ({ token } = await signedIn(app(), "admin"));
});

const upload = (content: Buffer, sender = token) => sendForm(app(), URL, [{ filename: "logo", content }], sender, "en");
const get = (sha256: string, headers: Record<string, string> = {}) =>
  app().server.inject({ url: `/api/site/pictures/${sha256}`, headers });
const save = (pictureSha256: string) =>
  app().rest(
    "PUT",
    "/api/admin/site",
    snakeKeys({ ...BUILT_IN_CONTENT, logos: [{ nameFa: "نام", nameEn: "Name", url: "", pictureSha256 }] }),
    { token },
  );

test.each([
  ["image/png", aPng],
  ["image/jpeg", aJpeg],
  ["image/webp", aWebp],
])("a picture of type %s is stored without its metadata and is public under its hash", async (type, picture) => {
  const bytes = picture(SECRET);
  expect(bytes.includes(SECRET)).toBe(true);
  const { status, body } = await upload(bytes);
  const response = await get(body.data.sha256);
  const again = await get(body.data.sha256, { "if-none-match": String(response.headers.etag) });

  expect(status).toBe(201);
  expect(response.rawPayload.equals(picture())).toBe(true);
  expect(createHash("sha256").update(response.rawPayload).digest("hex")).toBe(body.data.sha256);
  expect(response.headers).toMatchObject({
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect(await storedFiles(app(), "upload")).toEqual([]);
});

/** An EXIF segment of a phone: the orientation, a model and a GPS directory; `II` is little-endian. */
function phoneExif(order: "II" | "MM", orientation: number): Buffer {
  const tiff = Buffer.alloc(70);
  const write = (value: number, at: number, size: number) =>
    order === "II" ? tiff.writeUIntLE(value, at, size) : tiff.writeUIntBE(value, at, size);
  const entry = (at: number, tag: number, type: number, count: number, value: number, size: number) => {
    write(tag, at, 2);
    write(type, at + 2, 2);
    write(count, at + 4, 4);
    write(value, at + 8, size);
  };
  tiff.write(order);
  write(42, 2, 2);
  write(8, 4, 4);
  write(3, 8, 2);
  entry(10, 0x0110, 2, 20, 50, 4);
  entry(22, 0x0112, 3, 1, orientation, 2);
  entry(34, 0x8825, 4, 1, 50, 4);
  tiff.write(SECRET, 50);
  return segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff]));
}

const SOI = 2;
const inserted = (jpeg: Buffer, at: number, bytes: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, at), bytes, jpeg.subarray(at)]);

test.each(["II", "MM"] as const)(
  "a photo of a phone (%s) keeps its orientation and nothing else of EXIF",
  async (order) => {
    const { body } = await upload(inserted(aJpeg(), SOI, phoneExif(order, 6)));
    const { rawPayload } = await get(body.data.sha256);

    const onlyOrientation = "ffe100224578696600004d4d002a0000000800010112000300000001000600000000" + "0000";
    expect(rawPayload.toString("hex")).toBe(
      inserted(aJpeg(), SOI, Buffer.from(onlyOrientation, "hex")).toString("hex"),
    );
  },
);

test("a JPEG ends at its end marker: restart markers and further scans belong to it, a second picture does not", async () => {
  const end = aJpeg().length - 2;
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  const moreScans = Buffer.concat([
    Buffer.from([0xff, 0xd0, 0x56]),
    segment(0xc4, Buffer.alloc(17)),
    scan,
    Buffer.from([9]),
  ]);
  const picture = inserted(aJpeg(), end, moreScans);
  const withIndex = inserted(picture, SOI, segment(0xe2, Buffer.from(`MPF\0${SECRET}`)));
  const second = inserted(aJpeg(SECRET), SOI, phoneExif("MM", 6));

  const { body } = await upload(Buffer.concat([withIndex, second]));
  const { rawPayload } = await get(body.data.sha256);

  expect(rawPayload.toString("hex")).toBe(picture.toString("hex"));
});

test.each([
  ["a text", Buffer.from("not a picture"), 400, "PICTURE_TYPE_INVALID"],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), 400, "PICTURE_TYPE_INVALID"],
  ["a truncated PNG", aPng().subarray(0, 40), 400, "PICTURE_TYPE_INVALID"],
  ["a truncated JPEG", aJpeg().subarray(0, 30), 400, "PICTURE_TYPE_INVALID"],
  ["a truncated WebP", aWebp().subarray(0, 24), 400, "PICTURE_TYPE_INVALID"],
  ["more than 1 MB", Buffer.concat([aPng(), Buffer.alloc(1024 * 1024)]), 413, "SITE_PICTURE_TOO_LARGE"],
])("%s is rejected over both APIs, and nothing is stored", async (_, content, status, code) => {
  const rest = await upload(content);
  const form = operationForm(UPLOAD, {}, { filename: "logo.png", content });
  const { body } = await sendForm(app(), "/graphql", form, token);

  expect([rest.status, rest.body.code]).toEqual([status, code]);
  expect(body.errors[0].extensions.code).toBe(code);
  expect(await storedFiles(app(), "upload")).toEqual([]);
});

test("pictures are uploaded by administrators only", async () => {
  const statuses = [];
  for (const role of ["admin", "manager", "counter", "viewer"] as const)
    statuses.push((await upload(aPng(), (await signedIn(app(), role)).token)).status);

  expect(statuses).toEqual([201, 403, 403, 403]);
  expect((await sendForm(app(), URL, [{ filename: "a.png", content: aPng() }])).status).toBe(401);
});

test("a logo with an unknown picture is rejected with its field", async () => {
  const { status, body } = await save("ab".repeat(32));

  expect(status).toBe(400);
  expect(body.fields).toMatchObject([{ field: "logos.0.picture_sha256", code: "PICTURE_UNKNOWN" }]);
});

test("a picture that is deleted during the save is rejected with its field", async () => {
  const { sha256 } = (await upload(aPng())).body.data as { sha256: string };
  const saved = await app().product.primary.transaction(async (deletion) => {
    await queryRows(deletion, "delete from site_pictures where sha256 = $1", [sha256]);
    const response = save(sha256);
    await untilWaiting(app(), 1);
    return { response };
  });
  const { status, body } = await saved.response;

  expect(status).toBe(400);
  expect(body.fields).toMatchObject([{ field: "logos.0.picture_sha256", code: "PICTURE_UNKNOWN" }]);
});

test("a URL without a hash has no picture", async () => {
  const responses = [await get("%00"), await get("ab")];

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test("pictures that no version names are deleted after a day", async () => {
  const hashes: string[] = [];
  for (const picture of [aPng(), aJpeg(), aWebp()]) hashes.push((await upload(picture)).body.data.sha256 as string);
  const [used = "", unused = "", fresh = ""] = hashes;
  expect((await save(used)).status).toBe(200);
  await app().sql("update site_pictures set created_at = now() - interval '25 hours' where sha256 <> $1", [fresh]);
  await deleteUnusedSitePictures(app().ctx().db);

  const statuses = [];
  for (const sha256 of [used, unused, fresh]) statuses.push((await get(sha256)).statusCode);
  expect(statuses).toEqual([200, 404, 200]);
});
