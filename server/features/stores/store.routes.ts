import { RestActiveStoresDocument } from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

export const storeRoutes = [
  route("GET", "/api/stores/active", RestActiveStoresDocument, {
    tag: "Stores",
    summary: "Stores a receipt can be recorded for",
    body: { data: "activeStores" },
  }),
];
