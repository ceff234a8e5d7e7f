import { PassThrough, type Readable } from "node:stream";
import { canonicalJson, type DrawAudit } from "../../../domain/draws/manifest";
import { SPEC } from "../../../domain/draws/hashes";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { writeZip, type ZipEntry } from "../../kit/spreadsheets/write-zip";
import { withCustomPlans } from "../../kit/transactions/transaction";
import { anchorsText } from "./anchor.service";
import type { Draw } from "./draw.entity";
import { auditEntries, entryLines, findVerifier } from "./draw.queries";
import { findDraw } from "./draw.service";
import { toDraw } from "./draw-view.service";
import { protocolHtml } from "./protocol";
import { manifestIn } from "./run.service";

/** Returns the audit entries of a draw as its hash chain. */
async function auditOf(ctx: Ctx, drawId: string): Promise<DrawAudit> {
  return { spec: SPEC, draw_id: drawId, entries: await auditEntries(ctx.db, drawId) };
}

async function filesOf(ctx: Ctx, draw: Draw, entries: ZipEntry["text"]): Promise<ZipEntry[]> {
  const manifest = manifestIn(draw);
  const audit = await auditOf(ctx, draw.id);
  const facts = {
    draw: await toDraw(ctx, draw),
    audit,
    entriesSha256: manifest.entries_sha256,
    excluded: manifest.exclusions.count,
  };
  return [
    { name: "manifest.json", text: draw.manifest ?? fail("NOT_FOUND") },
    { name: "entries.csv", text: entries },
    ...(draw.result === null ? [] : [{ name: "result.json", text: draw.result }]),
    { name: "anchors.json", text: await anchorsText(ctx, draw) },
    { name: "verifier.html", text: (await findVerifier(ctx.db, manifest.verifier_sha256)) ?? fail("NOT_FOUND") },
    { name: "protocol.html", text: protocolHtml(facts) },
    { name: "audit.json", text: canonicalJson(audit) },
  ];
}

/**
 * Returns the evidence pack of a frozen or later draw as a zip archive; `result.json` is part of it once the draw has run.
 * Its files are from one moment, so that the audit entries fit the others; the entries do not change.
 * Throws DRAW_NOT_FOUND, and NOT_FOUND before the freeze.
 */
export async function evidencePack(ctx: Ctx, id: string): Promise<Readable> {
  const files = await withCustomPlans(ctx, async (db) => {
    const inside = { ...ctx, db };
    const draw = await findDraw(inside, id);
    if (draw.manifest === null) fail("NOT_FOUND");
    return filesOf(inside, draw, entryLines(ctx.db, draw.id));
  });
  const sink = new PassThrough();
  writeZip(sink, files).catch((error: Error) => sink.destroy(error));
  return sink;
}
