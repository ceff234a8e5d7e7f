import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "../../server/app/config";
import { runDoctor } from "../../server/app/doctor";
import { withDatabase, createServices } from "../../server/app/bootstrap";
import { createLogger } from "../../server/kit/log";
import { newDatabase, TEMPLATE, withClient } from "../support/test-databases";

const logger = createLogger("silent");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "customer-club-schema-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (url: string): Config => readConfig({ NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: folder });
const doctor = async (config: Config) => {
  const lines: string[] = [];
  const code = await withDatabase(config, logger, ({ manager }) => runDoctor(manager, (line) => lines.push(line)));
  return { code, lines };
};
const query = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows);
const TABLES = "select count(*)::int as tables from information_schema.tables where table_schema = 'public'";

describe("the doctor changes nothing", () => {
  test("an empty database is named and stays empty", async () => {
    const url = await newDatabase();

    await expect(doctor(configOf(url))).rejects.toThrow(/misses \d+ migrations .* Run npm run migrate/);

    expect(await query(url, TABLES)).toEqual([{ tables: 0 }]);
  });

  test("a database of an older version is named and not migrated", async () => {
    const url = await newDatabase(TEMPLATE);
    await query(url, "delete from migrations where id = (select max(id) from migrations)");
    const [before] = await query(url, "select count(*)::int as n from migrations");

    await expect(doctor(configOf(url))).rejects.toThrow(/misses 1 migrations of this version/);

    expect(await query(url, "select count(*)::int as n from migrations")).toEqual([before]);
  });

  test("its connections reject every write", async () => {
    const config = configOf(await newDatabase(TEMPLATE));

    const write = withDatabase(config, logger, ({ manager }) => manager.query("delete from items"));

    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  test("a data folder without a database stays without one", async () => {
    const empty = join(folder, "empty");
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: empty });

    await expect(doctor(config)).rejects.toThrow(`There is no database in the data folder ${empty}.`);

    expect(existsSync(empty) ? readdirSync(empty) : []).toEqual([]);
  });

  test("all invariants hold in a new database", async () => {
    const { code, lines } = await doctor(configOf(await newDatabase(TEMPLATE)));

    expect([code, lines.at(-1)]).toEqual([0, `All ${lines.length - 1} invariants hold.`]);
  });
});

describe("a database of a newer version", () => {
  const newer = async (): Promise<string> => {
    const url = await newDatabase(TEMPLATE);
    await query(url, "insert into migrations (timestamp, name) values (9999999999999, 'Later9999999999999')");
    return url;
  };

  test("the server does not start on it, and explains what to do", async () => {
    await expect(createServices(configOf(await newer()), logger)).rejects.toThrow(
      "A newer version has migrated this database (1 migrations are unknown here, the last is Later9999999999999). Start that version, or restore a backup from before the upgrade.",
    );
  });

  test("the doctor does not check it", async () => {
    await expect(doctor(configOf(await newer()))).rejects.toThrow(/A newer version has migrated this database/);
  });
});
