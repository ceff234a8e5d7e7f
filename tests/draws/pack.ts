import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { auditHash, CHAIN_START } from "../../domain/draws/audit-chain";
import { type Chain, roundAfter } from "../../domain/draws/beacon";
import { type Entry, entryBytes, entryLine } from "../../domain/draws/entries";
import { compareBytes, hashText, ownerHash, SPEC, type Ticket, ticketHash } from "../../domain/draws/hashes";
import {
  type Anchors,
  canonicalJson,
  type DrawAudit,
  type DrawAuditEntry,
  type DrawnResult,
  type DrawResult,
  type Manifest,
  type ManifestCore,
  type Proof,
} from "../../domain/draws/manifest";
import { pathOf, treeRoot, ticketsRoot } from "../../domain/draws/merkle-tree";
import type { DrawFiles } from "../../domain/draws/verify";
import { beaconSeed, commitmentTo, drawWinners, witnessedSeed } from "../../domain/draws/winners";
import { MINUTE_MS } from "../../domain/time/instants";

const { shortSignatures } = bls12_381;
const SECRET_KEY = hexToBytes("2f".repeat(32));

/** A beacon whose secret key the tests have. */
export const TEST_CHAIN: Chain = {
  hash: "7e".repeat(32),
  scheme: "bls-unchained-g1-rfc9380",
  publicKey: shortSignatures.getPublicKey(SECRET_KEY).toHex(),
  periodSeconds: 3,
  genesisSeconds: 1_700_000_000,
};

/** Returns the signature of a round of the test chain. */
export function signRound(round: number): string {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(round));
  const point = shortSignatures.hash(sha256(message), "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_");
  return shortSignatures.sign(point, SECRET_KEY).toHex();
}

export interface Participant {
  phone: string;
  nationalCode: string;
  salt: Uint8Array;
  tickets: Ticket[];
}

const bytesFor = (text: string, length: number): Uint8Array => sha256(utf8ToBytes(text)).slice(0, length);

/** Participants with 1 to `maxCodes` codes, the same for the same seed. */
export const participants = (count: number, { seed = "pack", maxCodes = 4 } = {}): Participant[] =>
  Array.from({ length: count }, (_, index) => ({
    phone: `09${String(120_000_000 + index)}`,
    nationalCode: String(1_000_000_000 + index),
    salt: bytesFor(`${seed}-${index}`, 16),
    tickets: Array.from({ length: 1 + ((bytesFor(`count-${seed}-${index}`, 1)[0] ?? 0) % maxCodes) }, (__, code) => ({
      code: `CODE${String(index).padStart(8, "0")}${String(code).padStart(4, "0")}`,
      salt: bytesFor(`${seed}-${index}-${code}`, 16),
    })),
  }));

export const SIGNED_TIME_OF_QUICKNET = "2023-09-15T11:00:03Z";

export interface PackOptions {
  people: readonly Participant[];
  mode?: "beacon" | "witnessed";
  drawId?: string;
  winners?: number;
  reserves?: number;
  onePerOwner?: boolean;
  /** Replaces fields of the manifest before the files that depend on it are created. */
  manifest?: object;
  secret?: Uint8Array;
  entropy?: string;
  /** Of quicknet one signature is known: the one of SIGNED_TIME_OF_QUICKNET. */
  chain?: Chain;
  drawTime?: string;
}

/** The files of a draw as values and as texts. */
export interface Pack {
  rows: { entry: Entry; person: Participant; tickets: Ticket[] }[];
  manifest: Manifest;
  manifestHash: string;
  entries: string;
  anchors: Anchors;
  result: DrawResult;
  audit: DrawAudit;
  files: Required<Omit<DrawFiles, "proof" | "person">>;
  proofOf: (row: number) => Proof;
}

export const VERIFIER = "<!doctype html>\n";
/** The signature of quicknet's round 657413. */
export const SIGNATURE_OF_657413 =
  "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";

/** The times of a draw, in minutes before its draw time. */
const timesBefore = (drawTime: string) => {
  const at = (minutes: number) =>
    new Date(Date.parse(drawTime) - minutes * MINUTE_MS).toISOString().replace(".000Z", "Z");
  return {
    announced: at(5 * 24 * 60),
    cutoff: at(1_650),
    frozen: at(1_500),
    anchors: [at(1_470), at(1_450)],
    drawn: at(-5),
  };
};

/** The rows of participants in the order of entries.csv, with their tickets in the order of their hashes. */
export function rowsOf(drawId: string, people: readonly Participant[]): Pack["rows"] {
  const rows = people.map((person) => {
    const hashed = person.tickets.map((ticket) => ({ ticket, hash: ticketHash(drawId, ticket) }));
    hashed.sort((left, right) => compareBytes(left.hash, right.hash));
    const codesRoot = ticketsRoot(hashed.map(({ hash }) => hash));
    const entry = { owner: ownerHash(drawId, person), count: person.tickets.length, codesRoot };
    return { entry, person, tickets: hashed.map(({ ticket }) => ticket) };
  });
  return rows.sort((left, right) => compareBytes(left.entry.owner, right.entry.owner));
}

function auditWith(drawId: string) {
  const entries: DrawAuditEntry[] = [];
  const add = (at: string, action: string, details: Record<string, unknown>): string => {
    const previous = entries.at(-1)?.hash ?? CHAIN_START;
    const entry = { position: entries.length + 1, at, action, actor_id: "u-1", actor_role: "admin", details, previous };
    entries.push({ ...entry, hash: auditHash(drawId, entry) });
    return auditHash(drawId, entry);
  };
  return { entries, add };
}

/** The winning places of a seed. */
export function resultsOf(rows: Pack["rows"], seed: Uint8Array, manifest: ManifestCore): DrawnResult[] {
  const { draw_id: drawId, winners, reserves, one_prize_per_owner: onePerOwner } = manifest;
  const counts = rows.map(({ entry }) => entry.count);
  return drawWinners(seed, { counts, results: winners + reserves, onePerOwner }).flatMap((drawn, index) => {
    const { entry, tickets } = rows[drawn.row] ?? {};
    const ticket = tickets?.[drawn.offset];
    if (!entry || !tickets || !ticket) return [];
    return {
      ...drawn,
      place: index + 1,
      kind: index < winners ? ("winner" as const) : ("reserve" as const),
      owner: bytesToHex(entry.owner),
      code: ticket.code,
      salt: bytesToHex(ticket.salt),
      path: pathOf(
        tickets.map((one) => ticketHash(drawId, one)),
        drawn.offset,
      ).map(bytesToHex),
    };
  });
}

const DEFAULTS = {
  mode: "beacon" as const,
  drawId: "d-pack",
  winners: 2,
  reserves: 1,
  onePerOwner: true,
  secret: bytesFor("secret", 32),
  entropy: "4 6 2 2 1\n",
  chain: TEST_CHAIN,
  drawTime: "2026-03-06T11:30:00Z",
};

function signatureOf(chain: Chain, manifest: Manifest): string {
  if (manifest.mode === "witnessed") return "";
  return chain === TEST_CHAIN ? signRound(manifest.round) : SIGNATURE_OF_657413;
}

/** Makes the genuine files of a draw. */
export function packOf(options: PackOptions): Pack {
  const { people, mode, drawId, winners, reserves, onePerOwner, secret, entropy, chain, drawTime } = {
    ...DEFAULTS,
    ...options,
  };
  const times = timesBefore(drawTime);
  const rows = rowsOf(drawId, people);
  const entries = rows.map(({ entry }) => entryLine(entry)).join("");
  const audit = auditWith(drawId);
  const auditHead = audit.add(times.announced, "DRAW_ANNOUNCED", { rules_sha256: hashText("rules") });
  const round = roundAfter(chain, new Date(drawTime));
  const modeFields =
    mode === "beacon"
      ? { mode, chain: chain.hash, public_key: chain.publicKey, scheme: chain.scheme, round }
      : { mode, commit: bytesToHex(commitmentTo(secret)), entropy_source: "dice of three witnesses" };
  const quantities = winners > 1 ? [1, winners - 1] : [1];
  const manifest = {
    spec: SPEC,
    draw_id: drawId,
    owners: rows.length,
    codes: rows.reduce((sum, { entry }) => sum + entry.count, 0),
    entries_sha256: hashText(entries),
    merkle_root: bytesToHex(treeRoot(rows.map(({ entry }) => entryBytes(entry)))),
    winners,
    reserves,
    one_prize_per_owner: onePerOwner,
    prizes: quantities.map((quantity, index) => ({
      name_fa: `جایزهٔ ${index + 1}`,
      name_en: `Prize ${index + 1}`,
      value_toman: 10_000_000,
      quantity,
      picture_sha256: index === 0 ? hashText("picture") : null,
    })),
    exclusions: { count: 1, sha256: hashText("exclusions") },
    rules_sha256: hashText("rules"),
    verifier_sha256: hashText(VERIFIER),
    audit_head: auditHead,
    cutoff: times.cutoff,
    check_window_seconds: 7_200,
    dispute_window_seconds: 86_400,
    draw_time: drawTime,
    ...modeFields,
    ...options.manifest,
  } as Manifest;
  const manifestText = canonicalJson(manifest);
  const manifestHash = hashText(manifestText);
  audit.add(times.frozen, "DRAW_FROZEN", { manifest_hash: manifestHash });
  const places = times.anchors.map((at, index) => ({ at, url: `https://example.org/${index}`, note: `Post ${index}` }));
  let head = "";
  for (const { at, url, note } of places) head = audit.add(at, "DRAW_ANCHORED", { url, note });
  const signature = signatureOf(chain, manifest);
  const seed =
    mode === "beacon"
      ? beaconSeed(hexToBytes(signature), hexToBytes(manifestHash))
      : witnessedSeed(secret, hexToBytes(manifestHash), entropy);
  const result = {
    spec: SPEC,
    draw_id: drawId,
    manifest_hash: manifestHash,
    audit_head: head,
    seed: bytesToHex(seed),
    results: resultsOf(rows, seed, manifest),
    ...(mode === "beacon" ? { mode, round, signature } : { mode, secret: bytesToHex(secret), entropy }),
  } as DrawResult;
  audit.add(times.drawn, "DRAW_DRAWN", { seed: result.seed });
  const anchors: Anchors = { spec: SPEC, draw_id: drawId, manifest_hash: manifestHash, anchors: places };
  const auditFile: DrawAudit = { spec: SPEC, draw_id: drawId, entries: audit.entries };
  const files = {
    manifest: manifestText,
    entries,
    anchors: canonicalJson(anchors),
    result: canonicalJson(result),
    audit: canonicalJson(auditFile),
    verifierHash: hashText(VERIFIER),
  };
  const proofOf = (row: number): Proof => ({
    spec: SPEC,
    draw_id: drawId,
    manifest_hash: manifestHash,
    owner_salt: bytesToHex(rows[row]?.person.salt ?? new Uint8Array()),
    row,
    path: pathOf(
      rows.map(({ entry }) => entryBytes(entry)),
      row,
    ).map(bytesToHex),
    tickets: (rows[row]?.tickets ?? []).map(({ code, salt }) => ({ code, salt: bytesToHex(salt) })),
  });
  return { rows, manifest, manifestHash, entries, anchors, result, audit: auditFile, files, proofOf };
}
