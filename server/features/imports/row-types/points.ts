import { adjustmentDraft } from "../../../../domain/points";
import { currentActor } from "../../../kit/auth/authorization";
import { validate } from "../../../kit/errors/validate";
import { importActor, type ImportType, writeInParts } from "../import-type";
import { identityCells, throwField, ungrouped } from "../row-cells";
import { addAdjustments, classifyAdjustments, revertAdjustments } from "./points.queries";

const PART_ROWS = 5_000;

export const points: ImportType = {
  parse(cells) {
    // Earned points belong to their receipts, and reversed adjustments must not count again.
    if (cells.kind === "adjustment_reversal" || cells.kind === "adjust_reverted")
      throwField("kind", "ADJUSTMENT_REVERSED");
    if (cells.kind !== undefined && cells.kind !== "adjust") throwField("kind", "POINTS_EARNED");
    return validate(adjustmentDraft, {
      ...identityCells(cells),
      points: ungrouped(cells.points),
      reason: cells.reason,
      reference: cells.reference,
    });
  },
  classify: (tx, job, lock) => classifyAdjustments(tx.db, job.id, lock),
  write: (tx, job, { checkpoint }) =>
    writeInParts(tx, job, { size: PART_ROWS, checkpoint }, (part) =>
      addAdjustments(tx.db, job.id, part, importActor(tx)),
    ),
  // An opposite entry reverses an adjustment whatever happened later.
  findDependents: () => Promise.resolve(0),
  revert: (tx, job, { reason }) =>
    revertAdjustments(tx.db, job.id, { now: tx.now, actorId: currentActor(tx)?.id ?? null, reason }),
};
