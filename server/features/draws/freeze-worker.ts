// Hashes the entries of a freeze in a thread of its own, so that requests do not wait for a million hashes.
import { hash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { useSha256 } from "../../../domain/draws/sha256";
import { FreezeEntries, type FreezeSummary, type Person } from "./freeze-entries";

export type FreezeRequest = { people: Person[] } | { finish: true } | { rowsFrom: number };
export type FreezeReply = { added: number } | { summary: FreezeSummary } | { lines: string; next: number | null };

const ROWS_PER_REPLY = 500;

useSha256((bytes) => hash("sha256", bytes, "buffer"));

const entries = new FreezeEntries((workerData as { drawId: string }).drawId);

function replyTo(request: FreezeRequest): FreezeReply {
  if ("people" in request) {
    entries.add(request.people);
    return { added: request.people.length };
  }
  if ("finish" in request) return { summary: entries.finish() };
  const until = request.rowsFrom + ROWS_PER_REPLY;
  const lines = entries.lines(request.rowsFrom, until);
  return { lines, next: lines === "" ? null : until };
}

parentPort?.on("message", (request: FreezeRequest) => parentPort?.postMessage(replyTo(request)));
