import { In, IsNull } from "typeorm";
import { v7 as uuidv7 } from "uuid";
import {
  anchorableUntil,
  drawDraft,
  type DrawDraft,
  drawReason,
  type DrawState,
  exclusionList,
  manifestTime,
} from "../../../domain/draws/draw";
import { hashText, toHex } from "../../../domain/draws/hashes";
import { foldNationalCode, foldPhone } from "../../../domain/identity";
import { id as idSchema } from "../../../domain/ids";
import { STATE_LABELS } from "../../../domain/draws/draw.text";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { AppError, fail } from "../../kit/errors/app-error";
import { sentFields, validate, validateField, validateUpdate } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { inTransaction, withCustomPlans } from "../../kit/transactions/transaction";
import { lockCampaignForShare } from "../campaigns/campaign.queries";
import { EventEntity } from "../events/event.entity";
import { DrawPrize } from "./draw-prize.entity";
import { recordDrawAudit } from "./draw-audit.service";
import { Draw } from "./draw.entity";
import {
  allowParticipants,
  copyExclusions,
  type DrawPreview,
  insertVerifier,
  knownIdentifiers,
  lockDraw,
  previewOf,
  replaceExclusions,
  updateWinnerFlags,
} from "./draw.queries";
import { requirePictures } from "./picture.service";
import { readVerifier } from "./verifier";

const parseId = (rawId: string): string => validateField("id", idSchema, rawId);

/** Returns a draw. Throws DRAW_NOT_FOUND. */
export const findDraw = async (ctx: Ctx, rawId: string): Promise<Draw> =>
  (await ctx.db.findOneBy(Draw, { id: parseId(rawId) })) ?? fail("DRAW_NOT_FOUND");

/** Locks a draw until the transaction ends. Throws DRAW_NOT_FOUND. */
export const lockDrawOrFail = async (tx: Tx, id: string): Promise<Draw> =>
  (await lockDraw(tx.db, id)) ?? fail("DRAW_NOT_FOUND");

/** Throws DRAW_STATE unless the draw is in one of the states. */
export function requireState({ state }: Draw, states: readonly DrawState[]): void {
  if (!states.includes(state)) fail("DRAW_STATE", (lang) => ({ state: STATE_LABELS[state][lang] }));
}

/** Throws DRAW_TOO_LATE_TO_ANCHOR if the dispute window no longer fits before the draw. */
export function requireAnchorable({ now }: Ctx, draw: Draw): void {
  const until = anchorableUntil(draw);
  if (now > until) fail("DRAW_TOO_LATE_TO_ANCHOR", { time: manifestTime(until) });
}

/** Returns a page of the draws, of one state and one event or of all, newest first. */
export async function listDraws(
  ctx: Ctx,
  { state, eventId, ...args }: PageArgs & { state?: DrawState | null | undefined; eventId?: string | null | undefined },
): Promise<PageOf<Draw>> {
  validatePage(args);
  const [draws, total] = await ctx.db.findAndCount(Draw, {
    where: { ...(state && { state }), ...(eventId && { eventId: validateField("eventId", idSchema, eventId) }) },
    order: { createdAt: "desc", id: "asc" },
    skip: (args.page - 1) * args.pageSize,
    take: args.pageSize,
  });
  return pageOf(args, draws, total);
}

/** Returns the prizes of draws, in the order in which they are drawn. */
export const prizesOf = (ctx: Ctx, drawIds: readonly string[]): Promise<DrawPrize[]> =>
  ctx.db.find(DrawPrize, { where: { drawId: In(drawIds) }, order: { drawId: "asc", position: "asc" } });

interface Exclusions {
  phones: string[];
  nationalCodes: string[];
}

const MAX_NAMED = 5;

/** Parses a list of excluded people. Throws BAD_USER_INPUT with EXCLUSION_UNKNOWN for people who are no customers. */
async function parseExclusions(ctx: Ctx, input: unknown): Promise<Exclusions> {
  const texts = validateField("exclusions", exclusionList, input);
  const identifiers = texts.map((text) => ({ text, phone: foldPhone(text), nationalCode: foldNationalCode(text) }));
  const known = await knownIdentifiers(
    ctx.db,
    identifiers.flatMap(({ phone, nationalCode }) => [phone, nationalCode]),
  );
  const unknown = identifiers.filter(({ phone, nationalCode }) => !known.has(phone) && !known.has(nationalCode));
  if (unknown.length > 0) {
    const named = unknown.slice(0, MAX_NAMED).map(({ text }) => text);
    const people = unknown.length > MAX_NAMED ? `${named.join(", ")}, …` : named.join(", ");
    throw new AppError("BAD_USER_INPUT", [{ field: "exclusions", code: "EXCLUSION_UNKNOWN" }], { people });
  }
  return {
    phones: identifiers.map(({ phone }) => phone),
    nationalCodes: identifiers.map(({ nationalCode }) => nationalCode),
  };
}

const ACTIVE = { deletedAt: IsNull() };

/** Throws EVENT_NOT_FOUND or CAMPAIGN_NOT_FOUND, also for a deleted one, or BAD_USER_INPUT with PICTURE_UNKNOWN. */
async function requireReferences(tx: Tx, { eventId, campaignId, prizes }: DrawDraft): Promise<void> {
  if (eventId !== null && !(await tx.db.existsBy(EventEntity, { ...ACTIVE, id: eventId }))) fail("EVENT_NOT_FOUND");
  if (campaignId !== null && !(await lockCampaignForShare(tx.db, campaignId))) fail("CAMPAIGN_NOT_FOUND");
  await requirePictures(tx, prizes);
}

const columnsOf = ({ prizes: _prizes, commitment, ...draft }: DrawDraft) => ({
  ...draft,
  commitment: commitment === null ? null : Buffer.from(commitment, "hex"),
});

const prizeRows = (drawId: string, prizes: DrawDraft["prizes"]) =>
  prizes.map((prize, index) => ({ drawId, position: index + 1, ...prize }));

/** The facts of a definition that its audit entry names. */
const auditDetails = ({ nameFa, nameEn, mode, cutoffAt, drawAt, prizes, reserves }: DrawDraft) => ({
  name_fa: nameFa,
  name_en: nameEn,
  mode,
  cutoff: manifestTime(cutoffAt),
  draw_time: manifestTime(drawAt),
  prizes: prizes.map(({ nameFa: name, quantity }) => ({ name_fa: name, quantity })),
  reserves,
});

/** Unvalidated fields of a definition, and the list of exclusions. */
type DrawFields = Record<string, unknown> & { exclusions?: unknown };

/**
 * Creates a draw as a draft. Throws BAD_USER_INPUT, EVENT_NOT_FOUND or CAMPAIGN_NOT_FOUND. Exclusions are phones or
 * national codes of customers.
 */
export async function createDraw(
  ctx: Ctx,
  { exclusions, ...input }: DrawFields,
  copiedFromId: string | null = null,
): Promise<Draw> {
  const draft = validate(drawDraft, input);
  const excluded = exclusions === undefined || exclusions === null ? null : await parseExclusions(ctx, exclusions);
  const id = uuidv7();
  await inTransaction(ctx, async (tx) => {
    await requireReferences(tx, draft);
    const createdById = currentStaff(tx)?.userId ?? null;
    const times = { createdAt: tx.now, updatedAt: tx.now };
    await tx.db.insert(Draw, { ...columnsOf(draft), id, state: "draft", copiedFromId, createdById, ...times });
    await tx.db.insert(DrawPrize, prizeRows(id, draft.prizes));
    if (excluded) await replaceExclusions(tx.db, id, excluded);
    else if (copiedFromId !== null) await copyExclusions(tx.db, copiedFromId, id);
    await recordDrawAudit(tx, id, "CREATE", { ...auditDetails(draft), copied_from: copiedFromId });
  });
  return findDraw(ctx, id);
}

async function storedDraft(ctx: Ctx, draw: Draw): Promise<object> {
  const prizes = await prizesOf(ctx, [draw.id]);
  return {
    ...draw,
    commitment: draw.commitment?.toString("hex") ?? null,
    prizes: prizes.map(({ drawId: _draw, position: _position, ...prize }) => prize),
  };
}

/**
 * Changes the fields of a draft that are sent; prizes and exclusions are replaced as a whole. Throws DRAW_NOT_FOUND,
 * DRAW_NOT_DRAFT and the errors of `createDraw`.
 */
export async function updateDraw(ctx: Ctx, rawId: string, { exclusions, ...input }: DrawFields): Promise<Draw> {
  const id = parseId(rawId);
  const excluded = exclusions === undefined ? null : await parseExclusions(ctx, exclusions ?? []);
  await inTransaction(ctx, async (tx) => {
    const draw = await lockDrawOrFail(tx, id);
    if (draw.state !== "draft") fail("DRAW_NOT_DRAFT");
    const draft = validateUpdate(drawDraft, await storedDraft(tx, draw), input);
    await requireReferences(tx, draft);
    await tx.db.update(Draw, { id }, { ...columnsOf(draft), updatedAt: tx.now });
    await tx.db.delete(DrawPrize, { drawId: id });
    await tx.db.insert(DrawPrize, prizeRows(id, draft.prizes));
    if (excluded) await replaceExclusions(tx.db, id, excluded);
    const fields = [...Object.keys(sentFields(input)), ...(excluded ? ["exclusions"] : [])];
    await recordDrawAudit(tx, id, "UPDATE", { ...auditDetails(draft), fields });
  });
  return findDraw(ctx, id);
}

/** Copies the definition of a draw as a new draft; the commitment of a witnessed draw is not copied. */
export async function copyDraw(ctx: Ctx, rawId: string): Promise<Draw> {
  const draw = await findDraw(ctx, rawId);
  const definition = asInput(await storedDraft(ctx, draw));
  return createDraw(ctx, { ...definition, commitment: null }, draw.id);
}

/** Times as inputs have them. */
const asInput = (definition: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(definition).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : (value as unknown),
    ]),
  );

/** Counts the people, codes and exclusions of a draw as they are now. */
export async function previewDraw(ctx: Ctx, rawId: string): Promise<DrawPreview> {
  const { id } = await findDraw(ctx, rawId);
  return withCustomPlans(ctx, async (db) => {
    await allowParticipants(db);
    return previewOf(db, id);
  });
}

/**
 * Announces a draft: its definition is fixed and public, together with the verifier of this release. Throws DRAW_STATE,
 * DRAW_COMMITMENT_REQUIRED or DRAW_TOO_LATE_TO_ANCHOR.
 */
export async function announceDraw(ctx: Ctx, rawId: string): Promise<Draw> {
  const id = parseId(rawId);
  const html = await readVerifier(ctx.settings.draws.verifierFile);
  const sha256 = hashText(html);
  await inTransaction(ctx, async (tx) => {
    const draw = await lockDrawOrFail(tx, id);
    requireState(draw, ["draft"]);
    if (draw.mode === "witnessed" && draw.commitment === null) fail("DRAW_COMMITMENT_REQUIRED");
    requireAnchorable(tx, draw);
    await insertVerifier(tx.db, { sha256, html, at: tx.now });
    const announced = { state: "announced", verifierSha256: sha256, announcedAt: tx.now, updatedAt: tx.now } as const;
    await tx.db.update(Draw, { id }, announced);
    await recordDrawAudit(tx, id, "DRAW_ANNOUNCED", {
      rules_sha256: rulesHash(draw),
      verifier_sha256: sha256,
      commitment: draw.commitment && toHex(draw.commitment),
    });
  });
  return findDraw(ctx, id);
}

/** Returns the hash of the rules in both languages. */
export const rulesHash = ({ rulesFa, rulesEn }: Pick<Draw, "rulesFa" | "rulesEn">): string =>
  hashText(`${rulesFa}\0${rulesEn}`);

/** Settles a drawn draw: claims and disqualifications end. Throws DRAW_STATE. */
export async function settleDraw(ctx: Ctx, rawId: string): Promise<Draw> {
  const id = parseId(rawId);
  await inTransaction(ctx, async (tx) => {
    requireState(await lockDrawOrFail(tx, id), ["drawn"]);
    await tx.db.update(Draw, { id }, { state: "settled", settledAt: tx.now, updatedAt: tx.now });
    await recordDrawAudit(tx, id, "DRAW_SETTLED", {});
  });
  return findDraw(ctx, id);
}

const VOIDABLE: readonly DrawState[] = ["draft", "announced", "frozen", "anchored", "drawn"];

/** Voids a draw that is not settled; the draw and the reason stay visible. Throws DRAW_STATE. */
export async function voidDraw(ctx: Ctx, rawId: string, rawReason: unknown): Promise<Draw> {
  const id = parseId(rawId);
  const reason = validateField("reason", drawReason, rawReason);
  await inTransaction(ctx, (tx) => voidLocked(tx, id, reason));
  return findDraw(ctx, id);
}

/** Voids a draw inside a transaction. */
export async function voidLocked(tx: Tx, id: string, reason: string): Promise<void> {
  const draw = await lockDrawOrFail(tx, id);
  requireState(draw, VOIDABLE);
  await tx.db.update(Draw, { id }, { state: "voided", voidedAt: tx.now, voidReason: reason, updatedAt: tx.now });
  await updateWinnerFlags(tx.db, id);
  await recordDrawAudit(tx, id, "DRAW_VOIDED", { reason });
}
