import {
  RestRestoreSiteVersionDocument,
  RestSaveSiteDocument,
  RestSiteDocument,
  RestSiteVersionDocument,
  RestSiteVersionsDocument,
  RestUploadSitePictureDocument,
} from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "Festival pages";

export const siteRoutes = [
  route("GET", "/api/admin/site", RestSiteDocument, {
    tag,
    summary: "The served content of the festival pages",
    body: { data: "site" },
  }),
  route("PUT", "/api/admin/site", RestSaveSiteDocument, {
    tag,
    summary: "Save the whole content as a new version, which is served from then on",
    body: { data: "saveSite" },
  }),
  route("GET", "/api/admin/site/versions", RestSiteVersionsDocument, {
    tag,
    summary: "The newest 50 versions, newest first",
    body: { versions: "siteVersions" },
  }),
  route("GET", "/api/admin/site/versions/:id", RestSiteVersionDocument, {
    tag,
    summary: "The content of a version",
    body: { data: "siteVersion" },
  }),
  route("POST", "/api/admin/site/versions/:id/restore", RestRestoreSiteVersionDocument, {
    tag,
    summary: "Save the content of an older version as a new one",
    body: { data: "restoreSiteVersion" },
  }),
  route("POST", "/api/admin/site/pictures", RestUploadSitePictureDocument, {
    tag,
    summary: "Store a picture without its metadata (PNG, JPEG or WebP, at most 1 MB); deleted after a day if unused",
    upload: "file",
    example: { file: "picture.png" },
    status: 201,
    body: { data: "uploadSitePicture" },
  }),
];
