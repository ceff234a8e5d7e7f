import {
  RestFeatureFlagDocument,
  RestFeatureFlagHistoryDocument,
  RestFeatureFlagsDocument,
  RestUpdateFeatureFlagDocument,
} from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "Feature flags";

export const flagRoutes = [
  route("GET", "/api/events/feature-flags", RestFeatureFlagsDocument, {
    tag,
    summary: "Every flag, as a bare map of names",
    bare: { each: "featureFlags", key: "name", value: "isEnabled" },
  }),
  route("GET", "/api/events/feature-flags/:flag", RestFeatureFlagDocument, {
    tag,
    summary: "One flag",
    body: { data: "featureFlag" },
  }),
  route("PUT", "/api/events/feature-flags/:flag", RestUpdateFeatureFlagDocument, {
    tag,
    summary: "Switch a flag, for the next request of every process",
    body: { data: "updateFeatureFlag" },
    message: {
      code: { if: "updateFeatureFlag.isEnabled", then: "FLAG_ENABLED", else: "FLAG_DISABLED" },
      name: "updateFeatureFlag.name",
    },
  }),
  route("GET", "/api/events/feature-flags/:flag/history", RestFeatureFlagHistoryDocument, {
    tag,
    summary: "When a flag was switched and by whom, newest first",
    body: { data: "featureFlagHistory" },
  }),
];
