import { useApp } from "../support/app";
import { aUser, PASSWORD } from "../support/factories";
import { signIn } from "../support/sign-in";
import { statementsOf } from "../support/statements";

const app = useApp();

test("a failed sign-in sends the same statements for an active, a deleted and an unknown account", async () => {
  const [user, closed, deleted, enrolled] = [
    await aUser(app()),
    await aUser(app()),
    await aUser(app()),
    await aUser(app(), { totpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" }),
  ];
  await app().sql("update users set is_active = false where id = $1", [closed.id]);
  await app().sql("update users set deleted_at = now() where id = $1", [deleted.id]);
  const attempts = {
    "a wrong password": { username: user.username, password: "not the password" },
    "a wrong password of an account with a second factor": {
      username: enrolled.username,
      password: "not the password",
    },
    "an unknown name": { username: "nobody of this name" },
    "a closed account": { username: closed.username, password: PASSWORD },
    "a deleted account": { username: deleted.username, password: PASSWORD },
  };

  const seen = new Map<string, { status: number; statements: string[] }>();
  for (const [name, attempt] of Object.entries(attempts)) {
    const { result, statements } = await statementsOf(() => signIn(app(), attempt));
    seen.set(name, { status: result.status, statements });
  }

  const unknown = seen.get("an unknown name");
  expect(unknown?.status).toBe(401);
  expect(unknown?.statements.filter((text) => text.includes("known_devices"))).toHaveLength(1);
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries([...seen.keys()].map((name) => [name, unknown])));
});
