import { foldCode, poolCodeDraft } from "../../../../domain/codes";
import type { Tx } from "../../../kit/context";
import { fail } from "../../../kit/errors/app-error";
import { validate } from "../../../kit/errors/validate";
import { addImportedCodes, countImportedCodes } from "../../code-pools/code-pool.service";
import { addToCount } from "../../events/event.queries";
import type { ImportJobEntity } from "../import-job.entity";
import { markProblems, rowsOfPart } from "../import-staging.queries";
import { type ImportType, type Part, writeInParts } from "../import-type";
import { columnOf, throwField } from "../row-cells";
import {
  addedCodes,
  classifyLotteryCodes,
  countUsedCodes,
  recordAddedCodes,
  revertLotteryCodes,
} from "./lottery-codes.queries";

/** One statement adds an event's codes; a part of this size takes less than a second, so that the progress moves. */
const PART_ROWS = 10_000;

interface CodeData {
  lotteryCode: string;
  code: string;
  batchId: string | null;
  notes: string | null;
  eventId: string;
}

async function writeCodes(tx: Tx, job: ImportJobEntity, part: Part): Promise<void> {
  const groups = new Map<string, { number: number; data: CodeData }[]>();
  for (const { number, data } of await rowsOfPart(tx.db, job.id, part)) {
    const code = data as unknown as CodeData;
    const key = JSON.stringify([code.eventId, code.batchId]);
    const group = groups.get(key);
    if (group) group.push({ number, data: code });
    else groups.set(key, [{ number, data: code }]);
  }
  for (const group of groups.values()) {
    const { eventId, batchId } = group[0]?.data ?? fail("INTERNAL");
    const codes = group.map(({ data }) => ({ displayCode: data.lotteryCode, notes: data.notes }));
    const existing = new Set(await addImportedCodes(tx, { eventId, batchId, codes }));
    const duplicates = group.filter(({ data }) => existing.has(data.lotteryCode));
    await markProblems(
      tx.db,
      job.id,
      duplicates.map(({ number }) => ({
        number,
        outcome: "duplicate",
        code: "CODE_EXISTS",
        column: columnOf("lotteryCode"),
      })),
    );
    await recordAddedCodes(tx.db, job.id, {
      eventId,
      codes: group.filter(({ data }) => !existing.has(data.lotteryCode)).map(({ data }) => data.code),
      at: tx.now,
    });
  }
}

export const lotteryCodes: ImportType = {
  parse(cells, context) {
    // A code that is or was a customer's must not become free for another one.
    if (cells.source === "receipt") throwField("source", "CODE_OF_RECEIPT");
    if (cells.status === "claimed") throwField("status", "CODE_ALREADY_CLAIMED");
    if (cells.status === "invalid") throwField("status", "CODE_INVALIDATED");
    const batchId = cells.batch_id ?? context.batchId;
    const draft = validate(poolCodeDraft, { lotteryCode: cells.lottery_code, batchId, notes: cells.notes });
    const name = context.isPool ? undefined : cells.event_name;
    const eventId = name === undefined ? context.eventId : context.eventByName(name);
    if (eventId === null) throwField("eventName", name === undefined ? "FIELD_REQUIRED" : "EVENT_NOT_FOUND");
    if (eventId === "several") throwField("eventName", "EVENT_AMBIGUOUS");
    return { ...draft, eventId, code: foldCode(draft.lotteryCode) };
  },
  classify: (tx, job) => classifyLotteryCodes(tx.db, job.id),
  async write(tx, job, { checkpoint }) {
    await writeInParts(tx, job, { size: PART_ROWS, checkpoint }, (part) => writeCodes(tx, job, part));
    for (const { eventId, codes } of await addedCodes(tx.db, job.id))
      await countImportedCodes(tx, { eventId, batchId: job.batchId, imported: codes });
  },
  findDependents: (tx, job) => countUsedCodes(tx.db, job.id),
  async revert(tx, job) {
    for (const { eventId, codes } of await revertLotteryCodes(tx.db, job.id))
      await addToCount(tx.db, eventId, { unused: -codes });
  },
};
