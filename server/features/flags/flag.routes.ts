import {
  RestFeatureFlagDocument,
  RestFeatureFlagHistoryDocument,
  RestFeatureFlagsDocument,
  RestUpdateFeatureFlagDocument,
  RestSetFeatureFlagsDocument,
} from "../../kit/rest/generated";
import { FLAG_NAMES } from "./flag.queries";
import { route } from "../../kit/rest/route";

const tag = "Feature flags";

/** `feature-flags/{flag}` and `{eventId}/campaigns` both match one URL. */
const pathValues = { parameter: "flag", values: FLAG_NAMES };

export const flagRoutes = [
  route("GET", "/api/events/feature-flags", RestFeatureFlagsDocument, {
    tag,
    summary: "All flags, as a map of names to states",
    standalone: { each: "featureFlags", key: "name", value: "isEnabled" },
  }),
  route("PUT", "/api/events/feature-flags", RestSetFeatureFlagsDocument, {
    tag,
    summary: "Enable or disable flags by a map of names to states; returns the map of all flags",
    example: { opening_day_mode: true },
    standalone: { each: "setFeatureFlags", key: "name", value: "isEnabled" },
  }),
  route("GET", "/api/events/feature-flags/:flag", RestFeatureFlagDocument, {
    tag,
    pathValues,
    summary: "One flag",
    body: { data: "featureFlag" },
  }),
  route("PUT", "/api/events/feature-flags/:flag", RestUpdateFeatureFlagDocument, {
    tag,
    pathValues,
    summary: "Enable or disable a flag; takes effect with the next request",
    body: { data: "updateFeatureFlag" },
    message: {
      code: { if: "updateFeatureFlag.isEnabled", then: "FLAG_ENABLED", else: "FLAG_DISABLED" },
      name: "updateFeatureFlag.name",
    },
  }),
  route("GET", "/api/events/feature-flags/:flag/history", RestFeatureFlagHistoryDocument, {
    tag,
    pathValues,
    summary: "The changes of a flag, newest first",
    body: { data: "featureFlagHistory" },
  }),
];
