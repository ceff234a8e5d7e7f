import { isDeepStrictEqual } from "node:util";
import {
  minThreshold,
  WATCH_RULES,
  WATCH_SETTINGS,
  watchCaseDraft,
  watchCaseFilter,
  watchRuleDraft,
  type WatchRule,
  type WatchSetting,
} from "../../../domain/watch";
import { id as idSchema } from "../../../domain/ids";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { mapUniqueViolation, type UniqueFields } from "../../kit/db/unique-violation";
import { fail, invalidFields } from "../../kit/errors/app-error";
import { sentFields, validate, validateField, validateUpdate } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { inTransaction, withCustomPlans } from "../../kit/transactions/transaction";
import { changesOf, recordAudit } from "../audit/audit.service";
import { receiptsByIds } from "../receipts/receipt-list.service";
import type { Receipt } from "../receipts/receipt-list.types";
import { WatchCaseEntity } from "./watch-case.entity";
import { WatchRuleEntity } from "./watch-rule.entity";
import { casePage, caseReceiptIds, type CaseRow, countCases, findCase, lockCase } from "./watch.queries";
import type { WatchCase, WatchCasePage, WatchCasesArgs, WatchCaseUpdate, WatchRuleUpdate } from "./watch.types";

const ONE_OPEN_CASE: UniqueFields = { watch_cases_open_key: { field: "state", code: "WATCH_CASE_REOPENED" } };

const caseOf = ({ subject, customerCount, customerId, ...row }: CaseRow): WatchCase => ({
  ...row,
  customerCount,
  customerId: customerCount === 1 ? customerId : null,
  deviceId: row.rule === "shared_device" ? subject : null,
});

/** Returns a page of cases, newest first. Throws BAD_USER_INPUT for an invalid page, page size or filter. */
export async function listCases(ctx: Ctx, args: WatchCasesArgs): Promise<WatchCasePage> {
  validatePage(args);
  const { page, pageSize } = args;
  const { state = null, rule = null, operatorId = null } = validate(watchCaseFilter, { ...args });
  const filter = { state, rule, operatorId };
  return withCustomPlans(ctx, async (db) => {
    const rows = await casePage(db, { ...filter, limit: pageSize, offset: (page - 1) * pageSize });
    const { cases, open } = await countCases(db, filter);
    return { ...pageOf(args, rows.map(caseOf), cases), openCases: open };
  });
}

/** Returns a case. Throws WATCH_CASE_NOT_FOUND. */
export async function findWatchCase(ctx: Ctx, rawId: string): Promise<WatchCase> {
  const id = validateField("id", idSchema, rawId);
  return caseOf((await findCase(ctx.db, id)) ?? fail("WATCH_CASE_NOT_FOUND"));
}

/** Returns a page of the receipts of a case, newest first. */
export async function receiptsOfCase(ctx: Ctx, caseId: string, args: PageArgs): Promise<PageOf<Receipt>> {
  validatePage(args);
  const { page, pageSize } = args;
  const { ids, total } = await caseReceiptIds(ctx.db, caseId, { limit: pageSize, offset: (page - 1) * pageSize });
  return pageOf(args, await receiptsByIds(ctx, ids), total);
}

/**
 * Changes the state and the note of a case. The user and the time of a decision are stored; a case that is opened again
 * loses them. `expected` has the values that the caller has read. Throws WATCH_CASE_NOT_FOUND, WATCH_CASE_CHANGED if the case
 * has other values, or WATCH_CASE_REOPENED if its subject has a newer open case.
 */
export async function updateWatchCase(
  ctx: Ctx,
  rawId: string,
  input: WatchCaseUpdate,
  expected: WatchCaseUpdate = {},
): Promise<WatchCase> {
  const id = validateField("id", idSchema, rawId);
  await inTransaction(ctx, async (tx) => {
    const before = (await lockCase(tx.db, id)) ?? fail("WATCH_CASE_NOT_FOUND");
    if (!isDeepStrictEqual({ ...before, ...sentFields(expected) }, { ...before })) fail("WATCH_CASE_CHANGED");
    const { state, note } = validateUpdate(watchCaseDraft, before, input);
    const isDecided = state !== "open";
    const decision =
      state === before.state
        ? {}
        : { decidedAt: isDecided ? tx.now : null, decidedById: isDecided ? currentStaffOrFail(tx).userId : null };
    await mapUniqueViolation(ONE_OPEN_CASE, () =>
      tx.db.update(WatchCaseEntity, { id }, { state, note, ...decision, updatedAt: tx.now }),
    );
    const details = changesOf(before, { state, note });
    await recordAudit(tx, { action: "UPDATE", entity: "watch_case", entityId: id, details });
  });
  return findWatchCase(ctx, id);
}

/** Returns the rules with their settings. */
export async function listRules(ctx: Ctx): Promise<WatchRuleEntity[]> {
  const found = await ctx.db.find(WatchRuleEntity);
  return WATCH_RULES.flatMap((rule) => found.find((settings) => settings.rule === rule) ?? []);
}

const SETTINGS: readonly WatchSetting[] = ["threshold", "periodMinutes", "opensMinute", "closesMinute"];

/** Changes the settings of a rule, effective with the next check. Throws BAD_USER_INPUT. */
export async function configureRule(ctx: Ctx, rule: WatchRule, input: WatchRuleUpdate): Promise<WatchRuleEntity> {
  return inTransaction(ctx, async (tx) => {
    const before = await tx.db.findOneOrFail(WatchRuleEntity, {
      where: { rule },
      lock: { mode: "pessimistic_write" },
    });
    const draft = validateUpdate(watchRuleDraft, before, input);
    const invalid = SETTINGS.filter((name) => WATCH_SETTINGS[rule].includes(name) !== (draft[name] !== null));
    if (draft.threshold < minThreshold(rule)) invalid.push("threshold");
    if (invalid.length > 0) throw invalidFields(...invalid);
    await tx.db.update(WatchRuleEntity, { rule }, { ...draft, updatedAt: tx.now });
    const details = changesOf(before, draft);
    await recordAudit(tx, { action: "UPDATE", entity: "watch_rule", entityId: rule, details });
    return tx.db.findOneByOrFail(WatchRuleEntity, { rule });
  });
}
