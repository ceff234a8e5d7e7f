import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import { toHex } from "../../../domain/draws/hashes";
import { hashOf } from "../../../domain/draws/manifest";
import type { Permission } from "../../../domain/permissions";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { anchorsText } from "./anchor.service";
import { DrawPrize } from "./draw-prize.entity";
import { type Draw } from "./draw.entity";
import { entryLines, findVerifier } from "./draw.queries";
import { evidencePack } from "./evidence.service";
import { pictureOrFail } from "./picture.service";
import { findPublishedDraw } from "./published-draw.service";
import { manifestIn } from "./run.service";

interface DrawFiles {
  app: FastifyInstance;
  contextOf: (request: FastifyRequest) => Promise<Ctx>;
  /** Throws if the caller lacks the permission. */
  admit: (ctx: Ctx, permission: Permission) => void;
}

/** A file of a draw: its ETag is the SHA-256 of its bytes. */
interface DrawFile {
  sha256: string;
  type: string;
  body: string | Buffer | Readable;
}

const JSON_TYPE = "application/json; charset=utf-8";
const FOR_EVER = "public, max-age=31536000, immutable";

/** Sends a file; 304 without a body if the client has these bytes. */
function send(request: FastifyRequest, reply: FastifyReply, { sha256, type, body }: DrawFile, isFixed: boolean) {
  const etag = `"${sha256}"`;
  void reply.header("etag", etag).header("cache-control", isFixed ? FOR_EVER : "no-cache");
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  return reply.type(type).send(body);
}

const manifestFile = ({ manifest, manifestHash }: Draw): DrawFile => ({
  sha256: toHex(manifestHash ?? fail("NOT_FOUND")),
  type: JSON_TYPE,
  body: manifest ?? fail("NOT_FOUND"),
});

const resultFile = ({ result, resultHash }: Draw): DrawFile => ({
  sha256: toHex(resultHash ?? fail("NOT_FOUND")),
  type: JSON_TYPE,
  body: result ?? fail("NOT_FOUND"),
});

const entriesFile = (ctx: Ctx, draw: Draw): DrawFile => {
  if (draw.manifest === null) fail("NOT_FOUND");
  return {
    sha256: manifestIn(draw).entries_sha256,
    type: "text/csv; charset=utf-8",
    body: Readable.from(entryLines(ctx.db, draw.id), { objectMode: false }),
  };
};

async function anchorsFile(ctx: Ctx, draw: Draw): Promise<DrawFile> {
  const body = await anchorsText(ctx, draw);
  return { sha256: toHex(hashOf(body)), type: JSON_TYPE, body };
}

async function pictureFile(ctx: Ctx, sha256: string): Promise<DrawFile> {
  const { contentType: type, bytes: body } = await pictureOrFail(ctx, sha256);
  return { sha256, type, body };
}

/** The policy of the verifier: its own inline script and style, and no connection to any host. */
const verifierPolicy = (html: string): string => {
  const [, policy = "default-src 'none'"] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html) ?? [];
  return `${policy}; frame-ancestors 'none'`;
};

/**
 * Mounts the public files of draws: manifest, entries, result, anchors and the verifier. All but the anchors never
 * change once they exist. A file that does not exist yet returns 404. Pictures of prizes are public from the announcement
 * on. The evidence pack and pictures of drafts are for staff.
 */
export function mountDrawFiles({ app, contextOf, admit }: DrawFiles): void {
  const mount = (
    name: string,
    fileOf: (ctx: Ctx, draw: Draw) => DrawFile | Promise<DrawFile>,
    { isFixed, compress }: { isFixed: boolean; compress?: false },
  ) =>
    app.get<{ Params: { id: string } }>(`/api/draws/:id/${name}`, { compress }, async (request, reply) => {
      const ctx = await contextOf(request);
      const draw = await findPublishedDraw(ctx, request.params.id);
      return send(request, reply, await fileOf(ctx, draw), isFixed);
    });
  mount("manifest", (_, draw) => manifestFile(draw), { isFixed: true });
  // A stream whose first bytes look like a zlib header, such as the hash "80…", is sent as it is by the compression, but
  // with the header of a compressed one. Hashes would lose less than half of their size.
  mount("entries.csv", entriesFile, { isFixed: true, compress: false });
  mount("result", (_, draw) => resultFile(draw), { isFixed: true });
  mount("anchors", anchorsFile, { isFixed: false });
  app.get<{ Params: { id: string } }>("/api/admin/draws/:id/evidence.zip", async (request, reply) => {
    const ctx = await contextOf(request);
    admit(ctx, "draws:contacts");
    const pack = await evidencePack(ctx, request.params.id);
    void reply.header("cache-control", "no-store");
    void reply.header("content-disposition", `attachment; filename="draw-${request.params.id}.zip"`);
    return reply.type("application/zip").send(pack);
  });
  app.get<{ Params: { id: string; sha256: string } }>("/api/draws/:id/pictures/:sha256", async (request, reply) => {
    const ctx = await contextOf(request);
    const { sha256 } = request.params;
    const { id: drawId } = await findPublishedDraw(ctx, request.params.id);
    const file = await pictureFile(ctx, sha256);
    if (!(await ctx.db.existsBy(DrawPrize, { drawId, pictureSha256: sha256 }))) fail("NOT_FOUND");
    return send(request, reply, file, true);
  });
  app.get<{ Params: { sha256: string } }>("/api/admin/draws/pictures/:sha256", async (request, reply) => {
    const ctx = await contextOf(request);
    admit(ctx, "draws:read");
    return send(request, reply, await pictureFile(ctx, request.params.sha256), false);
  });
  app.get<{ Params: { id: string } }>("/api/draws/:id/verifier.html", async (request, reply) => {
    const ctx = await contextOf(request);
    const { verifierSha256 } = await findPublishedDraw(ctx, request.params.id);
    const body = (verifierSha256 && (await findVerifier(ctx.db, verifierSha256))) ?? fail("NOT_FOUND");
    void reply.header("content-security-policy", verifierPolicy(String(body)));
    return send(
      request,
      reply,
      { sha256: verifierSha256 ?? "", type: "text/html; charset=utf-8", body: String(body) },
      true,
    );
  });
}
