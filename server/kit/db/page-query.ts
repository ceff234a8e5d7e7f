import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

/** Runs the query of a page; returns its entities and the number of all matches, with one statement unless it is empty. */
export async function pageWithTotal<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
): Promise<[Entity[], number]> {
  query.addSelect("count(*) over ()::int", "total");
  const { entities, raw } = await query.getRawAndEntities<{ total: number }>();
  return [entities, raw[0]?.total ?? (await query.getCount())];
}
