import { In, Not } from "typeorm";
import { brokenEntry } from "../../../domain/draws/audit-chain";
import { HASH_BYTES, parseHex } from "../../../domain/draws/hashes";
import { resultSchema } from "../../../domain/draws/manifest";
import { drawWinners } from "../../../domain/draws/winners";
import type { Db } from "../../kit/db/database";
import { DrawResultEntity } from "./draw-result.entity";
import { Draw } from "./draw.entity";
import { auditEntries, codeCounts } from "./draw.queries";
import { manifestIn } from "./run.service";

/** A draw that violates a rule. */
interface Violation {
  id: string;
  position: number;
}

/** Returns the first place of each drawn draw whose stored result differs from a recomputation with its seed. */
export async function wrongResults(db: Db): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const draw of await db.findBy(Draw, { state: In(["drawn", "settled"]) })) {
    const { seed } = resultSchema.parse(JSON.parse(draw.result ?? "null"));
    const { winners, reserves, one_prize_per_owner: onePerOwner } = manifestIn(draw);
    const counts = await codeCounts(db, draw.id);
    const bytes = parseHex(seed, HASH_BYTES) ?? new Uint8Array();
    const expected = drawWinners(bytes, { counts, results: winners + reserves, onePerOwner });
    const stored = await db.find(DrawResultEntity, { where: { drawId: draw.id }, order: { place: "asc" } });
    const isSame = (place: number): boolean => {
      const [row, drawn] = [stored[place], expected[place]];
      return row?.codePosition === drawn?.position && row?.rowIndex === drawn?.row && row?.codeOffset === drawn?.offset;
    };
    const places = Array.from({ length: Math.max(stored.length, expected.length) }, (_, index) => index);
    const wrong = places.find((place) => !isSame(place));
    if (wrong !== undefined) violations.push({ id: draw.id, position: wrong + 1 });
  }
  return violations;
}

/** Returns the first audit entry of each draw that is not linked to the one before it. */
export async function brokenChains(db: Db): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { id } of await db.find(Draw, { select: { id: true }, where: { state: Not("draft") } })) {
    const broken = brokenEntry(id, await auditEntries(db, id));
    if (broken !== null) violations.push({ id, position: broken });
  }
  return violations;
}
