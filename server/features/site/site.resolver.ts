import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Lang } from "../../../domain/errors/error-catalogue";
import type { Permission } from "../../../domain/permissions";
import type { FestivalVariant } from "../../../domain/public/festival-paths";
import type { Ctx as Context } from "../../kit/context";
import { Upload, type UploadValue } from "../../kit/uploads/graphql-uploads";
import { uploadSitePicture } from "./site-picture.service";
import { currentSite, findSiteVersion, listSiteVersions, previewSite, restoreSite, saveSite } from "./site.service";
import { FestivalVariantEnum, LanguageEnum, Site, SiteContentFields, SitePicture, SiteVersion } from "./site.types";

const BASE = { nullable: true, description: "The version that was edited, null for the built-in content." };

@Resolver(() => Site)
export class SiteResolver {
  @Authorized<Permission>("site:write")
  @Query(() => Site, { description: "The served content of the festival pages." })
  site(@Ctx() ctx: Context): Promise<Site> {
    return currentSite(ctx);
  }

  @Authorized<Permission>("site:write")
  @Query(() => [SiteVersion], { description: "The newest 50 versions, newest first." })
  siteVersions(@Ctx() ctx: Context): Promise<SiteVersion[]> {
    return listSiteVersions(ctx);
  }

  @Authorized<Permission>("site:write")
  @Query(() => Site, { description: "The content of a version." })
  siteVersion(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Site> {
    return findSiteVersion(ctx, id);
  }

  @Authorized<Permission>("site:write")
  @Query(() => String, { description: "The HTML document of a page with a content that is not saved." })
  sitePreview(
    @Ctx() ctx: Context,
    @Arg("input", () => SiteContentFields) input: SiteContentFields,
    @Arg("variant", () => FestivalVariantEnum) variant: FestivalVariant,
    @Arg("lang", () => LanguageEnum) lang: Lang,
  ): Promise<string> {
    return previewSite(ctx, input, variant, lang);
  }

  @Authorized<Permission>("site:write")
  @Mutation(() => Site, { description: "Saves the whole content as a new version, which is served from then on." })
  saveSite(
    @Ctx() ctx: Context,
    @Arg("input", () => SiteContentFields) input: SiteContentFields,
    @Arg("baseVersionId", () => ID, BASE) baseVersionId?: string | null,
  ): Promise<Site> {
    return saveSite(ctx, input, baseVersionId);
  }

  @Authorized<Permission>("site:write")
  @Mutation(() => Site, { description: "Saves the content of an older version as a new one." })
  restoreSiteVersion(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Site> {
    return restoreSite(ctx, id);
  }

  @Authorized<Permission>("site:write")
  @Mutation(() => SitePicture, {
    description: "Stores a picture for a logo or a prize without its metadata: PNG, JPEG or WebP, at most 1 MB.",
  })
  uploadSitePicture(@Ctx() ctx: Context, @Arg("file", () => Upload) file: UploadValue): Promise<SitePicture> {
    return uploadSitePicture(ctx, file);
  }
}
