import { useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { concurrently } from "../support/retry";

const app = useApp();
const URL = "/api/events/feature-flags";

test("the flags are a plain map from name to state", async () => {
  const { token } = await signedIn(app(), "counter");

  const { status, body } = await app().rest("GET", URL, undefined, { token });

  expect(status).toBe(200);
  expect(body).toEqual({ event_management: true, lottery_code_generation: true, opening_day_mode: true });
});

test("a flag is switched off and on, each with its message in the caller's language", async () => {
  const { token, user } = await signedIn(app(), "admin");
  const put = (is_enabled: boolean, lang: "en" | "fa") =>
    app().rest("PUT", `${URL}/opening_day_mode`, { is_enabled }, { token, lang });

  const off = await put(false, "en");
  const read = await app().rest("GET", `${URL}/opening_day_mode`, undefined, { token });
  const map = await app().rest("GET", URL, undefined, { token });
  const on = await put(true, "en");
  const persian = await put(false, "fa");
  await put(true, "en");

  expect(off).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: "Feature flag opening_day_mode disabled successfully",
      data: { name: "opening_day_mode", is_enabled: false, updated_by: user.fullName },
    },
  });
  expect(read.body).toEqual({ success: true, data: off.body.data });
  expect(map.body.opening_day_mode).toBe(false);
  expect(on.body.message).toBe("Feature flag opening_day_mode enabled successfully");
  expect(persian.body.message).toBe("«opening_day_mode» غیرفعال شد");
});

test("the history lists each change with its actor and value, newest first; setting the same value is no change", async () => {
  const first = await signedIn(app(), "admin");
  const second = await signedIn(app(), "admin");
  const put = (is_enabled: boolean, { token }: typeof first) =>
    app().rest("PUT", `${URL}/lottery_code_generation`, { is_enabled }, { token });
  const before = await app().rest("GET", `${URL}/lottery_code_generation/history`, undefined, first);
  await put(false, first);
  await put(false, first);
  await put(true, second);

  const { body } = await app().rest("GET", `${URL}/lottery_code_generation/history`, undefined, first);

  expect(before.body.data).toEqual([]);
  expect(body.data).toEqual([
    { at: expect.any(String), by: second.user.fullName, is_enabled: true },
    { at: expect.any(String), by: first.user.fullName, is_enabled: false },
  ]);
});

test("at most the newest 50 changes are returned", async () => {
  const { token } = await signedIn(app(), "viewer");
  await app().sql(
    `insert into audit_log (at, action, entity, entity_id, details)
     select '2020-01-01'::timestamptz + g * interval '1 minute', 'UPDATE', 'feature_flag', 'event_management',
       jsonb_build_object('changes', jsonb_build_object('isEnabled', jsonb_build_array(g % 2 = 0, g % 2 = 1)))
     from generate_series(1, 60) g`,
  );

  const { body } = await app().rest("GET", `${URL}/event_management/history`, undefined, { token });

  expect(body.data).toHaveLength(50);
  expect(body.data[0]).toEqual({ at: "2020-01-01T01:00:00.000Z", by: null, is_enabled: false });
});

test.each([
  ["GET", `${URL}/no_such_flag`, undefined],
  ["PUT", `${URL}/no_such_flag`, { is_enabled: true }],
  ["GET", `${URL}/no_such_flag/history`, undefined],
])("%s %s is not found", async (method, url, body) => {
  const { token } = await signedIn(app(), "admin");

  const response = await app().rest(method, url, body, { token });

  expect(response).toMatchObject({ status: 404, body: { code: "FLAG_NOT_FOUND", detail: "Feature flag not found" } });
});

test.each([[{}], [{ is_enabled: "maybe" }], [{ is_enabled: null }]])("a switch to %j is rejected", async (body) => {
  const { token } = await signedIn(app(), "admin");

  const response = await app().rest("PUT", `${URL}/event_management`, body, { token });

  expect(response.status).toBe(400);
  expect(response.body.fields).toMatchObject([{ field: "is_enabled" }]);
});

test("a map of states changes the named flags together and returns the map of all flags", async () => {
  const { token } = await signedIn(app(), "admin");

  const changed = await app().rest("PUT", URL, { opening_day_mode: false, event_management: true }, { token });
  const read = await app().rest("GET", URL, undefined, { token });
  const history = await app().rest("GET", `${URL}/opening_day_mode/history`, undefined, { token });
  await app().rest("PUT", URL, { opening_day_mode: true }, { token });

  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ event_management: true, lottery_code_generation: true, opening_day_mode: false });
  expect(read.body).toEqual(changed.body);
  expect(history.body.data[0]).toMatchObject({ is_enabled: false });
});

test.each([
  [{}, ["event_management", "lottery_code_generation", "opening_day_mode"]],
  [{ no_such_flag: true }, ["event_management", "lottery_code_generation", "opening_day_mode"]],
  [{ opening_day_mode: "no", event_management: false }, ["opening_day_mode"]],
  [{ opening_day_mode: null, event_management: false }, ["opening_day_mode"]],
])("the map %j is rejected and changes nothing", async (body, fields) => {
  const { token } = await signedIn(app(), "admin");

  const response = await app().rest("PUT", URL, body, { token });
  const read = await app().rest("GET", URL, undefined, { token });

  expect([response.status, response.body.fields.map(({ field }: { field: string }) => field)]).toEqual([400, fields]);
  expect(read.body).toEqual({ event_management: true, lottery_code_generation: true, opening_day_mode: true });
});

test("a change applies to the next request of every process", async () => {
  const { token } = await signedIn(app(), "admin");

  await app().rest("PUT", `${URL}/opening_day_mode`, { is_enabled: false }, { token });
  const responses = await concurrently(8, () => app().rest("GET", URL, undefined, { token }));
  await app().rest("PUT", `${URL}/opening_day_mode`, { is_enabled: true }, { token });

  expect(responses.map(({ body }) => body.opening_day_mode)).toEqual(Array(8).fill(false));
});
