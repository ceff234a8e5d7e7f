import { ADMINS, type GraphqlCall, SIGNED_IN } from "./call";

export const FLAG_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  { field: "featureFlags", query: "{ featureFlags { name } }", answers: SIGNED_IN(200) },
  {
    field: "updateFeatureFlag",
    query: `mutation { updateFeatureFlag(name: "event_management", isEnabled: true) { name } }`,
    answers: ADMINS(200),
  },
];
