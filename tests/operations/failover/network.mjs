// Machines as network namespaces: each has its own address on one bridge. Processes of a machine are found by its
// namespace, so nothing else can be signalled.
import { execFileSync, spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";

const PREFIX = "10.93.7";
export const NETWORK = `${PREFIX}.0/24`;
/** The address of the bridge, where the tills are. */
const BRIDGE_ADDRESS = `${PREFIX}.1`;

const ip = (...args) => execFileSync("ip", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Runs a step of the removal; what is already removed is not a failure. */
function attempt(...args) {
  try {
    return ip(...args);
  } catch {
    return "";
  }
}

const commandName = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return null;
  }
};

export class Network {
  #machines = [];
  #bridge = `club${process.pid}`;

  create() {
    ip("link", "add", this.#bridge, "type", "bridge");
    ip("addr", "add", `${BRIDGE_ADDRESS}/24`, "dev", this.#bridge);
    ip("link", "set", this.#bridge, "up");
  }

  /** Adds a machine. Its output is written to files in `folder`. */
  addMachine(name, folder) {
    const number = this.#machines.length + 10;
    const machine = new Machine({ name, folder, address: `${PREFIX}.${number}`, bridge: this.#bridge, number });
    this.#machines.push(machine);
    machine.create();
    return machine;
  }

  /** Kills every process of the machines and removes them and the bridge. */
  remove() {
    for (const machine of this.#machines.splice(0)) machine.remove();
    attempt("link", "del", this.#bridge);
  }
}

class Machine {
  #namespace;
  #link;
  #bridge;

  constructor({ name, folder, address, bridge, number }) {
    Object.assign(this, { name, folder, address });
    this.#namespace = `${bridge}-${name}`;
    this.#link = `c${process.pid}v${number}`;
    this.#bridge = bridge;
  }

  create() {
    const [inside, peer] = [this.#namespace, `${this.#link}p`];
    ip("netns", "add", inside);
    ip("link", "add", this.#link, "type", "veth", "peer", "name", peer);
    ip("link", "set", peer, "netns", inside);
    ip("link", "set", this.#link, "master", this.#bridge, "up");
    ip("-n", inside, "link", "set", peer, "name", "eth0");
    ip("-n", inside, "addr", "add", `${this.address}/24`, "dev", "eth0");
    ip("-n", inside, "link", "set", "lo", "up");
    ip("-n", inside, "link", "set", "eth0", "up");
  }

  /** Starts a program on this machine, optionally under an account of the operating system. `log` names its log. */
  start(command, args, { account, env, cwd, log: file }) {
    const asAccount = account ? ["setpriv", `--reuid=${account}`, `--regid=${account}`, "--init-groups"] : [];
    const child = spawn("ip", ["netns", "exec", this.#namespace, ...asAccount, command, ...args], {
      cwd: cwd ?? "/",
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
    });
    const log = createWriteStream(join(this.folder, `${file}.log`), { flags: "a" });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once("close", (code, signal) => log.end(`-- ended with ${code ?? signal}\n`));
    return child;
  }

  /** Process ids on this machine; `names` limits them to commands. */
  pids(names) {
    const all = attempt("netns", "pids", this.#namespace).split("\n").filter(Boolean).map(Number);
    return names ? all.filter((pid) => names.includes(commandName(pid))) : all;
  }

  /** Sends a signal to every process, or to those of some commands, until no new one is found. */
  signal(signal, names) {
    const seen = new Set();
    for (;;) {
      const found = this.pids(names).filter((pid) => !seen.has(pid));
      if (found.length === 0) return seen.size;
      for (const pid of found) {
        seen.add(pid);
        try {
          process.kill(pid, signal);
        } catch (error) {
          if (error.code !== "ESRCH") throw error;
        }
      }
    }
  }

  disconnect() {
    ip("link", "set", this.#link, "down");
  }

  connect() {
    ip("link", "set", this.#link, "up");
  }

  remove() {
    this.signal("SIGKILL");
    attempt("netns", "del", this.#namespace);
    attempt("link", "del", this.#link);
  }
}
