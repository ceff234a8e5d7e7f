import { IsNull } from "typeorm";
import { displayCode } from "../../../domain/codes";
import { identityPair, type IdentityPair, displayNames } from "../../../domain/customers";
import { id as idSchema } from "../../../domain/ids";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { validatePage } from "../../kit/graphql/pagination";
import { Customer } from "../customers/customer.entity";
import { lookUpAsStaff } from "../customers/staff-lookup.service";
import { findPublishedDraw, proofsOf } from "../draws/published-draw.service";
import type { DrawProof } from "../draws/draw.types";
import { type LookupRow, participationsOf } from "./lookup.queries";
import type { Lookup, LookupDraw } from "./lookup.types";

interface LookupArgs extends IdentityPair {
  codesPage: number;
  purchasesPage: number;
  pageSize: number;
}

/**
 * Returns a customer's points, codes and purchases by phone and national code. Throws BAD_USER_INPUT for invalid input
 * and the same CUSTOMER_NOT_FOUND for every pair that matches no customer.
 */
export async function lookup(ctx: Ctx, args: LookupArgs): Promise<Lookup> {
  const { codesPage, purchasesPage, pageSize } = args;
  const pair = validate(identityPair, { phone: args.phone, nationalCode: args.nationalCode });
  validatePage({ page: codesPage, pageSize }, "codesPage");
  validatePage({ page: purchasesPage, pageSize }, "purchasesPage");
  const pages = {
    codesOffset: (codesPage - 1) * pageSize,
    purchasesOffset: (purchasesPage - 1) * pageSize,
    pageSize,
  };
  const found = await withLookupLimits(ctx, pair, () => lookupsFor(ctx).submit({ ...pair, ...pages }));
  return toLookup(ctx, found, args);
}

/** The public may see a replica's state; staff see what they have just recorded. */
const databaseFor = ({ actor, db, replica }: Ctx) => (actor ? db : replica);

const lookupsFor = ({ actor, batchers }: Ctx) => (actor ? batchers.lookups : batchers.publicLookups);

const pagesOf = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize));

const toLookup = (ctx: Ctx, found: LookupRow, { codesPage, purchasesPage, pageSize }: LookupArgs): Lookup => ({
  customerId: found.id,
  customer: displayNames(found, ctx.lang),
  totalPoints: found.totalPoints,
  totalCodes: found.totalCodes,
  lastPurchaseAt: found.lastPurchaseAt,
  codesPage,
  codesTotalPages: pagesOf(found.totalCodes, pageSize),
  lotteryCodes: found.codes.map(({ code, poolCode, createdAt, status }) => ({
    code: shownCode({ code, poolCode }),
    createdAt: new Date(createdAt),
    status,
  })),
  totalPurchases: found.totalPurchases,
  purchasesPage,
  purchasesTotalPages: pagesOf(found.totalPurchases, pageSize),
  purchaseHistory: found.purchases.map((purchase) => ({
    receiptId: purchase.receiptNumber,
    date: new Date(purchase.purchasedAt),
    storeType: purchase.storeType,
    amount: purchase.amountToman,
    points: purchase.points,
    state: purchase.state,
  })),
});

const shownCode = ({ code, poolCode }: { code: string; poolCode: string | null }) => poolCode ?? displayCode(code);

/** Returns the latest draws in which the codes of a looked-up customer take part. */
export async function lookupDraws(ctx: Ctx, { customerId }: Lookup): Promise<LookupDraw[]> {
  const draws = await participationsOf(databaseFor(ctx), customerId);
  return draws.map((draw) => ({
    ...draw,
    codes: draw.codes.map(shownCode),
    prizes: draw.prizes.map((prize) => ({ ...prize, code: shownCode(prize) })),
  }));
}

/**
 * Returns a customer's totals. With the permission `customers:list` the id is enough; otherwise the matching phone and
 * national code are required. Every miss throws the same CUSTOMER_NOT_FOUND.
 */
export async function customerSummary(
  ctx: Ctx,
  { id: rawId, ...input }: { id: string; phone?: string; nationalCode?: string },
): Promise<Customer> {
  const id = validateField("id", idSchema, rawId);
  if (isPermitted(ctx, "customers:list")) {
    return (await ctx.db.findOneBy(Customer, { id, deletedAt: IsNull() })) ?? fail("CUSTOMER_NOT_FOUND");
  }
  const pair = validate(identityPair, input);
  return withLookupLimits(ctx, pair, () =>
    ctx.db.findOneBy(Customer, { id, phoneNumber: pair.phone, nationalCode: pair.nationalCode, deletedAt: IsNull() }),
  );
}

/**
 * Returns a customer's proofs of one draw or of all draws, by phone and national code under the limits of the look-up.
 * Throws CUSTOMER_NOT_FOUND, and DRAW_NOT_FOUND for a draw that is not public.
 */
export async function drawProofs(
  ctx: Ctx,
  { drawId, ...input }: { phone: string; nationalCode: string; drawId?: string | null | undefined },
): Promise<DrawProof[]> {
  const pair = validate(identityPair, input);
  const draw = drawId === undefined || drawId === null ? null : await findPublishedDraw(ctx, drawId);
  const { id } = await withLookupLimits(ctx, pair, () =>
    ctx.db.findOneBy(Customer, { phoneNumber: pair.phone, nationalCode: pair.nationalCode, deletedAt: IsNull() }),
  );
  return proofsOf(ctx, id, draw?.id ?? null);
}

/**
 * Runs a lookup by phone and national code under the caller's limits: for the public the calls of the IP address and
 * failures, for signed-in callers those of the session. Throws RATE_LIMITED, and CUSTOMER_NOT_FOUND for every miss.
 */
export async function withLookupLimits<Found extends { id: string }>(
  ctx: Ctx,
  pair: IdentityPair,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const { actor, limits, ip } = ctx;
  if (actor) return (await lookUpAsStaff({ ...ctx, actor }, pair, find)) ?? fail("CUSTOMER_NOT_FOUND");
  const count = await limits.consume("lookup:ip", ip);
  ctx.headers["ratelimit-limit"] = String(count.limit);
  ctx.headers["ratelimit-remaining"] = String(count.remaining);
  ctx.headers["ratelimit-reset"] = String(count.resetSeconds);
  const keys = [
    ["lookup-failure:address", ip],
    ["lookup-failure:address-phone", `${ip}\n${pair.phone}`],
    ["lookup-failure:phone", pair.phone],
    ["lookup-failure:code", pair.nationalCode],
  ] as const;
  return (await limits.attempt(keys, find, { cleared: "lookup-failure:address-phone" })) ?? fail("CUSTOMER_NOT_FOUND");
}
