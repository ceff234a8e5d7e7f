import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Ctx } from "../../kit/context";
import { sitePictureOrFail } from "./site-picture.service";

interface SitePictures {
  app: FastifyInstance;
  contextOf: (request: FastifyRequest) => Promise<Ctx>;
}

const FOR_EVER = "public, max-age=31536000, immutable";

/** Mounts the pictures of the festival pages. They are public, and their bytes never change. */
export function mountSitePictures({ app, contextOf }: SitePictures): void {
  app.get<{ Params: { sha256: string } }>("/api/site/pictures/:sha256", async (request, reply) => {
    const { sha256 } = request.params;
    const { contentType, bytes } = await sitePictureOrFail(await contextOf(request), sha256);
    const etag = `"${sha256}"`;
    void reply.header("etag", etag).header("cache-control", FOR_EVER);
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    return reply.type(contentType).send(bytes);
  });
}
