import { buildSchema, getNamedType, isInputObjectType, isNonNullType } from "graphql";
import { plant } from "../customers/fixtures";
import { anEvent } from "../events/fixtures";
import { useApp } from "../support/app";
import { aDrawInput, aFestival, aPhone, aReceipt, aStore, aUser, aWatchCase, signedIn } from "../support/factories";
import { snakeKeys } from "../support/snake-keys";
import { meetingAt } from "../support/retry";
import { fileText } from "../support/sources";

const app = useApp();

/** The inputs of mutations that change an existing record, by mutation. */
function updateInputs(): Map<string, string> {
  const fields = buildSchema(fileText("schema.graphql")).getMutationType()?.getFields() ?? {};
  return new Map(
    Object.values(fields)
      .filter(({ name, args }) => /^(update|configure)/.test(name) && args.some((arg) => arg.name === "input"))
      .map(({ name, args }) => [name, getNamedType(args.find((arg) => arg.name === "input")!.type).name]),
  );
}

test("no field of an update is required", () => {
  const schema = buildSchema(fileText("schema.graphql"));
  const inputs = updateInputs();
  const required = [...inputs.values()].flatMap((name) => {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) return [`${name} is no input`];
    return Object.values(type.getFields()).flatMap((field) =>
      isNonNullType(field.type) ? [`${name}.${field.name}`] : [],
    );
  });

  expect([...inputs.keys()].sort()).toEqual([
    "configureWatchRule",
    "updateCampaign",
    "updateCustomer",
    "updateDraw",
    "updateEvent",
    "updateItem",
    "updateSavedView",
    "updateStore",
    "updateUser",
    "updateWatchCase",
  ]);
  expect(required).toEqual([]);
});

interface Update {
  /** Adds a record whose fields all differ from their defaults; returns its id. */
  create: (token: string) => Promise<string>;
  /** Absent for an update without a REST route. */
  path?: (id: string) => string;
  read: string;
  /** Fields that null empties. */
  clears: Record<string, null>;
  /** Fields that cannot be empty; null is an error. */
  keeps: readonly string[];
  table: string;
  /** Changes of two users at the same time. */
  changes: readonly [object, object];
}

const START = "2026-01-01T00:00:00.000Z";
const END = "2026-02-01T00:00:00.000Z";

async function created(token: string, operation: string, variables: object): Promise<string> {
  const { data, errors } = await app().gql(operation, variables as never, { token });
  if (errors) throw new Error(JSON.stringify(errors));
  return (Object.values(data)[0] as { id: string }).id;
}

const UPDATES: Record<string, Update> = {
  updateStore: {
    create: async () =>
      (
        await aStore(app(), {
          managerName: "Mina",
          phoneNumber: "02112345678",
          address: "Valiasr 1",
          description: "Books",
          isActive: false,
          deactivatedAt: new Date(),
        })
      ).id,
    path: (id) => `/api/admin/stores/${id}`,
    read: "id storeName storeType managerName phoneNumber address description isActive",
    clears: { managerName: null, phoneNumber: null, address: null, description: null },
    keeps: ["storeName", "storeType", "isActive"],
    table: "stores",
    changes: [{ storeName: "Paper" }, { address: "Enghelab 2" }],
  },
  updateItem: {
    create: (token) =>
      created(token, "mutation ($input: ItemInput!) { createItem(input: $input) { id } }", {
        input: { title: "Milk", description: "two", completed: true },
      }),
    path: (id) => `/api/items/${id}`,
    read: "id title description completed",
    clears: { description: null },
    keeps: ["title", "completed"],
    table: "items",
    changes: [{ title: "Bread" }, { completed: false }],
  },
  updateEvent: {
    create: (token) =>
      created(token, "mutation ($input: EventInput!) { createEvent(input: $input) { id } }", {
        input: {
          name: "Nowruz",
          description: "Spring",
          mode: "OPENING_DAY",
          startDate: START,
          endDate: END,
          isActive: false,
          codesPerPerson: 3,
          registersWithoutCode: true,
        },
      }),
    path: (id) => `/api/events/${id}`,
    read: "id name description mode startDate endDate isActive codesPerPerson registersWithoutCode",
    clears: { description: null },
    keeps: ["name", "mode", "startDate", "endDate", "isActive", "codesPerPerson", "registersWithoutCode"],
    table: "events",
    changes: [{ name: "Yalda" }, { codesPerPerson: 4 }],
  },
  updateCampaign: {
    create: async (token) => {
      const { id: eventId } = await anEvent(app());
      return created(
        token,
        "mutation ($eventId: ID!, $input: CampaignInput!) { createCampaign(eventId: $eventId, input: $input) { id } }",
        {
          eventId,
          input: {
            name: "Double",
            description: "Twice",
            startDate: START,
            endDate: END,
            isActive: false,
            bonusMultiplier: 2,
          },
        },
      );
    },
    path: (id) => `/api/campaigns/${id}`,
    read: "id name description startDate endDate isActive bonusMultiplier",
    clears: { description: null },
    keeps: ["name", "startDate", "endDate", "isActive", "bonusMultiplier"],
    table: "campaigns",
    changes: [{ name: "Triple" }, { bonusMultiplier: 3 }],
  },
  updateDraw: {
    create: async (token) => {
      const { eventId, campaignId } = await aFestival(app());
      const excluded = aPhone();
      await plant(app(), [{ phone_number: excluded }]);
      return created(token, "mutation ($input: DrawInput!) { createDraw(input: $input) { id } }", {
        input: {
          ...aDrawInput(),
          mode: "WITNESSED",
          eventId,
          campaignId,
          includesPool: true,
          storeTypes: [1, 2],
          checkMinutes: 30,
          disputeMinutes: 90,
          reserves: 4,
          isOnePerOwner: false,
          excludesStaff: false,
          entropySource: "Dice",
          commitment: "ab".repeat(32),
          exclusions: [excluded],
        },
      });
    },
    path: (id) => `/api/admin/draws/${id}`,
    read: `id nameFa nameEn rulesFa rulesEn mode eventId campaignId periodStart periodEnd includesReceipts includesPool
      storeTypes cutoffAt checkMinutes disputeMinutes drawAt reserves isOnePerOwner excludesStaff entropySource commitment
      exclusions prizes { nameFa nameEn quantity valueToman }`,
    clears: { campaignId: null, storeTypes: null, commitment: null },
    keeps: [
      "nameFa",
      "nameEn",
      "rulesFa",
      "rulesEn",
      "mode",
      "eventId",
      "periodStart",
      "periodEnd",
      "includesReceipts",
      "includesPool",
      "cutoffAt",
      "checkMinutes",
      "disputeMinutes",
      "drawAt",
      "prizes",
      "reserves",
      "isOnePerOwner",
      "excludesStaff",
      "entropySource",
    ],
    table: "draws",
    changes: [{ nameEn: "Grand draw" }, { reserves: 5 }],
  },
  updateCustomer: {
    create: async () => (await plant(app(), [{ first_name: "Sara", last_name: "Karimi" }]))[0]!.id,
    path: (id) => `/api/admin/customers/${id}`,
    read: "id firstName lastName phoneNumber nationalCode",
    clears: {},
    keeps: ["firstName", "lastName", "phoneNumber", "nationalCode"],
    table: "customers",
    changes: [{ firstName: "Mina" }, { lastName: "Ahmadi" }],
  },
  updateUser: {
    create: async () =>
      (await aUser(app(), { role: "viewer", phoneNumber: "09121234567", email: `${Math.random()}@example.org` })).id,
    path: (id) => `/api/users/${id}`,
    read: "id username email fullName role phoneNumber isActive",
    clears: { phoneNumber: null },
    keeps: ["email", "fullName", "role", "isActive"],
    table: "users",
    changes: [{ fullName: "Mina Ahmadi" }, { phoneNumber: "09127654321" }],
  },
  updateWatchCase: {
    create: async (token) => {
      const { body } = await app().rest("POST", "/api/receipts/create", aReceipt(), { token });
      return aWatchCase(app(), body.data.id);
    },
    path: (id) => `/api/admin/watch-cases/${id}`,
    read: "id state note",
    clears: { note: null },
    keeps: ["state"],
    table: "watch_cases",
    changes: [{ note: "Checked" }, { state: "DISMISSED" }],
  },
  updateSavedView: {
    create: (token) =>
      created(token, "mutation ($input: SavedViewInput!) { createSavedView(screen: STORES, input: $input) { id } }", {
        input: { name: aPhone(), query: "type=2" },
      }),
    read: "id name query isShared",
    clears: {},
    keeps: ["name", "query"],
    table: "saved_views",
    changes: [{ query: "type=3" }, { name: "Books" }],
  },
};

const REST_METHOD = "PUT";

/** Names a rule instead of an id; tests/watch/watch.api.test.ts has its omitted fields and its nulls. */
const BY_NAME = "configureWatchRule";

test("every update of the schema has a row here", () => {
  expect([...Object.keys(UPDATES), BY_NAME].sort()).toEqual([...updateInputs().keys()].sort());
});

describe.each(Object.entries(UPDATES))("%s", (name, { create, path, read, clears, keeps, table, changes }) => {
  const selection = name === "updateUser" ? `user { ${read} }` : read;
  const update = async (token: string, id: string, input: object) => {
    const type = name === "updateUser" ? "String" : "ID";
    const { data, errors } = await app().gql(
      `mutation ($id: ${type}!, $input: ${updateInputs().get(name)}!) { ${name}(id: $id, input: $input) { ${selection} } }`,
      { id, input },
      { token },
    );
    const record = data?.[name];
    return { record: record?.user ?? record, errors };
  };

  test("an omitted field keeps its value, over GraphQL and REST", async () => {
    const { token } = await signedIn(app(), "admin");
    const id = await create(token);
    const { record: before } = await update(token, id, {});
    const status = path ? (await app().rest(REST_METHOD, path(id), {}, { token })).status : 200;
    const { record: after } = await update(token, id, {});

    expect(Object.values(before).filter((value) => value === null)).toEqual([]);
    expect(status).toBe(200);
    expect(after).toEqual(before);
  });

  test("null clears a field that can be empty and is an error in any other, over GraphQL and REST", async () => {
    const { token } = await signedIn(app(), "admin");
    const [id, restId] = [await create(token), await create(token)];
    const put = (input: object) =>
      path &&
      app()
        .rest(REST_METHOD, path(restId), snakeKeys(input) as object, { token })
        .then(({ status }) => status);
    const { record: before } = await update(token, id, {});
    const { record: restBefore } = await update(token, restId, {});

    for (const field of keeps) {
      const { errors } = await update(token, id, { [field]: null });
      expect([field, errors?.[0]?.extensions.status, (await put({ [field]: null })) ?? 400]).toEqual([field, 400, 400]);
    }
    const { record: cleared } = await update(token, id, clears);
    expect((await put(clears)) ?? 200).toBe(200);
    const { record: restCleared } = await update(token, restId, {});

    expect(cleared).toEqual({ ...before, ...clears });
    expect(restCleared).toEqual({ ...restBefore, ...(path ? clears : {}) });
  });

  test("two users who change different fields at the same time keep both changes", async () => {
    const { token } = await signedIn(app(), "admin");
    const id = await create(token);
    const { record: before } = await update(token, id, {});

    const results = await meetingAt(app(), [`select from ${table} where id = $1 for update`, [id]], 2, () =>
      changes.map((change) => update(token, id, change)),
    );
    const { record: after } = await update(token, id, {});

    expect(results.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(after).toEqual({ ...before, ...changes[0], ...changes[1] });
  });
});
