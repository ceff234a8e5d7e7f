import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import * as z from "zod/mini";
import { HASH_BYTES, SALT_BYTES, parseHex, SPEC } from "./hashes";
import { SIGNATURE_BYTES } from "./beacon";

/** Returns the JSON text of an object in the canonical form of RFC 8785 (JCS). */
export const canonicalJson = (value: object): string => canonicalize(value) ?? "";

/** Returns the SHA-256 of a text's UTF-8 bytes. */
export const hashOf = (text: string): Uint8Array => sha256(utf8ToBytes(text));

const hexOf = (bytes: number) =>
  z.string().check(z.refine((text) => parseHex(text, bytes) !== null, `not ${bytes} bytes in hexadecimal`));
const hash = hexOf(HASH_BYTES);
const count = z.int().check(z.minimum(0));
const positive = z.int().check(z.minimum(1));
const time = z.iso.datetime({ precision: 0 });

const prize = z.strictObject({
  name_fa: z.string(),
  name_en: z.string(),
  value_toman: count,
  quantity: positive,
  picture_sha256: z.nullable(hash),
});

/** The fields of a manifest that golden vectors also have. */
const core = {
  spec: z.literal(SPEC),
  draw_id: z.string(),
  owners: positive,
  codes: positive,
  entries_sha256: hash,
  merkle_root: hash,
  winners: positive,
  reserves: count,
  one_prize_per_owner: z.boolean(),
};
const beacon = { mode: z.literal("beacon"), chain: hash, round: positive };
const witnessed = { mode: z.literal("witnessed"), commit: hash };

const frozen = {
  ...core,
  prizes: z.array(prize),
  exclusions: z.strictObject({ count, sha256: hash }),
  rules_sha256: hash,
  verifier_sha256: hash,
  audit_head: hash,
  cutoff: time,
  check_window_seconds: count,
  dispute_window_seconds: count,
  draw_time: time,
};

export const manifestSchema = z.discriminatedUnion("mode", [
  z.strictObject({ ...frozen, ...beacon, public_key: z.string(), scheme: z.string() }),
  z.strictObject({ ...frozen, ...witnessed, entropy_source: z.string() }),
]);
/** What a draw commits to before its randomness exists. Amounts are Toman, times UTC to the second. */
export type Manifest = z.output<typeof manifestSchema>;

/** The part of a manifest that determines the winners. */
export type ManifestCore = z.output<z.ZodMiniObject<typeof core>>;

const drawn = z.strictObject({
  place: positive,
  kind: z.enum(["winner", "reserve"]),
  position: count,
  row: count,
  offset: count,
  owner: hash,
  code: z.string(),
  salt: hexOf(SALT_BYTES),
  /** The path from the code's ticket to the root of the participant's codes. */
  path: z.array(hash),
});

const resultCore = {
  spec: z.literal(SPEC),
  draw_id: z.string(),
  manifest_hash: hash,
  /** The hash of the last audit entry before the run. */
  audit_head: hash,
  seed: hash,
  results: z.array(drawn),
};

export const resultSchema = z.discriminatedUnion("mode", [
  z.strictObject({ ...resultCore, mode: z.literal("beacon"), round: positive, signature: hexOf(SIGNATURE_BYTES) }),
  z.strictObject({ ...resultCore, mode: z.literal("witnessed"), secret: hash, entropy: z.string() }),
]);
/** What the run of a draw fixes. */
export type DrawResult = z.output<typeof resultSchema>;
export type DrawnResult = z.output<typeof drawn>;

const anchor = z.strictObject({ at: time, url: z.string(), note: z.string() });
export const anchorsSchema = z.strictObject({
  spec: z.literal(SPEC),
  draw_id: z.string(),
  manifest_hash: hash,
  anchors: z.array(anchor),
});
/** The places where the hash of a manifest was published. */
export type Anchors = z.output<typeof anchorsSchema>;

export const proofSchema = z.strictObject({
  spec: z.literal(SPEC),
  draw_id: z.string(),
  manifest_hash: hash,
  /** The salt of the participant's row. */
  owner_salt: hexOf(SALT_BYTES),
  row: count,
  path: z.array(hash),
  tickets: z.array(z.strictObject({ code: z.string(), salt: hexOf(SALT_BYTES) })),
});
/** What a participant needs to find their codes in the entries. The phone and the national code are not part of it. */
export type Proof = z.output<typeof proofSchema>;

const auditEntry = z.strictObject({
  position: positive,
  at: time,
  action: z.string(),
  actor_id: z.nullable(z.string()),
  actor_role: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  /** The hash of the entry before it; 64 zeros for the first. */
  previous: hash,
  hash,
});
export const auditSchema = z.strictObject({
  spec: z.literal(SPEC),
  draw_id: z.string(),
  entries: z.array(auditEntry),
});
/** The audit entries of a draw as a hash chain. */
export type DrawAudit = z.output<typeof auditSchema>;
export type DrawAuditEntry = z.output<typeof auditEntry>;
