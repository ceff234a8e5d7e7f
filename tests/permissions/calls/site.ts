import { BUILT_IN_CONTENT } from "../../../domain/site/built-in.text";
import { snakeKeys } from "../../support/snake-keys";
import { ADMINS, type Call, type GraphqlCall, NONE } from "./call";

const SITE = "/api/admin/site";
const SAVE = "mutation ($input: SiteContentInput!) { saveSite(input: $input) { version { id } } }";
const VERSION = "query ($id: ID!) { siteVersion(id: $id) { version { id } } }";
const RESTORE = "mutation ($id: ID!) { restoreSiteVersion(id: $id) { version { id } } }";

export const SITE_CALLS: readonly Call[] = [
  {
    route: "GET /api/admin/site",
    of: "the content",
    send: () => [SITE],
    gql: () => ["{ site { version { id } } }"],
    statuses: ADMINS(200),
  },
  {
    route: "PUT /api/admin/site",
    of: "a content",
    send: () => [SITE, snakeKeys(BUILT_IN_CONTENT)],
    gql: () => [SAVE, { input: BUILT_IN_CONTENT }],
    statuses: ADMINS(200),
  },
  {
    route: "GET /api/admin/site/versions",
    of: "the versions",
    send: () => [`${SITE}/versions`],
    gql: () => ["{ siteVersions { id } }"],
    statuses: ADMINS(200),
  },
  {
    route: "GET /api/admin/site/versions/:id",
    of: "no version",
    send: () => [`${SITE}/versions/${NONE}`],
    gql: () => [VERSION, { id: NONE }],
    statuses: ADMINS(404),
  },
  {
    route: "POST /api/admin/site/versions/:id/restore",
    of: "no version",
    send: () => [`${SITE}/versions/${NONE}/restore`],
    gql: () => [RESTORE, { id: NONE }],
    statuses: ADMINS(404),
  },
];

export const SITE_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  {
    field: "sitePreview",
    query: "query ($input: SiteContentInput!) { sitePreview(input: $input, variant: STARS, lang: FA) }",
    variables: () => ({ input: BUILT_IN_CONTENT }),
    statuses: ADMINS(200),
  },
  {
    field: "uploadSitePicture",
    query: `mutation { uploadSitePicture(file: "none") { sha256 } }`,
    statuses: ADMINS(404),
  },
];
