import { In, IsNull, Not } from "typeorm";
import { SALT_BYTES, SPEC, toHex } from "../../../domain/draws/hashes";
import { id as idSchema } from "../../../domain/ids";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { Draw } from "./draw.entity";
import { entriesOfCustomer, treePath } from "./draw.queries";
import type { DrawProof } from "./draw.types";
import { manifestIn } from "./run.service";

/** A draw is public from its announcement on; a draft that was voided never was. */
const isPublished = ({ announcedAt }: Draw): boolean => announcedAt !== null;

/** Returns a page of the announced and past draws, the latest first. */
export async function listPublishedDraws(ctx: Ctx, args: PageArgs): Promise<PageOf<Draw>> {
  validatePage(args);
  const [draws, total] = await ctx.db.findAndCount(Draw, {
    where: { announcedAt: Not(IsNull()) },
    order: { drawAt: "desc", id: "asc" },
    skip: (args.page - 1) * args.pageSize,
    take: args.pageSize,
  });
  return pageOf(args, draws, total);
}

/** Returns an announced or past draw. Throws DRAW_NOT_FOUND. */
export async function findPublishedDraw(ctx: Ctx, rawId: string): Promise<Draw> {
  const draw = await ctx.db.findOneBy(Draw, { id: validateField("id", idSchema, rawId) });
  return draw && isPublished(draw) ? draw : fail("DRAW_NOT_FOUND");
}

/**
 * Returns a customer's proofs: the entries of the account and of those merged into it, in one draw or in all draws. An
 * erased entry has none.
 */
export async function proofsOf(ctx: Ctx, customerId: string, drawId: string | null): Promise<DrawProof[]> {
  const entries = await entriesOfCustomer(ctx.db, customerId, drawId);
  const draws = await ctx.db.findBy(Draw, { id: In(entries.map((entry) => entry.drawId)) });
  const proofs: DrawProof[] = [];
  for (const { drawId: id, rowIndex: row, ownerSalt, codes, salts } of entries) {
    const draw = draws.find((one) => one.id === id);
    if (!draw || !ownerSalt) continue;
    const path = await treePath(ctx.db, id, { row, size: manifestIn(draw).owners });
    const saltOf = (index: number) => toHex(salts.subarray(index * SALT_BYTES, (index + 1) * SALT_BYTES));
    proofs.push({
      spec: SPEC,
      drawId: id,
      manifestHash: toHex(draw.manifestHash ?? new Uint8Array()),
      ownerSalt: toHex(ownerSalt),
      row,
      path: path.map(toHex),
      tickets: codes.map((code, index) => ({ code, salt: saltOf(index) })),
    });
  }
  return proofs;
}
