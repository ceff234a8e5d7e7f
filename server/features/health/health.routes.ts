import { RestHealthDocument } from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

export const healthRoutes = [
  route("GET", "/health", RestHealthDocument, {
    tag: "Health",
    summary: "Status, version and database state",
    standalone: "health",
    anonymous: true,
  }),
];
