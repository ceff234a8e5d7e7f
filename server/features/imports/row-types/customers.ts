import { v7 as uuidv7 } from "uuid";
import { customerDraft } from "../../../../domain/customers";
import { instant } from "../../../../domain/time/instants";
import { validate, validateField } from "../../../kit/errors/validate";
import { requireCheckDigit } from "../../customers/national-code-check.service";
import { importActor, type ImportType, writeInParts } from "../import-type";
import { identityCells, instantText, throwField } from "../row-cells";
import {
  addCustomers,
  classifyCustomers,
  countUsedCustomers,
  revertCustomers,
  updateCustomers,
} from "./customers.queries";

const PART_ROWS = 5_000;

export const customers: ImportType = {
  parse(cells, { now, settings }) {
    const draft = validate(customerDraft, {
      ...identityCells(cells),
      firstName: cells.first_name,
      lastName: cells.last_name,
    });
    requireCheckDigit(settings, draft.nationalCode, "nationalCode");
    const createdAt =
      cells.created_at === undefined ? null : validateField("createdAt", instant, instantText(cells.created_at));
    if (createdAt && createdAt > now) throwField("createdAt", "DATE_IN_FUTURE");
    return { ...draft, id: uuidv7(), createdAt: createdAt?.toISOString() ?? null };
  },
  classify: (tx, job) => classifyCustomers(tx.db, job.id, job.updateExisting),
  write: (tx, job, { checkpoint }) =>
    writeInParts(tx, job, { size: PART_ROWS, checkpoint }, async (part) => {
      await addCustomers(tx.db, job.id, part, tx.now);
      if (job.updateExisting) await updateCustomers(tx.db, job.id, part, importActor(tx));
    }),
  findDependents: (tx, job) => countUsedCustomers(tx.db, job.id),
  revert: (tx, job) => revertCustomers(tx.db, job.id, tx.now),
};
