import { anchorDraft, manifestTime, MAX_ANCHORS } from "../../../domain/draws/draw";
import { SPEC, toHex } from "../../../domain/draws/hashes";
import { type Anchors, canonicalJson } from "../../../domain/draws/manifest";
import { id as idSchema } from "../../../domain/ids";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { inTransaction } from "../../kit/transactions/transaction";
import { DrawAnchor } from "./draw-anchor.entity";
import { recordDrawAudit } from "./draw-audit.service";
import { Draw } from "./draw.entity";
import { findDraw, lockDrawOrFail, requireAnchorable, requireState } from "./draw.service";

/**
 * Records a place where the hash of the manifest was published. The first one starts the dispute window. Throws
 * DRAW_STATE, DRAW_TOO_LATE_TO_ANCHOR or DRAW_ANCHORS_FULL.
 */
export async function anchorDraw(ctx: Ctx, rawId: string, input: unknown): Promise<Draw> {
  const id = validateField("id", idSchema, rawId);
  const { url, note } = validate(anchorDraft, input);
  await inTransaction(ctx, async (tx) => {
    const draw = await lockDrawOrFail(tx, id);
    requireState(draw, ["frozen", "anchored", "drawn"]);
    const position = (await tx.db.countBy(DrawAnchor, { drawId: id })) + 1;
    if (position > MAX_ANCHORS) fail("DRAW_ANCHORS_FULL", { max: MAX_ANCHORS });
    if (draw.state === "frozen") {
      requireAnchorable(tx, draw);
      await tx.db.update(Draw, { id }, { state: "anchored", anchoredAt: tx.now, updatedAt: tx.now });
    }
    const createdById = currentStaff(tx)?.userId ?? null;
    await tx.db.insert(DrawAnchor, { drawId: id, position, url, note, createdById, createdAt: tx.now });
    await recordDrawAudit(tx, id, "DRAW_ANCHORED", { url, note });
  });
  return findDraw(ctx, id);
}

/** Returns the canonical JSON of the anchors of a frozen or later draw. */
export async function anchorsText(ctx: Ctx, { id, manifestHash }: Draw): Promise<string> {
  const anchors = await ctx.db.find(DrawAnchor, { where: { drawId: id }, order: { position: "asc" } });
  return canonicalJson({
    spec: SPEC,
    draw_id: id,
    manifest_hash: toHex(manifestHash ?? fail("NOT_FOUND")),
    anchors: anchors.map(({ createdAt, url, note }) => ({ at: manifestTime(createdAt), url, note })),
  } satisfies Anchors);
}
