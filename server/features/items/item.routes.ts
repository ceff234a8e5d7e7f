import {
  RestCreateItemDocument,
  RestDeleteItemDocument,
  RestItemsDocument,
  RestUpdateItemDocument,
} from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "Items";

export const itemRoutes = [
  route("GET", "/api/items", RestItemsDocument, { tag, summary: "All items, as a plain array", standalone: "items" }),
  route("POST", "/api/items", RestCreateItemDocument, {
    tag,
    summary: "Add an item",
    status: 201,
    body: { data: "createItem" },
  }),
  route("PUT", "/api/items/:id", RestUpdateItemDocument, {
    tag,
    summary: "Update an item",
    example: { completed: true },
    body: { data: "updateItem" },
  }),
  route("DELETE", "/api/items/:id", RestDeleteItemDocument, {
    tag,
    summary: "Delete an item",
    body: { id: "deleteItem" },
  }),
];
