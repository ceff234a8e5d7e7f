import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { aReceipt } from "../support/factories";
import { databaseHome } from "../support/data-folder";
import { type ServerProcess, newFolder, query, removeFolder, signIn, startServer } from "../support/server-process";
import { inParallel, send } from "../support/load";

const folder = newFolder();
let live: ServerProcess;

beforeAll(async () => {
  live = await startServer(folder);
});
afterAll(() => removeFolder(folder, live));

/** All that the embedded PostgreSQL has logged. */
function logged(): string {
  const database = join(databaseHome(folder), "pg18");
  const files = readdirSync(join(database, "log")).map((name) => join(database, "log", name));
  return [join(database, "server.log"), ...files]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("");
}

test("no log in the data folder has the values of rejected statements", async () => {
  const token = await signIn(live);
  const { customer_phone, customer_national_code } = aReceipt();
  const racing = Array.from({ length: 20 }, () => ({ ...aReceipt(), customer_phone, customer_national_code }));

  await inParallel(racing, 20, (receipt) => send(live, token, receipt));
  const again = query(
    folder,
    `insert into customers (id, phone_number, national_code, created_at, updated_at)
     select gen_random_uuid(), c.phone_number, c.national_code, now(), now() from customers c where c.national_code = $1`,
    [customer_national_code],
  );

  await expect(again).rejects.toMatchObject({
    code: "23505",
    detail: expect.stringMatching(new RegExp(`${customer_phone}|${customer_national_code}`)),
  });
  const text = logged();
  expect(text).toContain("database system is ready to accept connections");
  expect(text).not.toContain(customer_phone);
  expect(text).not.toContain(customer_national_code);
  expect(text).not.toContain("insert into");
});

test("the log of the embedded PostgreSQL is rotated", async () => {
  const settings = await query<{ name: string; value: string }>(
    folder,
    `select s.name, current_setting(s.name) as value from pg_settings s
     where s.name in ('logging_collector', 'log_filename', 'log_rotation_age', 'log_rotation_size',
                      'log_truncate_on_rotation', 'log_file_mode')`,
  );

  expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toEqual({
    logging_collector: "on",
    log_filename: "server-%a.log",
    log_rotation_age: "1d",
    log_rotation_size: "10MB",
    log_truncate_on_rotation: "on",
    log_file_mode: "0600",
  });
});
