import { randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { freezableFrom, manifestTime, winnersOf } from "../../../domain/draws/draw";
import { roundAfter } from "../../../domain/draws/beacon";
import { HASH_BYTES, SALT_BYTES, SPEC, taggedHash, toHex } from "../../../domain/draws/hashes";
import { canonicalJson, hashOf, type Manifest } from "../../../domain/draws/manifest";
import { id as idSchema } from "../../../domain/ids";
import { currentStaff } from "../../kit/auth/authorization";
import { cancelJob, failAbandonedJobs } from "../../kit/background-jobs/background-job.queries";
import { type Checkpoint, type JobRun, JobStoppedError, runJob } from "../../kit/background-jobs/run-job";
import type { Ctx, Tx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { copyInto } from "../../kit/transactions/copy";
import { batchesOf } from "../../kit/transactions/cursor";
import { inTransaction } from "../../kit/transactions/transaction";
import { confirmStep } from "./confirmation.service";
import { auditHead, recordDrawAudit } from "./draw-audit.service";
import { DrawFreezeEntity } from "./draw-freeze.entity";
import { findDraw, lockDrawOrFail, prizesOf, requireState, rulesHash } from "./draw.service";
import { Draw } from "./draw.entity";
import {
  allowParticipants,
  completeFreeze,
  DRAW_FREEZES,
  insertTreeLevel,
  lockEntries,
  participantsOf,
} from "./draw.queries";
import { ENTRY_COLUMNS, type FreezeSummary } from "./freeze-entries";
import { type FreezeThread, withFreezeThread } from "./freeze-thread";

/** The result of a step that two people confirm. */
export interface StepResult {
  /** The first person has requested the step; a second person confirms it with the same call. */
  awaitingConfirmation: boolean;
  draw: Draw;
}

/** Throws DRAW_STATE, or DRAW_TOO_EARLY_TO_FREEZE before the end of the check window. */
function requireFreezable(ctx: Ctx, draw: Draw): void {
  requireState(draw, ["announced"]);
  const from = freezableFrom(draw);
  if (ctx.now < from) fail("DRAW_TOO_EARLY_TO_FREEZE", { time: manifestTime(from) });
}

/**
 * Fixes the participants of an announced draw. The first person's call requests it, a second person's call starts it in
 * the background; the draw returns its progress. Throws DRAW_STATE, DRAW_TOO_EARLY_TO_FREEZE, DRAW_FREEZING and the
 * errors of `confirmStep`.
 */
export async function freezeDraw(ctx: Ctx, rawId: string): Promise<StepResult> {
  const drawId = validateField("id", idSchema, rawId);
  await failAbandonedJobs(ctx.db, DRAW_FREEZES);
  const id = uuidv7();
  const isConfirmed = await inTransaction(ctx, async (tx) => {
    requireFreezable(tx, await lockDrawOrFail(tx, drawId));
    if (await tx.db.existsBy(DrawFreezeEntity, { drawId, status: "running" })) fail("DRAW_FREEZING");
    if (!(await confirmStep(tx, { drawId, step: "freeze", payload: {} }))) return false;
    const job = { id, drawId, startedById: currentStaff(tx)?.userId ?? null, workerId: tx.jobs.workerId };
    await tx.db.insert(DrawFreezeEntity, job);
    return true;
  });
  if (isConfirmed) {
    runJob(ctx, { table: DRAW_FREEZES, id, start: "now" }, (run) =>
      withFreezeThread(drawId, (thread) => freeze(run, drawId, thread)),
    );
  }
  return { awaitingConfirmation: !isConfirmed, draw: await findDraw(ctx, drawId) };
}

/** Returns the latest freeze of a draw, or null. */
async function latestFreeze(ctx: Ctx, drawId: string): Promise<DrawFreezeEntity | null> {
  await failAbandonedJobs(ctx.db, DRAW_FREEZES);
  return ctx.db.findOne(DrawFreezeEntity, { where: { drawId }, order: { createdAt: "desc" } });
}

/** Cancels the running freeze of a draw; nothing is stored. Throws DRAW_FREEZE_NOT_RUNNING. */
export async function cancelFreeze(ctx: Ctx, rawId: string): Promise<Draw> {
  const draw = await findDraw(ctx, rawId);
  const job = await latestFreeze(ctx, draw.id);
  if (!job || !(await cancelJob(ctx.db, DRAW_FREEZES, job.id))) fail("DRAW_FREEZE_NOT_RUNNING");
  return draw;
}

/** Runs a freeze as a job: all in one transaction, which a cancellation rolls back. */
const freeze = ({ owned, checkpoint, inTransaction: inJob }: JobRun, drawId: string, thread: FreezeThread) =>
  inJob(async (tx) => {
    const owners = await freezeInside(tx, drawId, { thread, checkpoint });
    if (!(await completeFreeze(tx.db, owned, owners))) throw new JobStoppedError();
  });

/** Freezes an announced draw inside a transaction, without a second person: for the demo data. */
export const freezeNow = (tx: Tx, drawId: string): Promise<number> =>
  withFreezeThread(drawId, (thread) => freezeInside(tx, drawId, { thread, checkpoint: () => undefined }));

/** Hashes the participants in a thread and stores them with the manifest; returns their number. */
async function freezeInside(
  tx: Tx,
  drawId: string,
  { thread, checkpoint }: { thread: FreezeThread; checkpoint: Checkpoint },
): Promise<number> {
  await allowParticipants(tx.db);
  await lockEntries(tx.db);
  const draw = await tx.db.findOneByOrFail(Draw, { id: drawId });
  requireFreezable(tx, draw);
  let processed = 0;
  let excluded: string[] = [];
  // The cursor's snapshot is the one moment that the manifest shows.
  for await (const people of batchesOf(tx, participantsOf, { drawId })) {
    excluded = people[0]?.excluded ?? excluded;
    await thread.add(people);
    processed += people.length;
    checkpoint({ total: people[0]?.total ?? null, processed });
  }
  if (processed === 0) fail("DRAW_EMPTY");
  const summary = await thread.finish();
  const exclusionsSalt = toHex(randomBytes(SALT_BYTES));
  const manifest = await manifestOf(tx, draw, { ...summary, excluded, exclusionsSalt });
  checkpoint({});
  await copyInto(tx, ENTRY_COLUMNS, thread.lines());
  for (const [level, nodes] of summary.levels.entries()) {
    await insertTreeLevel(tx.db, { drawId, level, nodes: Buffer.from(nodes) });
  }
  checkpoint({});
  await store(tx, drawId, manifest, exclusionsSalt);
  return summary.owners;
}

/** Stores the manifest. The audit head in it is read under the same lock, so that no entry comes between. */
async function store(tx: Tx, id: string, manifest: Manifest, exclusionsSalt: string): Promise<void> {
  requireState(await lockDrawOrFail(tx, id), ["announced"]);
  const text = canonicalJson({ ...manifest, audit_head: await auditHead(tx, id) });
  const manifestHash = Buffer.from(hashOf(text));
  const frozen = { state: "frozen", manifest: text, manifestHash, exclusionsSalt, frozenAt: tx.now } as const;
  await tx.db.update(Draw, { id }, { ...frozen, updatedAt: tx.now });
  await recordDrawAudit(tx, id, "DRAW_FROZEN", {
    manifest_hash: toHex(manifestHash),
    owners: manifest.owners,
    codes: manifest.codes,
  });
}

/** Returns the hash of the excluded people: their national codes in order after a random salt, which is not published. */
const exclusionsHash = (drawId: string, salt: string, nationalCodes: readonly string[]): string =>
  toHex(taggedHash("exclusions", [drawId, salt, ...nationalCodes], new Uint8Array()));

/** Returns the manifest of a draw. Throws DRAW_TOO_FEW if there are more prizes than participants or codes. */
async function manifestOf(
  tx: Tx,
  draw: Draw,
  facts: FreezeSummary & { excluded: readonly string[]; exclusionsSalt: string },
): Promise<Manifest> {
  const { chain } = tx.settings.draws;
  const { owners, codes, entriesSha256, levels, excluded, exclusionsSalt } = facts;
  const prizes = await prizesOf(tx, [draw.id]);
  const winners = winnersOf(prizes);
  const maxWinners = draw.isOnePerOwner ? owners : codes;
  if (winners > maxWinners) fail("DRAW_TOO_FEW", { prizes: winners, owners: maxWinners });
  const common = {
    spec: SPEC,
    draw_id: draw.id,
    owners,
    codes,
    entries_sha256: entriesSha256,
    merkle_root: toHex(levels.at(-1) ?? new Uint8Array()),
    winners,
    reserves: draw.reserves,
    one_prize_per_owner: draw.isOnePerOwner,
    prizes: prizes.map(({ nameFa, nameEn, valueToman, quantity, pictureSha256 }) => ({
      name_fa: nameFa,
      name_en: nameEn,
      value_toman: valueToman,
      quantity,
      picture_sha256: pictureSha256,
    })),
    exclusions: { count: excluded.length, sha256: exclusionsHash(draw.id, exclusionsSalt, excluded) },
    rules_sha256: rulesHash(draw),
    verifier_sha256: draw.verifierSha256 ?? "",
    audit_head: "00".repeat(HASH_BYTES),
    cutoff: manifestTime(draw.cutoffAt),
    check_window_seconds: draw.checkMinutes * 60,
    dispute_window_seconds: draw.disputeMinutes * 60,
    draw_time: manifestTime(draw.drawAt),
  } as const;
  if (draw.mode === "witnessed") {
    const commit = draw.commitment?.toString("hex") ?? "";
    return { ...common, mode: "witnessed", commit, entropy_source: draw.entropySource ?? "" };
  }
  const round = roundAfter(chain, draw.drawAt);
  const { hash, publicKey, scheme } = chain;
  return { ...common, mode: "beacon", chain: hash, public_key: publicKey, scheme, round };
}
