import { useApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";

const app = useApp();

const FIELDS = "id name query isShared ownerName";
const LIST = `query ($screen: ViewScreen!) { savedViews(screen: $screen) { ${FIELDS} } }`;
const CREATE = `mutation ($screen: ViewScreen!, $input: SavedViewInput!) {
  createSavedView(screen: $screen, input: $input) { ${FIELDS} }
}`;
const UPDATE = `mutation ($id: ID!, $input: SavedViewUpdate!) { updateSavedView(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = "mutation ($id: ID!) { deleteSavedView(id: $id) }";

const create = (token: string, input: object, screen = "CUSTOMERS") => app().gql(CREATE, { screen, input }, { token });
const names = async (token: string, screen = "CUSTOMERS"): Promise<string[]> => {
  const { data } = await app().gql(LIST, { screen }, { token });
  return data.savedViews.map(({ name }: { name: string }) => name);
};
const codeOf = ({ errors }: { errors?: { extensions: { code?: string; fields?: { code: string }[] } }[] }) =>
  errors?.[0]?.extensions.fields?.[0]?.code ?? errors?.[0]?.extensions.code;

test("a private view is seen by its owner on its screen; a shared one by all", async () => {
  const manager = await signedIn(app(), "manager");
  const viewer = await signedIn(app(), "viewer");
  await create(viewer.token, { name: "Mine", query: "search=sara&page=4&sort=-total_points&customer=1" });
  await create(manager.token, { name: "Ours", query: "type=2", isShared: true });

  const { data } = await app().gql(LIST, { screen: "CUSTOMERS" }, { token: viewer.token });
  expect(data.savedViews).toEqual([
    expect.objectContaining({
      name: "Mine",
      query: "search=sara&sort=-total_points",
      isShared: false,
      ownerName: viewer.user.fullName,
    }),
    expect.objectContaining({ name: "Ours", query: "type=2", isShared: true, ownerName: manager.user.fullName }),
  ]);
  expect(await names(manager.token)).toEqual(["Ours"]);
  expect(await names(viewer.token, "STORES")).toEqual([]);
});

test("views are in the order of the Persian alphabet", async () => {
  const { token } = await signedIn(app(), "viewer");
  for (const name of ["هفته", "گران", "پارسال", "ژاله"]) await create(token, { name, query: "" }, "EVENTS");

  expect(await names(token, "EVENTS")).toEqual(["پارسال", "ژاله", "گران", "هفته"]);
});

test("a name is unique among a user's views and among the shared ones", async () => {
  const manager = await signedIn(app(), "manager");
  const other = await signedIn(app(), "manager");
  await create(manager.token, { name: "Weekend", query: "" }, "RECEIPTS");

  expect(codeOf(await create(manager.token, { name: "  weekend", query: "" }, "RECEIPTS"))).toBe("VIEW_NAME_TAKEN");
  expect(codeOf(await create(other.token, { name: "Weekend", query: "" }, "RECEIPTS"))).toBeUndefined();
  expect(
    codeOf(await create(manager.token, { name: "Weekend", query: "", isShared: true }, "RECEIPTS")),
  ).toBeUndefined();
  expect(codeOf(await create(other.token, { name: "WEEKEND", query: "", isShared: true }, "RECEIPTS"))).toBe(
    "VIEW_NAME_TAKEN",
  );
});

test.each([
  [{ name: " ", query: "" }, "NAME_REQUIRED"],
  [{ name: "x".repeat(61), query: "" }, "TEXT_TOO_LONG"],
  [{ name: "two\nlines", query: "" }, "TEXT_NOT_ALLOWED"],
  [{ name: "long", query: "a".repeat(2001) }, "TEXT_TOO_LONG"],
])("a view %j is rejected with %s", async (input, code) => {
  const { token } = await signedIn(app(), "manager");
  expect(codeOf(await create(token, input))).toBe(code);
});

test("viewers cannot share, nor change what others share; private views of others are not listed", async () => {
  const manager = await signedIn(app(), "manager");
  const admin = await signedIn(app(), "admin");
  const viewer = await signedIn(app(), "viewer");
  const shared = (await create(manager.token, { name: "Shared", query: "", isShared: true }, "AUDIT")).data
    .createSavedView;
  const own = (await create(manager.token, { name: "Own", query: "" }, "AUDIT")).data.createSavedView;

  expect(codeOf(await create(viewer.token, { name: "Mine", query: "", isShared: true }, "AUDIT"))).toBe("FORBIDDEN");
  expect(codeOf(await app().gql(UPDATE, { id: shared.id, input: { name: "X" } }, { token: viewer.token }))).toBe(
    "FORBIDDEN",
  );
  expect(codeOf(await app().gql(DELETE, { id: shared.id }, { token: viewer.token }))).toBe("FORBIDDEN");
  expect(codeOf(await app().gql(UPDATE, { id: own.id, input: { name: "X" } }, { token: admin.token }))).toBe(
    "VIEW_NOT_FOUND",
  );
  expect(codeOf(await app().gql(DELETE, { id: own.id }, { token: admin.token }))).toBe("VIEW_NOT_FOUND");

  const { data } = await app().gql(
    UPDATE,
    { id: shared.id, input: { query: "page=2&type=3" } },
    { token: admin.token },
  );
  expect(data.updateSavedView).toEqual({ ...shared, query: "type=3" });
  await app().gql(DELETE, { id: shared.id }, { token: admin.token });
  expect(await names(manager.token, "AUDIT")).toEqual(["Own"]);
  const entries = await app().sql(
    "select action from audit_log where entity = 'saved_view' and entity_id = $1 order by id",
    [shared.id],
  );
  expect(entries).toEqual([{ action: "CREATE" }, { action: "UPDATE" }, { action: "DELETE" }]);
});

test("a screen has at most 50 views of a user, also if they are saved concurrently", async () => {
  const { token } = await signedIn(app(), "viewer");
  const save = (index: number) => create(token, { name: `View ${index}`, query: "" }, "EVENTS");
  for (let index = 0; index < 49; index++) await save(index);
  const last = await Promise.all([49, 50, 51].map(save));

  expect(last.map(codeOf).filter((code) => code !== undefined)).toEqual(["VIEWS_FULL", "VIEWS_FULL"]);
  expect(await names(token, "EVENTS")).toHaveLength(50);
});

test("an erasure removes the views that search for the customer", async () => {
  const { token } = await signedIn(app(), "admin");
  const phone = aPhone();
  const { body } = await app().rest(
    "POST",
    "/api/receipts/create",
    aReceipt({ customer_phone: phone, customer_national_code: aNationalCode() }),
    { token },
  );
  await create(token, { name: "One customer", query: `search=${phone}` });
  await create(token, { name: "All stores", query: "search=all" }, "CUSTOMERS");
  await app().gql("mutation ($id: ID!) { eraseCustomer(id: $id) { id } }", { id: body.data.customer_id }, { token });

  expect(await names(token)).not.toContain("One customer");
  expect(await names(token)).toContain("All stores");
});
