// Three database nodes, two API processes, HAProxy and the tills.
import { execFile, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { Network, NETWORK } from "./network.mjs";

const FOLDER = dirname(fileURLToPath(import.meta.url));
const ROOT = join(FOLDER, "..", "..", "..");
export const NODES = ["node1", "node2", "node3"];
export const APIS = ["api1", "api2"];
const DATABASE = "customer_club";
const ACCOUNT = "postgres";
const ADMIN_PASSWORD = "a password of the failover runs";

/** Debian's Patroni with a guard that later versions do not need; PATRONI is the path of another Patroni. */
const PATRONI = process.env.PATRONI
  ? [process.env.PATRONI]
  : ["/usr/bin/python3", join(FOLDER, "patroni-leader-key.py")];

const run = promisify(execFile);
const secret = () => randomBytes(18).toString("hex");

/** Polls until `ask` returns a value. */
export async function eventually(ask, seconds, what) {
  const deadline = Date.now() + seconds * 1_000;
  let last = "";
  while (Date.now() < deadline) {
    try {
      const value = await ask();
      if (value) return value;
    } catch (error) {
      last = `: ${error.message}`;
    }
    await sleep(250);
  }
  throw new Error(`waited ${seconds} s for ${what}${last}`);
}

const fill = (template, values) =>
  readFileSync(join(FOLDER, template), "utf8").replace(/\$\{(\w+)\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`${template} has an unknown name ${name}`);
    return values[name];
  });

async function getJson(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  return response.json();
}

export class Cluster {
  #folder = mkdtempSync(join(tmpdir(), "club-failover-"));
  #network = new Network();
  #passwords = { superuser: secret(), replication: secret(), product: secret() };
  #secretKey = secret();
  #machines = new Map();
  #tillRuns = 0;
  #token = "";

  get folder() {
    return this.#folder;
  }

  machine(name) {
    return this.#machines.get(name);
  }

  get #proxyAddress() {
    return this.machine("proxy").address;
  }

  get databaseUrl() {
    return `postgres://club:${this.#passwords.product}@${this.#proxyAddress}:5000/${DATABASE}`;
  }

  get url() {
    return `http://${this.#proxyAddress}:4000`;
  }

  /** Starts everything and signs in. */
  async start() {
    // The accounts of the database read their own folders below this one.
    chmodSync(this.#folder, 0o755);
    this.#network.create();
    for (const name of [...NODES, ...APIS, "proxy"]) {
      const folder = join(this.#folder, name);
      mkdirSync(folder);
      this.#machines.set(name, this.#network.addMachine(name, folder));
    }
    for (const name of NODES) this.#prepareNode(name);
    for (const name of NODES) this.startEtcd(name);
    for (const name of NODES) this.startPatroni(name);
    this.#startProxy();
    await this.healthy(90);
    await this.#createDatabase();
    await this.product("--migrate");
    for (const name of APIS) {
      this.startApi(name);
      await this.apiReady(name, 60);
    }
    await this.#signIn();
  }

  /** Kills every process and removes namespaces, bridge and folder. */
  remove({ keepsLogs = false } = {}) {
    this.#network.remove();
    if (!keepsLogs) rmSync(this.#folder, { recursive: true, force: true });
  }

  #prepareNode(name) {
    const { folder, address } = this.machine(name);
    const values = {
      NODE: name,
      ADDRESS: address,
      FOLDER: folder,
      NETWORK,
      ETCD_HOSTS: NODES.map((node) => `${this.machine(node).address}:2379`).join(","),
      SUPERUSER_PASSWORD: this.#passwords.superuser,
      REPLICATION_PASSWORD: this.#passwords.replication,
    };
    writeFileSync(join(folder, "patroni.yml"), fill("patroni.yml", values));
    execFileSync("chown", ["-R", `${ACCOUNT}:`, folder]);
    chmodSync(folder, 0o700);
  }

  startEtcd(name) {
    const { address, folder } = this.machine(name);
    const members = NODES.map((node) => `${node}=http://${this.machine(node).address}:2380`).join(",");
    const options = {
      name,
      "data-dir": join(folder, "etcd"),
      "listen-peer-urls": `http://${address}:2380`,
      "initial-advertise-peer-urls": `http://${address}:2380`,
      "listen-client-urls": `http://${address}:2379`,
      "advertise-client-urls": `http://${address}:2379`,
      "initial-cluster": members,
      // Three members on one machine share its disk; the default of 1 s elects new leaders while it is busy.
      "heartbeat-interval": "250",
      "election-timeout": "2500",
    };
    const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
    this.machine(name).start("etcd", args, { account: ACCOUNT, log: "etcd" });
  }

  startPatroni(name) {
    const machine = this.machine(name);
    const [command, ...args] = PATRONI;
    const options = { account: ACCOUNT, env: { HOME: machine.folder }, log: "patroni" };
    machine.start(command, [...args, join(machine.folder, "patroni.yml")], options);
  }

  #startProxy() {
    const proxy = this.machine("proxy");
    const lines = (names, text) =>
      names.map((name) => `  server ${name} ${text.replace("ADDRESS", this.machine(name).address)}`).join("\n");
    const file = join(proxy.folder, "haproxy.cfg");
    writeFileSync(
      file,
      fill("haproxy.cfg", {
        ADDRESS: proxy.address,
        DATABASE_SERVERS: lines(NODES, "ADDRESS:5432 check port 8008"),
        API_SERVERS: lines(APIS, "ADDRESS:4000 check"),
      }),
    );
    proxy.start("haproxy", ["-db", "-f", file], { log: "haproxy" });
  }

  /** Runs a query as the superuser of a node, or of the primary through HAProxy. */
  async query(sql, values = [], { node, database = DATABASE, role = "superuser" } = {}) {
    const client = new pg.Client({
      host: node ? this.machine(node).address : this.#proxyAddress,
      port: node ? 5432 : 5000,
      user: role === "superuser" ? "postgres" : "club",
      password: this.#passwords[role],
      database,
      connectionTimeoutMillis: 3_000,
      query_timeout: 20_000,
    });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async #createDatabase() {
    const options = { database: "postgres" };
    await this.query(`create role club login password '${this.#passwords.product}'`, [], options);
    await this.query(`create database ${DATABASE} owner club`, [], options);
  }

  /** Runs a command of the product on the cluster's database and returns its output. Throws if it fails. */
  async product(command) {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: this.databaseUrl, LOG_LEVEL: "warn" };
    const dataDir = join(this.#folder, "commands");
    const { stdout } = await run(process.execPath, ["server/start.mjs", command], {
      cwd: ROOT,
      env: { ...env, DATA_DIR: dataDir },
    });
    return stdout.trim();
  }

  startApi(name) {
    const machine = this.machine(name);
    return machine.start(process.execPath, ["server/start.mjs"], {
      log: "api",
      cwd: ROOT,
      env: {
        HOME: process.env.HOME,
        HOST: machine.address,
        PORT: "4000",
        DATABASE_URL: this.databaseUrl,
        DATABASE_READ_URLS: this.databaseUrl.replace(":5000/", ":5001/"),
        DATA_DIR: join(machine.folder, "data"),
        SECRET_KEY: this.#secretKey,
        ADMIN_INITIAL_PASSWORD: ADMIN_PASSWORD,
        TRUST_PROXY: "1",
        DRAND_RELAYS: "off",
        LOG_LEVEL: "warn",
      },
    });
  }

  apiReady(name, seconds) {
    const url = `http://${this.machine(name).address}:4000/health/ready`;
    return eventually(async () => (await getJson(url)).status === "ready", seconds, `${name} to be ready`);
  }

  async #signIn() {
    const post = async (path, body, token) => {
      const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const response = await fetch(`${this.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
      return response.json();
    };
    const login = async (password) =>
      (await post("/auth/login", { username: "admin", password, role: "Admin" })).access_token;
    const changed = `${ADMIN_PASSWORD}, changed`;
    const first = await login(ADMIN_PASSWORD);
    const passwords = { current_password: ADMIN_PASSWORD, new_password: changed };
    await post("/api/users/me/change-password", passwords, first);
    this.#token = await login(changed);
  }

  /** The members in Patroni's list, from the first node that responds. */
  async members() {
    for (const name of NODES) {
      try {
        return (await getJson(`http://${this.machine(name).address}:8008/cluster`)).members;
      } catch {
        continue;
      }
    }
    throw new Error("no Patroni responds");
  }

  /** The name of the primary. */
  async primary() {
    const leader = (await this.members()).find(({ role }) => role === "leader");
    if (!leader) throw new Error("there is no leader");
    return leader.name;
  }

  /** Whether all nodes run, both standbys stream from the primary, and one of them is synchronous. */
  async #isHealthy() {
    const states = await Promise.all(NODES.map((name) => getJson(`http://${this.machine(name).address}:8008/patroni`)));
    if (!states.every(({ state }) => state === "running")) return false;
    const members = await this.members();
    if (new Set(members.map(({ timeline }) => timeline)).size !== 1) return false;
    const standbys = await this.query("select sync_state from pg_stat_replication where state = 'streaming'", [], {
      node: await this.primary(),
      database: "postgres",
    });
    return standbys.length === NODES.length - 1 && standbys.some(({ sync_state: state }) => state === "sync");
  }

  healthy(seconds) {
    return eventually(() => this.#isHealthy(), seconds, "three members in service");
  }

  /** Runs patronictl and returns its output. */
  async patronictl(...args) {
    const { stdout } = await run("patronictl", ["-c", join(this.machine(NODES[0]).folder, "patroni.yml"), ...args]);
    return stdout.trim();
  }

  /** Starts the tills. Returns what they have printed so far and `stop`, which settles when all receipts are done. */
  startTills(options) {
    const plan = { url: this.url, token: this.#token, run: ++this.#tillRuns, ...options };
    const child = spawn(process.execPath, [join(FOLDER, "tills.mjs"), JSON.stringify(plan)], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const tills = { acknowledged: [], rejected: [], failures: {}, stop: undefined };
    let rest = "";
    child.stdout.on("data", (chunk) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop();
      for (const line of lines.map((text) => JSON.parse(text))) {
        if (line.failures) tills.failures = line.failures;
        else if (line.rejected) tills.rejected.push(line);
        else tills.acknowledged.push(line);
      }
    });
    const ended = new Promise((resolve) => child.once("close", resolve));
    tills.stop = async () => {
      child.stdin.end();
      await ended;
    };
    return tills;
  }
}
