import { v7 as uuidv7 } from "uuid";
import { useApp } from "../support/app";
import { aUser, PASSWORD, signedIn } from "../support/factories";
import { aSignIn, signIn } from "../support/sign-in";

const app = useApp();

const aDraft = (draft: Record<string, unknown> = {}) => {
  const username = `new.${uuidv7()}`;
  return {
    username,
    email: `${username}@example.com`,
    full_name: "Sara Karimi",
    role: "counter",
    password: "a first long password",
    ...draft,
  };
};

const create = (token: string, draft: Record<string, unknown>, lang: "en" | "fa" = "en") =>
  app().rest("POST", "/api/users", draft, { token, lang });

test("a new account can sign in, has to change its password, and is listed first", async () => {
  const { token } = await signedIn(app(), "admin");
  const draft = aDraft({ full_name: "سارا كريمي", phone_number: "021-12345678" });

  const made = await create(token, draft);
  const listed = await app().rest("GET", "/api/users?page_size=1", undefined, { token });
  const session = await signIn(app(), { username: draft.username, password: draft.password });

  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    success: true,
    message: `User "${draft.username}" created`,
    data: {
      user_id: expect.any(String),
      username: draft.username,
      email: draft.email,
      full_name: "سارا کریمی",
      role: "counter",
      phone_number: "021-12345678",
      is_active: true,
      has_second_factor: false,
      created_at: expect.any(String),
    },
  });
  expect(listed.body.data.users).toEqual([made.body.data]);
  expect(session.body.must_change_password).toBe(true);
});

test.each([
  ["username", { username: " " }, "Username is required", "نام کاربری الزامی است"],
  ["username", { username: undefined }, "Username is required", "نام کاربری الزامی است"],
  [
    "username",
    { username: "a b" },
    "The username can only contain letters, digits, dots, dashes, underscores and @",
    "نام کاربری فقط می‌تواند حرف، رقم، نقطه، خط تیره، زیرخط و @ داشته باشد",
  ],
  ["email", { email: "" }, "Email is required", "ایمیل الزامی است"],
  ["email", { email: "nobody" }, "This email address is not valid", "این نشانی ایمیل معتبر نیست"],
  ["full_name", { full_name: "" }, "Full name is required", "نام کامل الزامی است"],
  ["role", { role: undefined }, "Role is required", "نقش الزامی است"],
  ["role", { role: "" }, "Role is required", "نقش الزامی است"],
  ["password", { password: "" }, "Password is required", "گذرواژه الزامی است"],
  [
    "password",
    { password: "short" },
    "The password must be at least 12 characters",
    "گذرواژه باید دست‌کم ۱۲ نویسه باشد",
  ],
  [
    "phone_number",
    { phone_number: "123" },
    "Phone number must contain at least 10 digits",
    "شماره تلفن باید دست‌کم ۱۰ رقم داشته باشد",
  ],
])("a wrong %s (%j) has a message in both languages, and nothing is stored", async (field, draft, en, fa) => {
  const { token } = await signedIn(app(), "admin");
  const wrong = aDraft(draft);
  const count = () => app().sql<{ count: string }>("select count(*) from users");
  const before = await count();

  const [english, persian] = [await create(token, wrong), await create(token, wrong, "fa")];

  expect([english.status, english.body.detail, english.body.fields[0].field]).toEqual([400, en, field]);
  expect(persian.body.detail).toBe(fa);
  expect(await count()).toEqual(before);
});

test("a username or an email in use is an error at its field, in any letter case", async () => {
  const { token } = await signedIn(app(), "admin");
  const draft = aDraft();
  await create(token, draft);

  const name = await create(token, aDraft({ username: draft.username.toUpperCase() }));
  const mail = await create(token, aDraft({ email: draft.email.toUpperCase() }));

  expect([name.status, name.body.code, name.body.fields[0].field]).toEqual([409, "USERNAME_TAKEN", "username"]);
  expect([mail.status, mail.body.code, mail.body.fields[0].field]).toEqual([409, "EMAIL_TAKEN", "email"]);
});

test("the list is searched in any spelling, filtered, sorted and paged, over both APIs", async () => {
  const { token } = await signedIn(app(), "admin");
  const mark = uuidv7().slice(-8);
  for (const [name, role] of [
    ["کاوه", "counter"],
    ["هایده", "counter"],
    ["علی", "viewer"],
    ["پارسا", "counter"],
    ["babak", "counter"],
    ["Cyrus", "viewer"],
  ] as const) {
    await create(token, aDraft({ full_name: `${name} ${mark}`, role }));
  }

  const find = async (query: string) => {
    const { body } = await app().rest("GET", `/api/users?search=${mark}&${query}`, undefined, { token });
    return body.data.users.map((user: { full_name: string }) => user.full_name.split(" ")[0]);
  };
  const byName = await find("sort_by=full_name&sort_order=asc");
  const viewers = await find("role=viewer&sort_by=created_at&sort_order=desc");
  const second = await app().rest("GET", `/api/users?search=${mark}&page=2&page_size=2&sort_by=username`, undefined, {
    token,
  });
  const arabic = await app().rest("GET", `/api/users?search=${encodeURIComponent(`علي ${mark}`)}`, undefined, {
    token,
  });
  const inactive = await find("is_active=false");
  const graphql = await app().gql(
    `query ($search: String) { users(search: $search, sortBy: FULL_NAME, sortOrder: ASC) { items { fullName } totalItems } }`,
    { search: mark },
    { token },
  );

  expect(byName).toEqual(["پارسا", "علی", "کاوه", "هایده", "babak", "Cyrus"]);
  expect(viewers).toEqual(["Cyrus", "علی"]);
  expect(inactive).toEqual([]);
  expect(second.body.data).toMatchObject({
    page: 2,
    current_page: 2,
    page_size: 2,
    total: 6,
    total_pages: 3,
    has_prev: true,
    has_next: true,
  });
  expect(arabic.body.data.total).toBe(1);
  expect(graphql.data.users.items.map(({ fullName }: { fullName: string }) => fullName.split(" ")[0])).toEqual(byName);
});

test.each([
  ["a name with a half-space", { full_name: "محمد\u200cرضا" }, "محمد\u200cرضا"],
  ["a name with a half-space by one with a space", { full_name: "محمد\u200cرضا" }, "محمد رضا"],
  ["a username with the Arabic ya", { username: "علي" }, "علي"],
])("the list is searched for %s", async (_, { full_name = "Person", username = "u" }: Record<string, string>, text) => {
  const { token } = await signedIn(app(), "admin");
  const mark = uuidv7().slice(-8);
  await create(token, aDraft({ full_name: `${full_name} ${mark}`, username: `${username}${mark}` }));
  const search = full_name === "Person" ? text + mark : `${text} ${mark}`;

  const { body } = await app().rest("GET", `/api/users?search=${encodeURIComponent(search)}`, undefined, { token });

  expect(body.data.users).toMatchObject([{ full_name: `${full_name} ${mark}` }]);
});

test.each(["page=0", "page_size=101", "role=boss", "sort_by=password_hash", "sort_order=up", "is_active=perhaps"])(
  "a list requested with %s is rejected",
  async (query) => {
    const { token } = await signedIn(app(), "admin");

    const { status } = await app().rest("GET", `/api/users?${query}`, undefined, { token });

    expect(status).toBe(400);
  },
);

test("an update changes the given fields, writes old and new values to the audit log, and keeps the rest", async () => {
  const { token } = await signedIn(app(), "admin");
  const user = await aUser(app(), { role: "counter", phoneNumber: "09121234567" });

  const { body } = await app().rest(
    "PUT",
    `/api/users/${user.id}`,
    { full_name: "Another Name", phone_number: "09351112233" },
    { token },
  );
  const [line] = await app().sql<{ details: unknown }>(
    "select a.details from audit_log a where a.entity_id = $1 and a.action = 'UPDATE'",
    [user.id],
  );

  expect(body.data).toMatchObject({ username: user.username, full_name: "Another Name", phone_number: "09351112233" });
  expect(line?.details).toEqual({
    changes: { fullName: [user.fullName, "Another Name"], phoneNumber: ["*******4567", "*******2233"] },
  });
});

test("users can change only name and phone of their own record; other fields are accepted unchanged", async () => {
  const { token, user } = await signedIn(app(), "viewer");
  const put = (body: object) => app().rest("PUT", "/api/users/me", body, { token });

  const fine = await put({ username: user.username, full_name: "New Name", role: "viewer", is_active: true });
  const rejected = await Promise.all([
    put({ role: "admin" }),
    put({ is_active: false }),
    put({ email: "a@b.example" }),
    put({ reset_password: true }),
  ]);

  expect([fine.status, fine.body.data.full_name]).toEqual([200, "New Name"]);
  expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test("managers read the staff, without the state of their second factors", async () => {
  const { token } = await signedIn(app(), "manager");
  const user = await aUser(app());

  const { body } = await app().rest("GET", `/api/users/${user.id}`, undefined, { token });

  expect(body.data).toMatchObject({ user_id: user.id, has_second_factor: null });
  expect(JSON.stringify(body)).not.toMatch(/hash|secret"|totp/);
});

test("the permissions of an account are those of its role", async () => {
  const { token, user } = await signedIn(app(), "counter");

  const { body } = await app().rest("GET", `/api/users/${user.id}/permissions`, undefined, { token });

  expect(body.data.role).toBe("counter");
  expect(body.data.permissions).toEqual(expect.arrayContaining(["receipts:create", "users:read"]));
  expect(body.data.permissions).not.toContain("users:manage");
});

test("an account's activity has its own actions and changes of the account, newest first, with the IP address", async () => {
  const { token } = await signedIn(app(), "admin");
  const { token: own, user } = await aSignIn(app(), "counter");
  await app().rest("POST", "/api/items", { title: "Milk" }, { token: own });
  await app().rest("PUT", `/api/users/${user.id}`, { full_name: "Renamed" }, { token, ip: "10.9.8.7" });

  const { body } = await app().rest("GET", `/api/users/${user.id}/activity`, undefined, { token });
  const mine = await app().rest("GET", "/api/users/me/activity?page_size=1", undefined, { token: own });

  const lines = body.data.activities.map((line: { action: string; entity: string }) => `${line.action} ${line.entity}`);
  expect(lines).toEqual(["UPDATE user", "CREATE item", "LOGIN user", "CREATE user"]);
  expect(body.data.activities[0]).toMatchObject({ ip: "10.9.8.7", actor_role: "admin" });
  expect(mine.body.data).toMatchObject({ total: 4, total_pages: 4, activities: [{ entity: "user" }] });
});

test("a deleted account is missing in every list; its receipts keep a recorder without a name", async () => {
  const { token } = await signedIn(app(), "admin");
  const draft = aDraft();
  const { body: made } = await create(token, draft);
  const id = made.data.user_id as string;

  const { body } = await app().rest("DELETE", `/api/users/${id}`, undefined, { token });
  const again = await app().rest("DELETE", `/api/users/${id}`, undefined, { token });
  const reused = await create(token, draft);
  const [row] = await app().sql<Record<string, unknown>>("select * from users where id = $1", [id]);

  expect(body).toEqual({ success: true, user_id: id, message: "User deleted" });
  expect(again.status).toBe(404);
  expect(reused.status).toBe(201);
  expect(row).toMatchObject({
    email: null,
    phone_number: null,
    username: `deleted-${id.slice(-12)}`,
    is_active: false,
  });
});

test("role labels are in the caller's language", async () => {
  const { token } = await signedIn(app(), "manager");

  const { body } = await app().rest("GET", "/api/users/roles/list", undefined, { token, lang: "fa" });

  expect(body.data.map(({ role }: { role: string }) => role)).toEqual(["admin", "manager", "counter", "viewer"]);
  expect(body.data[2].label).toBe("صندوق‌دار");
});

test("a password set by an administrator has to be changed and ends the sessions; the second factor stays", async () => {
  const { token } = await signedIn(app(), "admin");
  const { token: own, user } = await signedIn(app(), "counter");

  const { body } = await app().rest(
    "POST",
    `/api/users/${user.id}/reset-password`,
    { new_password: "chosen by the admin" },
    { token, lang: "fa" },
  );
  const old = await signIn(app(), { username: user.username, password: PASSWORD });
  const fresh = await signIn(app(), { username: user.username, password: "chosen by the admin" });
  const ended = await app().rest("GET", "/auth/sessions", undefined, { token: own });

  expect(body).toEqual({ success: true, message: "گذرواژه بازنشانی شد" });
  expect([old.status, fresh.status, ended.status]).toEqual([401, 200, 401]);
  expect(fresh.body.must_change_password).toBe(true);
});
