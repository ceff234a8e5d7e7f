import { aDrawInput, hoursFromNow } from "../../support/factories";
import {
  ADMINS,
  ALL,
  type Call,
  type Fixtures,
  type GraphqlCall,
  MANAGERS,
  NONE,
  READERS,
  type Statuses,
} from "./call";

const ADMIN = "/api/admin/draws";
const PUBLIC = "/api/draws";

const DRAW = {
  name_fa: "قرعه‌کشی",
  name_en: "Draw",
  rules_fa: "قوانین",
  rules_en: "Rules",
  period_start: hoursFromNow(-2),
  period_end: hoursFromNow(-1),
  cutoff_at: hoursFromNow(-1),
  draw_at: hoursFromNow(48),
  prizes: [{ name_fa: "جایزه", name_en: "Prize", value_toman: 1_000_000, quantity: 1 }],
};

interface Step {
  step: string;
  field: string;
  body?: object;
  args?: string;
  statuses: (ok: number) => Statuses;
  /** The status for a draft. */
  draft: number;
}

const STEPS: readonly Step[] = [
  { step: "/copy", field: "copyDraw", statuses: MANAGERS, draft: 201 },
  { step: "/announce", field: "announceDraw", statuses: MANAGERS, draft: 200 },
  { step: "/freeze/cancel", field: "cancelDrawFreeze", statuses: MANAGERS, draft: 409 },
  { step: "/requests/withdraw", field: "withdrawDrawRequest", statuses: MANAGERS, draft: 409 },
  {
    step: "/anchors",
    field: "anchorDraw",
    body: { note: "On the wall" },
    args: `, input: { note: "On the wall" }`,
    statuses: MANAGERS,
    draft: 409,
  },
  {
    step: "/winners/1/claim",
    field: "claimPrize",
    body: { national_code: "0012345679" },
    args: `, place: 1, nationalCode: "0012345679"`,
    statuses: MANAGERS,
    draft: 409,
  },
  {
    step: "/winners/1/disqualify",
    field: "disqualifyDrawResult",
    body: { reason: "declined" },
    args: ", place: 1, reason: DECLINED",
    statuses: MANAGERS,
    draft: 409,
  },
  { step: "/settle", field: "settleDraw", statuses: MANAGERS, draft: 409 },
  {
    step: "/void",
    field: "voidDraw",
    body: { reason: "A mistake" },
    args: `, reason: "A mistake"`,
    statuses: ADMINS,
    draft: 200,
  },
];

const routeOf = (step: string): string => `POST ${ADMIN}/:id${step.replace("/1/", "/:place/")}`;

const TARGETS = [
  ["a draft", ({ drawId }: Fixtures) => drawId],
  ["no draw", () => NONE],
] as const;

export const DRAW_CALLS: readonly Call[] = [
  {
    route: `GET ${PUBLIC}`,
    of: "the public list",
    send: () => [PUBLIC],
    gql: () => ["{ publishedDraws { totalItems } }"],
    statuses: ALL(200),
    key: 200,
  },
  {
    route: `GET ${ADMIN}`,
    of: "the list",
    send: () => [ADMIN],
    gql: () => ["{ draws { totalItems } }"],
    statuses: READERS(200),
  },
  {
    route: `POST ${ADMIN}`,
    of: "a new draw",
    send: () => [ADMIN, DRAW],
    gql: () => ["mutation ($input: DrawInput!) { createDraw(input: $input) { id } }", { input: aDrawInput() }],
    statuses: MANAGERS(201),
  },
  ...TARGETS.flatMap(([of, idOf]): Call[] => {
    const [found, isDraft] = [of === "a draft" ? 200 : 404, of === "a draft"];
    const query = (field: string, rest = "id") => `query ($id: ID!) { ${field}(id: $id) { ${rest} } }`;
    return [
      {
        route: `GET ${PUBLIC}/:id`,
        of,
        send: (fixtures) => [`${PUBLIC}/${idOf(fixtures)}`],
        gql: (fixtures) => [query("publishedDraw"), { id: idOf(fixtures) }],
        // A draft is not public.
        statuses: ALL(404),
        key: 404,
      },
      {
        route: `POST ${PUBLIC}/:id/proof`,
        of,
        send: (fixtures) => [
          `${PUBLIC}/${idOf(fixtures)}/proof`,
          { phone: fixtures.phone, national_code: fixtures.nationalCode },
        ],
        gql: (fixtures) => [
          `query ($id: ID!, $phone: String!, $nationalCode: String!) {
            drawProofs(drawId: $id, phone: $phone, nationalCode: $nationalCode) { row } }`,
          { id: idOf(fixtures), phone: fixtures.phone, nationalCode: fixtures.nationalCode },
        ],
        statuses: ALL(404),
        key: 404,
      },
      {
        route: `GET ${ADMIN}/:id`,
        of,
        send: (fixtures) => [`${ADMIN}/${idOf(fixtures)}`],
        gql: (fixtures) => [query("draw"), { id: idOf(fixtures) }],
        statuses: READERS(found),
      },
      {
        route: `GET ${ADMIN}/:id/winners`,
        of,
        send: (fixtures) => [`${ADMIN}/${idOf(fixtures)}/winners?format=csv`],
        gql: (fixtures) => [
          "mutation ($id: ID!) { exportDrawWinners(id: $id, format: CSV) { totalRecords } }",
          { id: idOf(fixtures) },
        ],
        // A draft has no winners yet.
        statuses: READERS(isDraft ? 409 : 404),
      },
      {
        route: `POST ${ADMIN}/:id/preview`,
        of,
        send: (fixtures) => [`${ADMIN}/${idOf(fixtures)}/preview`],
        gql: (fixtures) => [query("drawPreview", "owners"), { id: idOf(fixtures) }],
        statuses: READERS(found),
      },
      {
        route: `PUT ${ADMIN}/:id`,
        of,
        send: (fixtures) => [`${ADMIN}/${idOf(fixtures)}`, { reserves: 2 }],
        gql: (fixtures) => [
          "mutation ($id: ID!) { updateDraw(id: $id, input: { reserves: 2 }) { id } }",
          { id: idOf(fixtures) },
        ],
        statuses: MANAGERS(found),
      },
      ...(["freeze", "run"] as const).map((step): Call => ({
        route: `POST ${ADMIN}/:id/${step}`,
        of,
        send: (fixtures) => [`${ADMIN}/${idOf(fixtures)}/${step}`, {}],
        gql: (fixtures) => [
          `mutation ($id: ID!) { ${step}Draw(id: $id) { awaitingConfirmation } }`,
          { id: idOf(fixtures) },
        ],
        statuses: MANAGERS(isDraft ? 409 : 404),
      })),
      ...STEPS.map(({ step, field, body, args = "", statuses, draft }): Call => ({
        route: routeOf(step),
        of,
        send: (fixtures) => [`${ADMIN}/${idOf(fixtures)}${step}`, body],
        gql: (fixtures) => [`mutation ($id: ID!) { ${field}(id: $id${args}) { id } }`, { id: idOf(fixtures) }],
        statuses: statuses(isDraft ? draft : 404),
        consumesFixtures: true,
      })),
    ];
  }),
];

export const DRAW_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  {
    field: "uploadDrawPicture",
    query: `mutation { uploadDrawPicture(file: "none") { sha256 } }`,
    statuses: MANAGERS(404),
  },
];
