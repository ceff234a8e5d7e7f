import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { v7 as uuidv7 } from "uuid";
import type { Lang } from "../../../domain/errors/error-catalogue";
import { isUuid } from "../../../domain/ids";
import { BUILT_IN_CONTENT } from "../../../domain/site/built-in.text";
import { MAX_LISTED_VERSIONS, picturesOf, siteContent, type SiteContent } from "../../../domain/site/content";
import { type FestivalVariant } from "../../../domain/public/festival-paths";
import { festivalDocument, type FestivalPage } from "../../../domain/site/festival-page";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { takeAdvisoryLock } from "../../kit/db/advisory-locks";
import { fail } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { inTransaction } from "../../kit/transactions/transaction";
import { changesOf, recordAudit } from "../audit/audit.service";
import { rendererHash, renderPages } from "./renderer";
import { requirePictures } from "./site-picture.service";
import { linkPictures, newestVersionId } from "./site.queries";
import type { Site, SiteVersion } from "./site.types";
import { SiteVersionEntity } from "./site-version.entity";

const versionOf = ({ id, savedAt, savedBy }: SiteVersionEntity): SiteVersion => ({
  id,
  savedAt,
  savedBy: savedBy?.fullName ?? "",
});

const siteOf = (version: SiteVersionEntity | null): Site =>
  version ? { content: version.content, version: versionOf(version) } : { content: BUILT_IN_CONTENT, version: null };

const newestVersion = ({ db }: Pick<Ctx, "db">): Promise<SiteVersionEntity | null> =>
  db.findOne(SiteVersionEntity, { where: {}, order: { id: "DESC" }, relations: { savedBy: true } });

async function versionOrFail(ctx: Ctx, id: string): Promise<SiteVersionEntity> {
  const version = isUuid(id)
    ? await ctx.db.findOne(SiteVersionEntity, { where: { id }, relations: { savedBy: true } })
    : null;
  return version ?? fail("SITE_VERSION_NOT_FOUND");
}

/** Returns the served content; the built-in content if none is saved. */
export const currentSite = async (ctx: Ctx): Promise<Site> => siteOf(await newestVersion(ctx));

/** Returns a saved content. Throws SITE_VERSION_NOT_FOUND. */
export const findSiteVersion = async (ctx: Ctx, id: string): Promise<Site> => siteOf(await versionOrFail(ctx, id));

/** Returns the newest 50 versions, newest first. */
export async function listSiteVersions(ctx: Ctx): Promise<SiteVersion[]> {
  const versions = await ctx.db.find(SiteVersionEntity, {
    select: { id: true, savedAt: true, savedBy: { id: true, fullName: true } },
    relations: { savedBy: true },
    order: { id: "DESC" },
    take: MAX_LISTED_VERSIONS,
  });
  return versions.map(versionOf);
}

/**
 * Saves a content as the newest version, with its rendered pages. `baseVersionId` is the version that was edited; if it
 * is left out, any version is replaced. A content that is already the newest one, as after a lost response, is returned.
 * Throws BAD_USER_INPUT and SITE_CHANGED.
 */
export async function saveSite(ctx: Ctx, input: object, baseVersionId?: string | null): Promise<Site> {
  const content = validate(siteContent, input);
  return inTransaction(ctx, (tx) => store(tx, content, baseVersionId));
}

/** Saves the content of an older version as the newest one. Throws SITE_VERSION_NOT_FOUND. */
export const restoreSite = (ctx: Ctx, id: string): Promise<Site> =>
  inTransaction(ctx, async (tx) => store(tx, validate(siteContent, (await versionOrFail(tx, id)).content)));

async function store(tx: Tx, content: SiteContent, baseVersionId?: string | null): Promise<Site> {
  await takeAdvisoryLock(tx.db, "site");
  const before = await newestVersion(tx);
  if (baseVersionId !== undefined && baseVersionId !== (before?.id ?? null))
    return isDeepStrictEqual(before?.content, content) ? siteOf(before) : fail("SITE_CHANGED");
  const pictures = picturesOf(content);
  await requirePictures(tx, pictures, content);
  const { rendererFile } = tx.settings.festival;
  // The ids order the versions, also if another process whose clock is ahead saved the one before.
  const savedAt = new Date(Math.max(tx.now.getTime(), (before?.savedAt.getTime() ?? 0) + 1));
  const id = uuidv7({ msecs: savedAt.getTime() });
  await tx.db.insert(SiteVersionEntity, {
    id,
    content,
    pages: renderPages(rendererFile, content),
    renderer: rendererHash(rendererFile),
    savedById: currentStaffOrFail(tx).userId,
    savedAt,
  });
  await linkPictures(tx.db, id, pictures);
  const details = changesOf(before?.content ?? BUILT_IN_CONTENT, content);
  await recordAudit(tx, { action: "UPDATE", entity: "site", entityId: id, details });
  return siteOf(await versionOrFail(tx, id));
}

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Returns the document of a page with a content that is not saved, without scripts. Throws BAD_USER_INPUT. */
export async function previewSite(ctx: Ctx, input: object, variant: FestivalVariant, lang: Lang): Promise<string> {
  const { rendererFile, templateFile } = ctx.settings.festival;
  const pages = renderPages(rendererFile, validate(siteContent, input));
  const page = pages.find((one) => one.variant === variant && one.lang === lang) ?? fail("NOT_FOUND");
  const template = await readFile(templateFile, "utf8");
  return festivalDocument(template.replaceAll(SCRIPTS, ""), page);
}

/** The pages to serve and the version that they belong to; null for the built-in content. */
export interface ServedPages {
  versionId: string | null;
  pages: FestivalPage[];
}

/** Returns the pages of the newest version, or null if it is the known one. Pages of another release are rendered again. */
export async function newerPages(
  ctx: Pick<Ctx, "db" | "settings">,
  known: { versionId: string | null } | null,
): Promise<ServedPages | null> {
  const newestId = await newestVersionId(ctx.db);
  if (known && known.versionId === newestId) return null;
  const { rendererFile } = ctx.settings.festival;
  const version = newestId === null ? null : await newestVersion(ctx);
  if (version?.renderer === rendererHash(rendererFile)) return { versionId: version.id, pages: version.pages };
  return { versionId: newestId, pages: renderPages(rendererFile, version?.content ?? BUILT_IN_CONTENT) };
}
