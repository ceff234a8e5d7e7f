import { v7 as uuidv7 } from "uuid";
import { NO_WORDS, YES_WORDS } from "../../../../domain/data-tables.text";
import { storeDraft } from "../../../../domain/stores";
import { foldName } from "../../../../domain/text";
import { validate } from "../../../kit/errors/validate";
import { type ImportType, writeInParts } from "../import-type";
import { throwField } from "../row-cells";
import { addStores, classifyStores, countUsedStores, revertStores } from "./stores.queries";

const PART_ROWS = 5_000;

function yesOrNo(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  const word = foldName(text);
  const isAmong = (words: readonly string[]) => words.some((one) => foldName(one) === word);
  if (isAmong(YES_WORDS)) return true;
  return isAmong(NO_WORDS) ? false : throwField("isActive", "FIELD_INVALID");
}

export const stores: ImportType = {
  parse(cells) {
    const draft = validate(storeDraft, {
      storeName: cells.store_name ?? "",
      storeType: cells.store_type,
      managerName: cells.manager_name,
      phoneNumber: cells.phone_number,
      address: cells.address,
      description: cells.description,
      isActive: yesOrNo(cells.is_active),
    });
    return { ...draft, id: uuidv7(), nameKey: foldName(draft.storeName) };
  },
  classify: (tx, job) => classifyStores(tx.db, job.id),
  write: (tx, job, { checkpoint }) =>
    writeInParts(tx, job, { size: PART_ROWS, checkpoint }, (part) => addStores(tx.db, job.id, part, tx.now)),
  findDependents: (tx, job) => countUsedStores(tx.db, job.id),
  revert: (tx, job) => revertStores(tx.db, job.id),
};
