import { itemDraft } from "../../domain/items";
import { parseResult } from "../support/parse-result";

test.each([
  [{ title: "Milk" }, { title: "Milk", description: null, completed: false }],
  [
    { title: "  Milk  ", description: "  two  ", completed: true },
    { title: "Milk", description: "two", completed: true },
  ],
  [
    { title: "Milk", description: "" },
    { title: "Milk", description: null, completed: false },
  ],
  [
    { title: "Milk", description: null, completed: null },
    { title: "Milk", description: null, completed: false },
  ],
  [
    { title: "Milk", description: "line\nline" },
    { title: "Milk", description: "line\nline", completed: false },
  ],
  [
    { title: "x".repeat(200), description: "y".repeat(1_000) },
    { title: "x".repeat(200), description: "y".repeat(1_000), completed: false },
  ],
])("%# is a valid item", (draft, item) => {
  expect(parseResult(itemDraft, draft)).toEqual({ is: item });
});

test.each([
  [{ title: "" }, "title ITEM_TITLE_REQUIRED"],
  [{ title: "   " }, "title ITEM_TITLE_REQUIRED"],
  [{ title: "x".repeat(201) }, "title TEXT_TOO_LONG"],
  [{ title: "a\u0000" }, "title TEXT_NOT_ALLOWED"],
  [{ title: "a\u202e" }, "title TEXT_NOT_ALLOWED"],
  [{ title: "a\nb" }, "title TEXT_NOT_ALLOWED"],
  [{ title: "a", description: "y".repeat(1_001) }, "description TEXT_TOO_LONG"],
  [{ title: "a", description: "y\u0000" }, "description TEXT_NOT_ALLOWED"],
  [{ title: "a", completed: "true" }, "completed FIELD_INVALID"],
  [{ title: "a", completed: 1 }, "completed FIELD_INVALID"],
  [{ title: 1 }, "title FIELD_INVALID"],
])("%j is rejected: %s", (draft, rejected) => {
  expect(parseResult(itemDraft, draft)).toEqual({ rejected });
});
