import { useApp } from "../support/app";
import { signedIn } from "../support/factories";

const app = useApp();

const CREATE = `mutation ($input: ItemInput!) { createItem(input: $input) { id title description completed createdAt } }`;

test("an item is added, changed, listed and deleted", async () => {
  const { token } = await signedIn(app(), "counter");

  const created = await app().gql(CREATE, { input: { title: "Milk", description: "two" } }, { token });
  const { id } = created.data.createItem;
  const updated = await app().gql(
    `mutation ($id: ID!) { updateItem(id: $id, input: { completed: true }) { description completed } }`,
    { id },
    { token },
  );
  const listed = await app().gql("{ items { id title completed } }");
  const deleted = await app().gql(`mutation ($id: ID!) { deleteItem(id: $id) }`, { id }, { token });

  expect(created.data.createItem).toMatchObject({ title: "Milk", description: "two", completed: false });
  expect(updated.data.updateItem).toEqual({ description: "two", completed: true });
  expect(listed.data.items).toContainEqual({ id, title: "Milk", completed: true });
  expect(deleted.data.deleteItem).toBe(id);
});

test("a blank title is rejected with its field and code", async () => {
  const { token } = await signedIn(app(), "counter");

  const { data, errors } = await app().gql(CREATE, { input: { title: " " } }, { token, lang: "fa" });

  expect(data).toBeNull();
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    status: 400,
    detail: "عنوان الزامی است",
    fields: [{ field: "title", code: "ITEM_TITLE_REQUIRED", message: "عنوان الزامی است" }],
  });
});

test("a visitor reads the list and is asked to sign in before changing it; a viewer may not", async () => {
  const { token } = await signedIn(app(), "viewer");

  const read = await app().gql("{ items { id } }");
  const visitor = await app().gql(CREATE, { input: { title: "Milk" } });
  const viewer = await app().gql(CREATE, { input: { title: "Milk" } }, { token });

  expect(read.errors).toBeUndefined();
  expect(visitor.errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
  expect(viewer.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN", status: 403 });
});
