// The faults. Each `inject` returns `repair`: what a machine's own supervisor or network does later by itself.
import { setTimeout as sleep } from "node:timers/promises";
import { NODES } from "./cluster.mjs";

/** Patroni runs as a script of Python. */
const DATABASE_PROCESSES = ["patroni", "python3", "postgres"];

/** Kills processes of the primary's node; the node starts them again after the service is back, as after a reboot. */
const killPrimary = (commands) => async (cluster) => {
  const name = await cluster.primary();
  const machine = cluster.machine(name);
  machine.signal("SIGKILL", commands);
  return async () => {
    if (commands === undefined) cluster.startEtcd(name);
    cluster.startPatroni(name);
  };
};

async function freezePrimary(cluster) {
  const machine = cluster.machine(await cluster.primary());
  machine.signal("SIGSTOP", DATABASE_PROCESSES);
  return async () => void machine.signal("SIGCONT", DATABASE_PROCESSES);
}

async function partitionPrimary(cluster) {
  const machine = cluster.machine(await cluster.primary());
  machine.disconnect();
  return async () => machine.connect();
}

/** Kills the synchronous standby: commits wait until the other standby takes its part. */
async function killStandby(cluster) {
  const { name } = (await cluster.members()).find(({ role }) => role === "sync_standby");
  cluster.machine(name).signal("SIGKILL", DATABASE_PROCESSES);
  return async () => cluster.startPatroni(name);
}

async function killApi(cluster) {
  cluster.machine("api1").signal("SIGKILL");
  return async () => {
    cluster.startApi("api1");
    await cluster.apiReady("api1", 60);
  };
}

const HEALTHY_SECONDS = 120;

/** Restarts the standbys, hands the lease over, and restarts the former primary. */
async function rollingRestart(cluster) {
  const first = await cluster.primary();
  const standbys = NODES.filter((name) => name !== first);
  const restart = async (name) => {
    await cluster.patronictl("restart", "club", name, "--force");
    await cluster.healthy(HEALTHY_SECONDS);
  };
  for (const name of standbys) await restart(name);
  const { name: candidate } = (await cluster.members()).find(({ role }) => role === "sync_standby");
  await cluster.patronictl("switchover", "club", "--candidate", candidate, "--force");
  await cluster.healthy(HEALTHY_SECONDS);
  await restart(first);
  return () => sleep(0);
}

/** By name: what is done, the longest permitted gap between two acknowledgements, and whether the primary changes. */
export const FAULTS = {
  kill: {
    title: "SIGKILL of the primary's PostgreSQL and Patroni",
    limitSeconds: 30,
    changesPrimary: true,
    inject: killPrimary(DATABASE_PROCESSES),
  },
  "kill-node": {
    title: "SIGKILL of every process of the primary's node, etcd included",
    limitSeconds: 30,
    changesPrimary: true,
    inject: killPrimary(undefined),
  },
  freeze: {
    title: "SIGSTOP of the primary's PostgreSQL and Patroni, later SIGCONT",
    limitSeconds: 60,
    changesPrimary: true,
    inject: freezePrimary,
  },
  partition: {
    title: "network of the primary's node down, later up",
    limitSeconds: 60,
    changesPrimary: true,
    inject: partitionPrimary,
  },
  standby: {
    title: "SIGKILL of the synchronous standby",
    limitSeconds: 30,
    changesPrimary: false,
    inject: killStandby,
  },
  api: {
    title: "SIGKILL of one API process",
    limitSeconds: 30,
    changesPrimary: false,
    inject: killApi,
  },
  rolling: {
    title: "rolling restart: both standbys, switchover, former primary",
    limitSeconds: 30,
    changesPrimary: true,
    inject: rollingRestart,
  },
};
