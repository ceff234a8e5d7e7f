import {
  RestAddEventCodeDocument,
  RestEventCodesDocument,
  RestExportEventCodesDocument,
  RestInvalidateEventCodeDocument,
  RestReinstateEventCodeDocument,
} from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

const tag = "Lottery codes";

export const poolRoutes = [
  route("GET", "/api/events/:eventId/lottery-codes", RestEventCodesDocument, {
    tag,
    summary: "A page of an event's pool, newest first",
    body: { codes: "eventCodes.items", ...pagination("eventCodes") },
  }),
  route("POST", "/api/events/:eventId/lottery-codes/manual", RestAddEventCodeDocument, {
    tag,
    summary: "Add one code by hand",
    example: { lottery_code: "LC-2026-0002" },
    status: 201,
    body: { data: "addEventCode" },
    message: { code: "CODE_ADDED" },
  }),
  route("POST", "/api/events/:eventId/lottery-codes/export", RestExportEventCodesDocument, {
    tag,
    summary: "Write an event's pool to a csv file",
    body: { data: "exportEventCodes" },
    file: "exportEventCodes.downloadUrl",
  }),
  route("POST", "/api/lottery-codes/:id/invalidate", RestInvalidateEventCodeDocument, {
    tag,
    summary: "Invalidate a code, with a reason",
    body: { data: "invalidateEventCode" },
  }),
  route("POST", "/api/lottery-codes/:id/reinstate", RestReinstateEventCodeDocument, {
    tag,
    summary: "Return an invalidated code to the pool; only a code that was never claimed",
    body: { data: "reinstateEventCode" },
  }),
];
