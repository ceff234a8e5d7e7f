import type { Checkpoint } from "../../kit/background-jobs/run-job";
import { currentActor } from "../../kit/auth/authorization";
import type { Tx } from "../../kit/context";
import { AppError } from "../../kit/errors/app-error";
import type { ImportContext } from "./import-context.service";
import type { JobRow } from "./import-job.queries";
import { partsOf } from "./import-staging.queries";
import type { Cells, Data } from "./row-cells";

/** How one type of file is imported. Every step but `parse` runs in the transaction of its job. */
export interface ImportType {
  /** Returns what is stored for a row; throws an AppError that names the wrong field. */
  parse: (cells: Cells, context: ImportContext) => Data;
  /**
   * Marks the rows that are duplicates in the file, stored already, updates, or in conflict. `lock` locks the records that
   * were compared until the transaction ends.
   */
  classify: (tx: Tx, job: JobRow, lock: boolean) => Promise<unknown>;
  /** Stores the valid rows. */
  write: (tx: Tx, job: JobRow, options: { context: ImportContext; checkpoint: Checkpoint }) => Promise<void>;
  /** Returns how many stored records were used or changed later; such an import cannot be reverted. */
  findDependents: (tx: Tx, job: JobRow) => Promise<number>;
  /** Deletes or reverses what the job stored. */
  revert: (tx: Tx, job: JobRow, options: { reason: string; checkpoint: Checkpoint }) => Promise<unknown>;
}

/** Rows of a job by their numbers, both included. */
export interface Part {
  from: number;
  to: number;
}

/** The actor of an import, for audit entries. */
export interface ImportActor {
  actorId: string | null;
  actorRole: string | null;
  now: Date;
  ip: string;
  requestId: string;
}

export const importActor = (tx: Tx): ImportActor => ({
  actorId: currentActor(tx)?.id ?? null,
  actorRole: currentActor(tx)?.role ?? null,
  now: tx.now,
  ip: tx.ip,
  requestId: tx.requestId,
});

/** Writes the valid rows of a job in parts of `size` rows. */
export async function writeInParts(
  tx: Tx,
  job: JobRow,
  { size, checkpoint }: { size: number; checkpoint: Checkpoint },
  write: (part: Part) => Promise<unknown>,
): Promise<void> {
  let processed = 0;
  for (const part of await partsOf(tx.db, job.id, size)) {
    checkpoint({ processed });
    await write(part);
    processed += part.rows;
    checkpoint({ processed });
  }
}

/** Reverts an import. Throws IMPORT_USED where records that it stored were used or changed later. */
export async function revertImportOf(
  type: ImportType,
  tx: Tx,
  job: JobRow,
  options: { reason: string; checkpoint: Checkpoint },
): Promise<void> {
  const count = await type.findDependents(tx, job);
  if (count > 0) throw new AppError("IMPORT_USED", [], { count });
  await type.revert(tx, job, options);
}
