import { ADMINS, type Call, SIGNED_IN } from "./call";

const FLAGS = "/api/events/feature-flags";
const GQL = {
  ONE: `query ($name: String!) { featureFlag(name: $name) { name } }`,
  HISTORY: `query ($name: String!) { featureFlagHistory(name: $name) { at } }`,
  PUT_ALL: `mutation { setFeatureFlags(input: { eventManagement: true }) { name } }`,
  PUT: `mutation ($name: String!) { updateFeatureFlag(name: $name, isEnabled: true) { name } }`,
};
const KNOWN = "event_management";
const UNKNOWN = "no_such_flag";

export const FLAG_CALLS: readonly Call[] = [
  {
    route: "GET /api/events/feature-flags",
    of: "the map",
    send: () => [FLAGS],
    gql: () => ["{ featureFlags { name } }"],
    statuses: SIGNED_IN(200),
  },
  {
    route: "PUT /api/events/feature-flags",
    of: "a map",
    send: () => [FLAGS, { event_management: true }],
    gql: () => [GQL.PUT_ALL],
    statuses: ADMINS(200),
  },
  ...([KNOWN, UNKNOWN] as const).flatMap((name): Call[] => {
    const of = name === KNOWN ? "a flag" : "no flag";
    const status = name === KNOWN ? 200 : 404;
    return [
      {
        route: "GET /api/events/feature-flags/:flag",
        of,
        send: () => [`${FLAGS}/${name}`],
        gql: () => [GQL.ONE, { name }],
        statuses: SIGNED_IN(status),
      },
      {
        route: "GET /api/events/feature-flags/:flag/history",
        of,
        send: () => [`${FLAGS}/${name}/history`],
        gql: () => [GQL.HISTORY, { name }],
        statuses: SIGNED_IN(status),
      },
      {
        route: "PUT /api/events/feature-flags/:flag",
        of,
        send: () => [`${FLAGS}/${name}`, { is_enabled: true }],
        gql: () => [GQL.PUT, { name }],
        statuses: ADMINS(status),
      },
    ];
  }),
];
