import { type GraphqlCall, NONE, READERS } from "./call";

const input = { name: "Big spenders", query: "sort=-total_points" };

export const SAVED_VIEW_CALLS: readonly GraphqlCall[] = [
  { field: "savedViews", query: "{ savedViews(screen: CUSTOMERS) { id } }", statuses: READERS(200) },
  {
    field: "createSavedView",
    query: "mutation ($input: SavedViewInput!) { createSavedView(screen: CUSTOMERS, input: $input) { id } }",
    variables: () => ({ input }),
    statuses: READERS(200),
  },
  {
    field: "updateSavedView",
    query: "mutation ($id: ID!) { updateSavedView(id: $id, input: {}) { id } }",
    variables: () => ({ id: NONE }),
    statuses: READERS(404),
  },
  {
    field: "deleteSavedView",
    query: "mutation ($id: ID!) { deleteSavedView(id: $id) }",
    variables: () => ({ id: NONE }),
    statuses: READERS(404),
  },
];
