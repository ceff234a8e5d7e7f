import { LessThan, In } from "typeorm";
import { parseSignature, SIGNATURE_BYTES, timeOfRound, isBeaconValid } from "../../../domain/draws/beacon";
import { entropyText, manifestTime, REVEAL_HOURS } from "../../../domain/draws/draw";
import { SECRET_NOT_REVEALED } from "../../../domain/draws/draw.text";
import { HASH_BYTES, parseHex, SALT_BYTES, SPEC, ticketHash, toHex } from "../../../domain/draws/hashes";
import { canonicalJson, type DrawnResult, hashOf, type Manifest } from "../../../domain/draws/manifest";
import { manifestSchema } from "../../../domain/draws/manifest";
import { pathOf } from "../../../domain/draws/merkle-tree";
import { beaconSeed, commitmentTo, drawWinners, witnessedSeed } from "../../../domain/draws/winners";
import { HOUR_MS } from "../../../domain/time/instants";
import type { Ctx, Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { AppError, fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { inTransaction } from "../../kit/transactions/transaction";
import { fetchSignature, roundPath } from "./beacon-client";
import { confirmStep } from "./confirmation.service";
import { auditHead, recordDrawAudit } from "./draw-audit.service";
import { Draw } from "./draw.entity";
import { findDraw, lockDrawOrFail, requireState, voidLocked } from "./draw.service";
import { codeCounts, type EntryRow, entriesAt, insertResults, lockCodes, updateWinnerFlags } from "./draw.queries";
import { disqualifyInvalid } from "./result.service";
import type { StepResult } from "./freeze.service";

/** What a run needs besides the frozen draw: the beacon's signature, or the secret and the witnesses' entropy. */
export interface RunInput {
  round?: number | null | undefined;
  signature?: string | null | undefined;
  secret?: string | null | undefined;
  entropy?: string | null | undefined;
}

type Randomness = { signature: Uint8Array } | { secret: Uint8Array; entropy: string };

type Of<Mode> = Extract<Manifest, { mode: Mode }>;

/** Returns the manifest of a frozen draw. */
export const manifestIn = ({ manifest }: Draw): Manifest => manifestSchema.parse(JSON.parse(manifest ?? "null"));

const failField = (
  field: string,
  code: "HEX_INVALID" | "BEACON_SIGNATURE_INVALID" | "BEACON_CHAIN_INCORRECT" | "SECRET_INCORRECT",
) => {
  throw new AppError("BAD_USER_INPUT", [{ field, code }]);
};

/**
 * Returns the beacon's signature of the manifest's round: the one that is given, or that of a relay. Throws
 * DRAW_TOO_EARLY_TO_RUN, BEACON_CHAIN_INCORRECT, BEACON_ROUND_INCORRECT, BEACON_SIGNATURE_INVALID or BEACON_UNREACHABLE.
 */
async function beaconOf(ctx: Ctx, manifest: Of<"beacon">, { round, signature }: RunInput): Promise<Randomness> {
  const { chain, relays } = ctx.settings.draws;
  if (manifest.chain !== chain.hash || manifest.public_key !== chain.publicKey) fail("BEACON_CHAIN_INCORRECT");
  const time = timeOfRound(chain, manifest.round);
  if (ctx.now < time) fail("DRAW_TOO_EARLY_TO_RUN", { time: manifestTime(time) });
  if (typeof round === "number" && round !== manifest.round) {
    throw new AppError("BAD_USER_INPUT", [{ field: "round", code: "BEACON_ROUND_INCORRECT" }], {
      round: manifest.round,
    });
  }
  if (!signature) {
    const fetched = await fetchSignature(relays, chain, manifest.round);
    const url = `${relays[0] ?? "https://api.drand.sh"}${roundPath(chain, manifest.round)}`;
    return fetched ? { signature: fetched } : fail("BEACON_UNREACHABLE", { url });
  }
  const given = signature.trim().toLowerCase();
  // Signatures of 96 bytes belong to the chains with signatures on the other curve.
  if (parseHex(given, 2 * SIGNATURE_BYTES)) failField("signature", "BEACON_CHAIN_INCORRECT");
  const bytes = parseSignature(given) ?? failField("signature", "HEX_INVALID");
  if (!isBeaconValid(chain, manifest.round, bytes)) failField("signature", "BEACON_SIGNATURE_INVALID");
  return { signature: bytes };
}

/** Returns the revealed secret and the entropy. Throws DRAW_TOO_EARLY_TO_RUN, SECRET_INCORRECT or ENTROPY_REQUIRED. */
function witnessedOf(ctx: Ctx, draw: Draw, manifest: Of<"witnessed">, input: RunInput): Randomness {
  if (ctx.now < draw.drawAt) fail("DRAW_TOO_EARLY_TO_RUN", { time: manifestTime(draw.drawAt) });
  const entropy = validateField("entropy", entropyText, input.entropy ?? "");
  const secret = parseHex((input.secret ?? "").trim().toLowerCase(), HASH_BYTES) ?? failField("secret", "HEX_INVALID");
  if (toHex(commitmentTo(secret)) !== manifest.commit) failField("secret", "SECRET_INCORRECT");
  return { secret, entropy };
}

const revealableUntil = ({ drawAt }: Draw): Date => new Date(drawAt.getTime() + REVEAL_HOURS * HOUR_MS);

const VOID_REASON = `${SECRET_NOT_REVEALED.fa}\n${SECRET_NOT_REVEALED.en}`;

/** Voids the witnessed draws whose secret was not revealed in time. */
export async function voidUnrevealed(ctx: Ctx): Promise<void> {
  const late = { mode: "witnessed", drawAt: LessThan(new Date(ctx.now.getTime() - REVEAL_HOURS * HOUR_MS)) } as const;
  const draws = await ctx.db.find(Draw, {
    select: { id: true },
    where: { ...late, state: In(["frozen", "anchored"]) },
  });
  for (const { id } of draws)
    await inTransaction(ctx, async (tx) => {
      const { state } = await lockDrawOrFail(tx, id);
      if (state === "frozen" || state === "anchored") await voidLocked(tx, id, VOID_REASON);
    });
}

/**
 * Runs an anchored draw: the first person's call requests it, a second person's call draws the winners in one transaction.
 * A draw that has been drawn is returned unchanged. Throws DRAW_STATE, the errors of the randomness and of `confirmStep`,
 * and DRAW_TOO_LATE_TO_REVEAL, which also voids the draw.
 */
export async function runDraw(ctx: Ctx, rawId: string, input: RunInput): Promise<StepResult> {
  const draw = await findDraw(ctx, rawId);
  if (isDrawn(draw)) return { awaitingConfirmation: false, draw };
  requireState(draw, ["anchored"]);
  if (draw.mode === "witnessed" && ctx.now > revealableUntil(draw)) {
    await voidUnrevealed(ctx);
    fail("DRAW_TOO_LATE_TO_REVEAL");
  }
  const manifest = manifestIn(draw);
  const randomness =
    manifest.mode === "beacon" ? await beaconOf(ctx, manifest, input) : witnessedOf(ctx, draw, manifest, input);
  // A round of a beacon has one valid signature, so the payload need not contain it.
  const payload = "secret" in randomness ? { secret: toHex(randomness.secret), entropy: randomness.entropy } : {};
  const isRun = await inTransaction(ctx, async (tx) => {
    const locked = await lockDrawOrFail(tx, draw.id);
    if (isDrawn(locked)) return true;
    requireState(locked, ["anchored"]);
    if (!(await confirmStep(tx, { drawId: draw.id, step: "run", payload }))) return false;
    await store(tx, locked, manifest, randomness);
    return true;
  });
  return { awaitingConfirmation: !isRun, draw: await findDraw(ctx, draw.id) };
}

const isDrawn = ({ state }: Draw): boolean => state === "drawn" || state === "settled";

/** A drawn code with what the database stores of it. */
interface Drawn extends DrawnResult {
  customerId: string;
  codeId: string;
}

/** Returns the facts of a drawn code: its salt, and the path from its ticket to the root of the participant's codes. */
function drawnOf(drawId: string, entry: EntryRow, offset: number) {
  const { codes, salts, codeIds, owner, customerId } = entry;
  const saltAt = (index: number) => salts.subarray(index * SALT_BYTES, (index + 1) * SALT_BYTES);
  const tickets = codes.map((code, index) => ticketHash(drawId, { code, salt: saltAt(index) }));
  return {
    owner: toHex(owner),
    code: codes[offset] ?? "",
    salt: toHex(saltAt(offset)),
    path: pathOf(tickets, offset).map(toHex),
    customerId,
    codeId: codeIds[offset] ?? "",
  };
}

/** Computes the winners and reserves from the frozen entries. */
async function drawResults(db: Db, drawId: string, manifest: Manifest, seed: Uint8Array): Promise<Drawn[]> {
  const { winners, reserves, one_prize_per_owner: onePerOwner } = manifest;
  const counts = await codeCounts(db, drawId);
  const drawn = drawWinners(seed, { counts, results: winners + reserves, onePerOwner });
  const entries = await entriesAt(
    db,
    drawId,
    drawn.map(({ row }) => row),
  );
  return drawn.map(({ position, row, offset }, index) => {
    const entry = entries.get(row) ?? fail("INTERNAL");
    const kind = index < winners ? "winner" : "reserve";
    return { place: index + 1, kind, position, row, offset, ...drawnOf(drawId, entry, offset) };
  });
}

/** Draws and stores the results, in the transaction that holds the lock of the draw. */
async function store(tx: Tx, { id }: Draw, manifest: Manifest, randomness: Randomness): Promise<void> {
  const manifestHash = hashOf(canonicalJson(manifest));
  const seed =
    "secret" in randomness
      ? witnessedSeed(randomness.secret, manifestHash, randomness.entropy)
      : beaconSeed(randomness.signature, manifestHash);
  const results = await drawResults(tx.db, id, manifest, seed);
  const text = canonicalJson({
    spec: SPEC,
    draw_id: id,
    manifest_hash: toHex(manifestHash),
    audit_head: await auditHead(tx, id),
    seed: toHex(seed),
    results: results.map(({ customerId: _customer, codeId: _code, ...result }) => result),
    ...modeFields(manifest, randomness),
  });
  const resultHash = Buffer.from(hashOf(text));
  // An invalidation that has begun ends first, and a later one finds the results.
  await lockCodes(
    tx.db,
    results.map(({ codeId }) => Number(codeId)),
  );
  await insertResults(
    tx.db,
    id,
    results.map((result) => ({ ...result, prizeNumber: result.kind === "winner" ? result.place : null })),
  );
  await tx.db.update(Draw, { id }, { state: "drawn", result: text, resultHash, drawnAt: tx.now, updatedAt: tx.now });
  await recordDrawAudit(tx, id, "DRAW_DRAWN", { result_hash: toHex(resultHash), seed: toHex(seed) });
  await updateWinnerFlags(tx.db, id);
  await disqualifyInvalid(tx, id);
}

const modeFields = (manifest: Manifest, randomness: Randomness) =>
  "secret" in randomness
    ? { mode: "witnessed", secret: toHex(randomness.secret), entropy: randomness.entropy }
    : {
        mode: "beacon",
        round: manifest.mode === "beacon" ? manifest.round : 0,
        signature: toHex(randomness.signature),
      };
