import { In, IsNull, Not } from "typeorm";
import { displayCode } from "../../../domain/codes";
import { publicInitials } from "../../../domain/draws/draw";
import { ERASED_NAME } from "../../../domain/draws/draw.text";
import { toHex } from "../../../domain/draws/hashes";
import { maskPhone } from "../../../domain/identity";
import { isPermitted } from "../../kit/auth/authorization";
import { failAbandonedJobs } from "../../kit/background-jobs/background-job.queries";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { problemOf } from "../../kit/graphql/problem";
import type { PageOf } from "../../kit/graphql/pagination";
import { withCustomPlans } from "../../kit/transactions/transaction";
import { DrawAnchor } from "./draw-anchor.entity";
import { DrawConfirmation } from "./draw-confirmation.entity";
import { DrawFreezeEntity } from "./draw-freeze.entity";
import { Draw } from "./draw.entity";
import { DRAW_FREEZES, exclusionCounts, type ResultRow, resultsOf } from "./draw.queries";
import { findDraw, prizesOf } from "./draw.service";
import type {
  DrawDetails,
  DrawFreeze,
  DrawRequest,
  DrawResultDetails,
  PublishedDraw,
  PublishedResult,
} from "./draw.types";
import { manifestIn } from "./run.service";

const byDraw = <Row extends { drawId: string }>(rows: readonly Row[]) => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.drawId, [...(groups.get(row.drawId) ?? []), row]);
  return (drawId: string): Row[] => groups.get(drawId) ?? [];
};

type Fields = Omit<PublishedDraw, "results">;

/** Returns the fields that staff and the public see, for all draws of a list at once. Drafts are for staff. */
async function fieldsOf(
  ctx: Ctx,
  draws: readonly Draw[],
  { isPublic }: { isPublic: boolean },
): Promise<(draw: Draw) => Fields> {
  const ids = draws.map(({ id }) => id);
  const [prizes, anchors, copies] = [
    byDraw(await prizesOf(ctx, ids)),
    byDraw(await ctx.db.find(DrawAnchor, { where: { drawId: In(ids) }, order: { position: "asc" } })),
    await ctx.db.find(Draw, {
      select: { id: true, copiedFromId: true },
      where: { copiedFromId: In(ids), ...(isPublic ? { announcedAt: Not(IsNull()) } : {}) },
    }),
  ];
  return (draw) => {
    const manifest = draw.manifest === null ? null : manifestIn(draw);
    return {
      ...draw,
      commitment: draw.commitment && toHex(draw.commitment),
      manifestHash: draw.manifestHash && toHex(draw.manifestHash),
      resultHash: draw.resultHash && toHex(draw.resultHash),
      owners: manifest?.owners ?? null,
      codes: manifest?.codes ?? null,
      round: manifest?.mode === "beacon" ? manifest.round : null,
      prizes: prizes(draw.id),
      anchors: anchors(draw.id),
      copyIds: copies.filter(({ copiedFromId }) => copiedFromId === draw.id).map(({ id }) => id),
    };
  };
}

/** Returns a drawn code as the public sees it. */
export const publishedResult = (ctx: Ctx, row: ResultRow): PublishedResult => ({
  place: row.place,
  kind: row.kind,
  status: row.status,
  prizeNumber: row.prizeNumber,
  reason: row.reason,
  code: displayCode(row.code),
  publicName: row.erasedAt ? ERASED_NAME[ctx.lang] : publicInitials([row.firstName, row.lastName]),
  maskedPhone: row.phoneNumber && maskPhone(row.phoneNumber),
});

const resultDetails = (ctx: Ctx, row: ResultRow): DrawResultDetails => {
  const { firstName, lastName, phoneNumber, customerId, note, changedAt, claimedAt, claimedByName } = row;
  const contacts = isPermitted(ctx, "draws:contacts") ? { firstName, lastName, phoneNumber, note } : NO_CONTACTS;
  return { ...publishedResult(ctx, row), ...contacts, customerId, changedAt, claimedAt, claimedByName };
};

const NO_CONTACTS = { firstName: null, lastName: null, phoneNumber: null, note: null };

const freezeOf = (ctx: Ctx, job: DrawFreezeEntity | undefined): DrawFreeze | null => {
  if (!job) return null;
  const { errorCode, errorValues } = job;
  return { ...job, error: errorCode === null ? null : problemOf(errorCode, ctx.lang, errorValues[ctx.lang]) };
};

const requestOf = ({ step, requestedById, requestedBy, requestedAt }: DrawConfirmation): DrawRequest => ({
  step,
  requestedById,
  requestedByName: requestedBy?.fullName ?? "",
  requestedAt,
});

/** Returns draws for the back office. */
export async function toDraws(ctx: Ctx, draws: readonly Draw[]): Promise<DrawDetails[]> {
  const ids = draws.map(({ id }) => id);
  const toFields = await fieldsOf(ctx, draws, { isPublic: false });
  const results = byDraw(await resultsOf(ctx.db, ids));
  const exclusions = await exclusionCounts(ctx.db, ids);
  const of = { drawId: In(ids) };
  const freezes = byDraw(await ctx.db.find(DrawFreezeEntity, { where: of, order: { createdAt: "desc" } }));
  const requests = byDraw(
    await ctx.db.find(DrawConfirmation, { where: of, relations: { requestedBy: true }, order: { requestedAt: "asc" } }),
  );
  return draws.map((draw) => ({
    ...draw,
    ...toFields(draw),
    exclusions: exclusions.get(draw.id) ?? 0,
    results: results(draw.id).map((row) => resultDetails(ctx, row)),
    freeze: freezeOf(ctx, freezes(draw.id)[0]),
    requests: requests(draw.id).map(requestOf),
  }));
}

/** Returns one draw for the back office. */
export async function toDraw(ctx: Ctx, draw: Draw): Promise<DrawDetails> {
  const [details] = await toDraws(ctx, [draw]);
  return details ?? fail("DRAW_NOT_FOUND");
}

/** Returns one draw in one snapshot, so that its state fits its freeze. Throws DRAW_NOT_FOUND. */
export async function readDraw(ctx: Ctx, id: string): Promise<DrawDetails> {
  await failAbandonedJobs(ctx.db, DRAW_FREEZES);
  return withCustomPlans(ctx, async (db) => {
    const inside = { ...ctx, db };
    return toDraw(inside, await findDraw(inside, id));
  });
}

/** Returns draws for the public. */
export async function toPublished(ctx: Ctx, draws: readonly Draw[]): Promise<PublishedDraw[]> {
  const toFields = await fieldsOf(ctx, draws, { isPublic: true });
  const results = byDraw(
    await resultsOf(
      ctx.db,
      draws.map(({ id }) => id),
    ),
  );
  return draws.map((draw) => ({
    ...toFields(draw),
    // Read after the draw: a run in between has results that do not fit its state.
    results: draw.drawnAt === null ? [] : results(draw.id).map((row) => publishedResult(ctx, row)),
  }));
}

/** Returns a page of draws with each draw's view. */
export const pageWith = async <View>(
  { items, ...page }: PageOf<Draw>,
  view: (draws: Draw[]) => Promise<View[]>,
): Promise<PageOf<View>> => ({ ...page, items: await view(items) });
