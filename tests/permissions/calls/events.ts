import { v7 as uuidv7 } from "uuid";
import { aNationalCode, aPhone } from "../../support/factories";
import {
  ADMINS,
  ALL,
  type Statuses,
  type Call,
  type GraphqlCall,
  MANAGERS,
  NONE,
  READERS,
  SIGNED_IN,
  STAFF,
  type Fixtures,
} from "./call";

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
const WINDOW = { start_date: hours(-1), end_date: hours(1) };
const WINDOW_INPUT = { startDate: WINDOW.start_date, endDate: WINDOW.end_date };
const EVENT = { name: "Nowruz", mode: "opening_day", ...WINDOW };
const EVENT_INPUT = { name: "Nowruz", mode: "OPENING_DAY", ...WINDOW_INPUT };
const aPerson = () => ({ full_name: "Sara Karimi", phone_number: aPhone(), id_card_number: aNationalCode() });
const asInput = ({ full_name, phone_number, id_card_number }: ReturnType<typeof aPerson>) => ({
  fullName: full_name,
  phoneNumber: phone_number,
  nationalCode: id_card_number,
});
/** Roles that may check and register as staff, and the public under its limits; a viewer may not. */
const STAFF_AND_PUBLIC = (ok: number): Statuses => [ok, ok, ok, 403, ok, ok];

type Target = [of: string, id: (fixtures: Fixtures) => string];
const EVENT_OF: Target = ["an event", ({ eventId }) => eventId];
const NO_EVENT: Target = ["no event", () => NONE];

interface Row {
  route: string;
  body?: () => object;
  /** The operation with `$id`, and more variables. */
  operation: string;
  variables?: () => object;
  statuses: (ok: number) => Statuses;
  ok?: number;
  isOpenToKeys?: true;
}

/** A call of an existing thing and of a missing one. */
const both = (targets: readonly [Target, Target], row: Row): Call[] =>
  targets.map(([of, id], index) => {
    const status = index === 0 ? (row.ok ?? 200) : 404;
    return {
      route: row.route,
      of,
      send: (fixtures) => [(row.route.split(" ")[1] ?? "").replace(/:\w+/, id(fixtures)), row.body?.()],
      gql: (fixtures) => [row.operation, { id: id(fixtures), ...row.variables?.() }],
      statuses: row.statuses(status),
      ...(row.isOpenToKeys ? { key: status } : {}),
      consumesFixtures: true,
    };
  });

const EVENTS = [EVENT_OF, NO_EVENT] as const;
const CAMPAIGNS: readonly [Target, Target] = [
  ["a campaign", ({ campaignId }) => campaignId],
  ["no campaign", () => NONE],
];
const CODES: readonly [Target, Target] = [
  ["a code", ({ poolCodeId }) => poolCodeId],
  ["no code", () => "999999999999"],
];

export const EVENT_CALLS: readonly Call[] = [
  {
    route: "GET /api/events",
    of: "the list",
    send: () => ["/api/events"],
    gql: () => ["{ events { totalItems } }"],
    statuses: SIGNED_IN(200),
    key: 200,
  },
  {
    route: "POST /api/events",
    of: "a new event",
    send: () => ["/api/events", EVENT],
    gql: () => ["mutation ($input: EventInput!) { createEvent(input: $input) { id } }", { input: EVENT_INPUT }],
    statuses: MANAGERS(201),
  },
  {
    route: "GET /api/opening-day/events",
    of: "the list",
    send: () => ["/api/opening-day/events"],
    gql: () => ["{ openingDayEvents { id } }"],
    statuses: ALL(200),
    key: 200,
  },
  ...both(EVENTS, {
    route: "GET /api/events/:id",
    operation: "query ($id: ID!) { event(id: $id) { id } }",
    statuses: SIGNED_IN,
    isOpenToKeys: true,
  }),
  ...both(EVENTS, {
    route: "PUT /api/events/:id",
    body: () => EVENT,
    operation: "mutation ($id: ID!, $input: EventUpdate!) { updateEvent(id: $id, input: $input) { id } }",
    variables: () => ({ input: EVENT_INPUT }),
    statuses: MANAGERS,
  }),
  ...both(EVENTS, {
    route: "DELETE /api/events/:id",
    operation: "mutation ($id: ID!) { deleteEvent(id: $id) }",
    statuses: ADMINS,
  }),
  {
    route: "GET /api/campaigns",
    of: "the list",
    send: () => ["/api/campaigns"],
    gql: () => ["{ campaigns { totalItems } }"],
    statuses: READERS(200),
  },
  ...both(EVENTS, {
    route: "GET /api/events/:eventId/campaigns",
    operation: "query ($id: ID!) { campaigns(eventId: $id) { totalItems } }",
    statuses: READERS,
  }),
  ...both(EVENTS, {
    route: "POST /api/events/:eventId/campaigns",
    body: () => ({ name: "Double stars", ...WINDOW }),
    operation: "mutation ($id: ID!, $input: CampaignInput!) { createCampaign(eventId: $id, input: $input) { id } }",
    variables: () => ({ input: { name: "Double stars", ...WINDOW_INPUT } }),
    statuses: MANAGERS,
    ok: 201,
  }),
  ...both(CAMPAIGNS, {
    route: "GET /api/campaigns/:id",
    operation: "query ($id: ID!) { campaign(id: $id) { id } }",
    statuses: READERS,
  }),
  ...both(CAMPAIGNS, {
    route: "PUT /api/campaigns/:id",
    body: () => ({ name: "Double stars", ...WINDOW }),
    operation: "mutation ($id: ID!, $input: CampaignUpdate!) { updateCampaign(id: $id, input: $input) { id } }",
    variables: () => ({ input: { name: "Double stars", ...WINDOW_INPUT } }),
    statuses: MANAGERS,
  }),
  ...both(CAMPAIGNS, {
    route: "DELETE /api/campaigns/:id",
    operation: "mutation ($id: ID!) { deleteCampaign(id: $id) }",
    statuses: ADMINS,
  }),
  ...both(EVENTS, {
    route: "GET /api/events/:eventId/lottery-codes",
    operation: "query ($id: ID!) { eventCodes(eventId: $id) { totalItems } }",
    statuses: MANAGERS,
  }),
  ...both(EVENTS, {
    route: "POST /api/events/:eventId/lottery-codes/export",
    operation: "mutation ($id: ID!) { exportEventCodes(eventId: $id) { totalRecords } }",
    statuses: MANAGERS,
  }),
  ...both(EVENTS, {
    route: "POST /api/events/:eventId/lottery-codes/manual",
    body: () => ({ lottery_code: uuidv7() }),
    operation: "mutation ($id: ID!, $input: PoolCodeInput!) { addEventCode(eventId: $id, input: $input) { id } }",
    variables: () => ({ input: { lotteryCode: uuidv7() } }),
    statuses: MANAGERS,
    ok: 201,
  }),
  ...both(CODES, {
    route: "POST /api/lottery-codes/:id/invalidate",
    body: () => ({ reason: "printed twice" }),
    operation: `mutation ($id: ID!) { invalidateEventCode(id: $id, reason: "printed twice") { id } }`,
    statuses: MANAGERS,
  }),
  ...both(CODES, {
    route: "POST /api/lottery-codes/:id/reinstate",
    body: () => ({}),
    operation: "mutation ($id: ID!) { reinstateEventCode(id: $id) { id } }",
    statuses: MANAGERS,
  }),
  {
    route: "GET /api/participants",
    of: "the list",
    send: () => ["/api/participants"],
    gql: () => ["{ participants { totalItems } }"],
    statuses: READERS(200),
  },
  ...both(EVENTS, {
    route: "GET /api/events/:eventId/participants",
    operation: "query ($id: ID!) { participants(eventId: $id) { totalItems } }",
    statuses: READERS,
  }),
  ...both(EVENTS, {
    route: "POST /api/events/:eventId/register",
    body: aPerson,
    operation:
      "mutation ($id: ID!, $input: DeskInput!) { registerAtDesk(eventId: $id, input: $input) { registrationId } }",
    variables: () => ({ input: asInput(aPerson()) }),
    statuses: STAFF,
    ok: 201,
    isOpenToKeys: true,
  }),
  {
    route: "POST /api/opening-day/register",
    of: "a waiting code",
    send: ({ eventId, poolCode }) => [
      "/api/opening-day/register",
      { ...aPerson(), event_id: eventId, lottery_code: poolCode },
    ],
    gql: ({ eventId, poolCode }) => [
      "mutation ($input: VisitorInput!) { registerVisitor(input: $input) { registrationId } }",
      { input: { ...asInput(aPerson()), eventId, lotteryCode: poolCode } },
    ],
    statuses: STAFF_AND_PUBLIC(201),
    key: 201,
    consumesFixtures: true,
  },
  {
    route: "POST /api/opening-day/validate-code",
    of: "a waiting code",
    send: ({ poolCode }) => ["/api/opening-day/validate-code", { code: poolCode }],
    gql: ({ poolCode }) => ["query ($code: String!) { checkCode(code: $code) { valid } }", { code: poolCode }],
    statuses: STAFF_AND_PUBLIC(200),
    key: 200,
  },
  {
    route: "POST /v1/lottery/validate",
    of: "no code",
    send: () => ["/v1/lottery/validate", { code: "NOSUCHCODE" }],
    gql: () => [`query { checkCode(code: "NOSUCHCODE") { valid } }`],
    statuses: STAFF_AND_PUBLIC(200),
    key: 200,
  },
  {
    route: "POST /v1/lottery/claim",
    of: "a waiting code",
    send: ({ poolCode }) => ["/v1/lottery/claim", { ...aPerson(), code: poolCode }],
    gql: ({ poolCode }) => [
      "mutation ($input: ClaimInput!) { claimCode(input: $input) { registrationId } }",
      { input: { ...asInput(aPerson()), code: poolCode } },
    ],
    statuses: STAFF(201),
    key: 201,
    consumesFixtures: true,
  },
  {
    route: "POST /v1/lottery/claim",
    of: "no code",
    send: () => ["/v1/lottery/claim", { ...aPerson(), code: "NOSUCHCODE" }],
    gql: () => [
      "mutation ($input: ClaimInput!) { claimCode(input: $input) { registrationId } }",
      { input: { ...asInput(aPerson()), code: "NOSUCHCODE" } },
    ],
    statuses: STAFF(404),
    key: 404,
  },
  {
    route: "GET /api/events/:eventId/my-codes",
    of: "a customer",
    send: ({ eventId, phone, nationalCode }) => [
      `/api/events/${eventId}/my-codes?phone=${phone}&id_card=${nationalCode}`,
    ],
    gql: ({ eventId, phone, nationalCode }) => [
      "query ($id: ID!, $phone: String!, $code: String!) { myEventCodes(eventId: $id, phone: $phone, nationalCode: $code) { lotteryCode } }",
      { id: eventId, phone, code: nationalCode },
    ],
    statuses: ALL(200),
    key: 200,
  },
  {
    route: "GET /api/events/:eventId/my-codes",
    of: "nobody",
    send: ({ eventId }) => [`/api/events/${eventId}/my-codes?phone=${aPhone()}&id_card=${aNationalCode()}`],
    gql: ({ eventId }) => [
      "query ($id: ID!, $phone: String!, $code: String!) { myEventCodes(eventId: $id, phone: $phone, nationalCode: $code) { lotteryCode } }",
      { id: eventId, phone: aPhone(), code: aNationalCode() },
    ],
    statuses: ALL(404),
    key: 404,
  },
];

export const EVENT_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  { field: "eventStats", query: "{ eventStats { totalEvents } }", statuses: SIGNED_IN(200), key: 200 },
];
