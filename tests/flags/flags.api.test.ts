import { useApp } from "../support/app";
import { signedIn } from "../support/factories";

const app = useApp();

const FLAGS = `{ featureFlags { name isEnabled updatedBy } }`;
const UPDATE = `mutation ($name: String!, $isEnabled: Boolean!) {
  updateFeatureFlag(name: $name, isEnabled: $isEnabled) { name isEnabled updatedBy } }`;

test("an administrator switches a flag; the actor is stored with it and in the audit log", async () => {
  const { token, user } = await signedIn(app(), "admin");

  const { data } = await app().gql(UPDATE, { name: "opening_day_mode", isEnabled: false }, { token });
  const all = await app().gql(FLAGS, {}, { token });
  const auditEntries = await app().sql(
    "select a.actor_id, a.details from audit_log a where a.entity = 'feature_flag' and a.entity_id = 'opening_day_mode'",
  );

  expect(data.updateFeatureFlag).toEqual({ name: "opening_day_mode", isEnabled: false, updatedBy: user.fullName });
  expect(all.data.featureFlags).toHaveLength(3);
  expect(auditEntries).toEqual([{ actor_id: user.id, details: { changes: { isEnabled: [true, false] } } }]);
});

test("a flag that already has the state keeps the user and the time of its change, and nothing is recorded", async () => {
  const [first, second] = [await signedIn(app(), "admin"), await signedIn(app(), "admin")];
  const input = { name: "event_management", isEnabled: false };
  const withTime = UPDATE.replace("updatedBy }", "updatedBy updatedAt }");
  const changed = await app().gql(withTime, input, first);

  const again = await app().gql(withTime, input, second);

  expect(changed.data.updateFeatureFlag.updatedBy).toBe(first.user.fullName);
  expect(again.data).toEqual(changed.data);
  const entries = await app().sql(
    "select actor_id from audit_log where entity = 'feature_flag' and entity_id = 'event_management'",
  );
  expect(entries).toEqual([{ actor_id: first.user.id }]);
});

test.each(["manager", "viewer", "counter"] as const)("a %s reads the flags but cannot change them", async (role) => {
  const { token } = await signedIn(app(), role);

  const read = await app().gql(FLAGS, {}, { token });
  const write = await app().gql(UPDATE, { name: "event_management", isEnabled: false }, { token });

  expect(read.data.featureFlags).toHaveLength(3);
  expect(write.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("an unknown flag is not found, and the public sees none", async () => {
  const { token } = await signedIn(app(), "admin");

  const unknown = await app().gql(UPDATE, { name: "no_such_flag", isEnabled: true }, { token });
  const visitor = await app().gql(FLAGS);

  expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: "FLAG_NOT_FOUND", status: 404 });
  expect(visitor.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
