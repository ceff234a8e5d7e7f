import {
  RestCreateEventDocument,
  RestDeleteEventDocument,
  RestEventByIdDocument,
  RestEventsDocument,
  RestOpeningDayEventsDocument,
  RestUpdateEventDocument,
} from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

const tag = "Events";

export const eventRoutes = [
  route("GET", "/api/events", RestEventsDocument, {
    tag,
    summary: "A page of the events, filtered, newest first",
    body: { events: "events.items", stats: "eventStats", ...pagination("events") },
  }),
  route("POST", "/api/events", RestCreateEventDocument, {
    tag,
    summary: "Add an event",
    example: { name: "Nowruz festival" },
    status: 201,
    body: { data: "createEvent" },
    message: { code: "EVENT_CREATED" },
  }),
  route("GET", "/api/events/:id", RestEventByIdDocument, { tag, summary: "One event", body: { data: "event" } }),
  route("PUT", "/api/events/:id", RestUpdateEventDocument, {
    tag,
    summary: "Update an event",
    example: { description: "Until the end of the month" },
    body: { data: "updateEvent" },
    message: { code: "EVENT_UPDATED" },
  }),
  route("DELETE", "/api/events/:id", RestDeleteEventDocument, {
    tag,
    summary: "Delete an event without a frozen draw",
    body: { event_id: "deleteEvent" },
    message: { code: "EVENT_DELETED" },
  }),
  route("GET", "/api/opening-day/events", RestOpeningDayEventsDocument, {
    tag: "Opening day",
    summary: "Current and upcoming opening-day events",
    body: { events: "openingDayEvents", data: { events: "openingDayEvents" } },
  }),
];
