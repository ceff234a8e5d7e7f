import { v7 as uuidv7 } from "uuid";
import { customerDraft } from "../../../../domain/customers";
import { instant } from "../../../../domain/time/instants";
import type { Tx } from "../../../kit/context";
import { fail } from "../../../kit/errors/app-error";
import { validate, validateField } from "../../../kit/errors/validate";
import { accountsInOpenDraw, isFreezing, isInOpenDraw } from "../../customers/customer-erasure.queries";
import { requireCheckDigit } from "../../customers/national-code-check.service";
import type { ImportJobEntity } from "../import-job.entity";
import { markProblems } from "../import-staging.queries";
import { importActor, type ImportType, writeInParts } from "../import-type";
import { columnOf, identityCells, instantText, throwField } from "../row-cells";
import {
  addCustomers,
  changedPhones,
  classifyCustomers,
  countUsedCustomers,
  lockUpdatedCustomers,
  restoredPhones,
  revertCustomers,
  updateCustomers,
} from "./customers.queries";

const PART_ROWS = 5_000;

/** Marks the rows. Throws DRAW_FREEZING if the rows that are written change a phone during a freeze of a draw. */
async function classify(tx: Tx, job: ImportJobEntity, lock: boolean): Promise<void> {
  // Before customers are locked, because a freeze locks in this order too.
  const duringFreeze = lock && job.updateExisting && (await isFreezing(tx.db));
  await classifyCustomers(tx.db, job.id, job.updateExisting);
  if (!job.updateExisting) return;
  if (lock) await lockUpdatedCustomers(tx.db, job.id);
  const changed = await changedPhones(tx.db, job.id);
  if (duringFreeze && changed.length > 0) fail("DRAW_FREEZING");
  const inDraw = await accountsInOpenDraw(
    tx.db,
    changed.map(({ customerId }) => customerId),
  );
  await markProblems(
    tx.db,
    job.id,
    changed
      .filter(({ customerId }) => inDraw.has(customerId))
      .map(({ number }) => ({ number, outcome: "bad", code: "CUSTOMER_IN_DRAW", column: columnOf("phoneNumber") })),
  );
}

/** Counts and locks the used customers. Throws DRAW_FREEZING or CUSTOMER_IN_DRAW if a revert would change such a phone. */
async function findDependents(tx: Tx, job: ImportJobEntity): Promise<number> {
  const duringFreeze = job.updateExisting && (await isFreezing(tx.db));
  const used = await countUsedCustomers(tx.db, job.id);
  const restored = await restoredPhones(tx.db, job.id);
  if (duringFreeze && restored.length > 0) fail("DRAW_FREEZING");
  if (await isInOpenDraw(tx.db, restored)) fail("CUSTOMER_IN_DRAW");
  return used;
}

export const customers: ImportType = {
  parse(cells, { now, settings }) {
    const draft = validate(customerDraft, {
      ...identityCells(cells),
      firstName: cells.first_name,
      lastName: cells.last_name,
    });
    requireCheckDigit(settings, draft.nationalCode, "nationalCode");
    const createdAt =
      cells.created_at === undefined ? null : validateField("createdAt", instant, instantText(cells.created_at, now));
    if (createdAt && createdAt > now) throwField("createdAt", "DATE_IN_FUTURE");
    return { ...draft, id: uuidv7(), createdAt: createdAt?.toISOString() ?? null };
  },
  classify,
  write: (tx, job, { checkpoint }) =>
    writeInParts(tx, job, { size: PART_ROWS, checkpoint }, async (part) => {
      await addCustomers(tx.db, job.id, part, tx.now);
      if (job.updateExisting) await updateCustomers(tx.db, job.id, part, importActor(tx));
    }),
  findDependents,
  revert: (tx, job) => revertCustomers(tx.db, job.id, tx.now),
};
