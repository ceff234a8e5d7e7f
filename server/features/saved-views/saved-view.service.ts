import { v7 as uuidv7 } from "uuid";
import { id as idSchema } from "../../../domain/ids";
import { MAX_VIEWS, savedViewDraft, type ViewScreen } from "../../../domain/saved-views";
import { currentStaffOrFail, isPermitted } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { takeAdvisoryLock } from "../../kit/db/advisory-locks";
import { mapUniqueViolation, type UniqueFields } from "../../kit/db/unique-violation";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField, validateUpdate } from "../../kit/errors/validate";
import { inTransaction } from "../../kit/transactions/transaction";
import { changesOf, recordAudit } from "../audit/audit.service";
import { SavedViewEntity } from "./saved-view.entity";
import type { SavedView } from "./saved-view.types";

const NAME_TAKEN = { field: "name", code: "VIEW_NAME_TAKEN" } as const;
const UNIQUE: UniqueFields = { saved_views_own_key: NAME_TAKEN, saved_views_shared_key: NAME_TAKEN };

const COLLATOR = new Intl.Collator("fa", { numeric: true });

const queryOf = (params: SavedViewEntity["params"]): string => new URLSearchParams(params).toString();
const paramsOf = (query: string): SavedViewEntity["params"] => [...new URLSearchParams(query)];

const viewOf = ({ id, name, params, isShared, owner, updatedAt }: SavedViewEntity): SavedView => ({
  id,
  name,
  query: queryOf(params),
  isShared,
  ownerName: owner?.fullName ?? "",
  updatedAt,
});

/** Returns the caller's views of a screen and the shared ones, by name. */
export async function savedViews(ctx: Ctx, screen: ViewScreen): Promise<SavedView[]> {
  const { userId: ownerId } = currentStaffOrFail(ctx);
  const views = await ctx.db.find(SavedViewEntity, {
    where: [
      { screen, isShared: true },
      { screen, isShared: false, ownerId },
    ],
    relations: { owner: true },
    order: { id: "ASC" },
  });
  return views.toSorted((a, b) => COLLATOR.compare(a.name, b.name)).map(viewOf);
}

const viewById = async (ctx: Ctx, id: string): Promise<SavedView> => {
  const view = await ctx.db.findOne(SavedViewEntity, { where: { id }, relations: { owner: true } });
  return view ? viewOf(view) : fail("VIEW_NOT_FOUND");
};

/** Locks a view that the caller may change: their own, or a shared one with `views:share`. */
async function lockOwnView(tx: Tx, id: string): Promise<SavedViewEntity> {
  const view = await tx.db.findOne(SavedViewEntity, { where: { id }, lock: { mode: "pessimistic_write" } });
  const isTheirs = view?.ownerId === currentStaffOrFail(tx).userId;
  if (!view || (!view.isShared && !isTheirs)) return fail("VIEW_NOT_FOUND");
  if (view.isShared && !isPermitted(tx, "views:share")) return fail("FORBIDDEN");
  return view;
}

/**
 * Saves a view. Throws BAD_USER_INPUT, FORBIDDEN for a shared view without `views:share`, VIEW_NAME_TAKEN, and
 * VIEWS_FULL beyond 50 views.
 */
export async function createSavedView(ctx: Ctx, screen: ViewScreen, input: object): Promise<SavedView> {
  const { query, ...draft } = validate(savedViewDraft, input);
  const { userId: ownerId } = currentStaffOrFail(ctx);
  if (draft.isShared && !isPermitted(ctx, "views:share")) fail("FORBIDDEN");
  const id = uuidv7();
  await inTransaction(ctx, async (tx) => {
    await takeAdvisoryLock(tx.db, "savedViews");
    const { isShared } = draft;
    const count = await tx.db.countBy(SavedViewEntity, isShared ? { screen, isShared } : { screen, isShared, ownerId });
    if (count >= MAX_VIEWS) fail("VIEWS_FULL", { max: MAX_VIEWS });
    const times = { createdAt: tx.now, updatedAt: tx.now };
    await mapUniqueViolation(UNIQUE, () =>
      tx.db.insert(SavedViewEntity, { ...draft, ...times, id, screen, ownerId, params: paramsOf(query) }),
    );
    const details = { screen, name: draft.name };
    if (isShared) await recordAudit(tx, { action: "CREATE", entity: "saved_view", entityId: id, details });
  });
  return viewById(ctx, id);
}

/**
 * Changes the name or the state of a view. Throws BAD_USER_INPUT, VIEW_NOT_FOUND, FORBIDDEN for a shared view without
 * `views:share`, and VIEW_NAME_TAKEN.
 */
export async function updateSavedView(ctx: Ctx, rawId: string, input: object): Promise<SavedView> {
  const id = validateField("id", idSchema, rawId);
  await inTransaction(ctx, async (tx) => {
    const { params, ...before } = await lockOwnView(tx, id);
    const { name, query } = validateUpdate(savedViewDraft, { ...before, query: queryOf(params) }, input);
    await mapUniqueViolation(UNIQUE, () =>
      tx.db.update(SavedViewEntity, { id }, { name, params: paramsOf(query), updatedAt: tx.now }),
    );
    const details = changesOf({ name: before.name }, { name });
    if (before.isShared) await recordAudit(tx, { action: "UPDATE", entity: "saved_view", entityId: id, details });
  });
  return viewById(ctx, id);
}

/** Deletes a view. Throws VIEW_NOT_FOUND, and FORBIDDEN for a shared view without `views:share`. */
export async function deleteSavedView(ctx: Ctx, rawId: string): Promise<string> {
  const id = validateField("id", idSchema, rawId);
  await inTransaction(ctx, async (tx) => {
    const { screen, name, isShared } = await lockOwnView(tx, id);
    await tx.db.delete(SavedViewEntity, { id });
    const details = { screen, name };
    if (isShared) await recordAudit(tx, { action: "DELETE", entity: "saved_view", entityId: id, details });
  });
  return id;
}
