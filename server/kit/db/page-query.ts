import type { EntityTarget, ObjectLiteral } from "typeorm";
import type { Conditions } from "./conditions";
import type { Db } from "./database";
import { PREPARED, queryNumber, queryRows } from "./queries";

interface PageQuery {
  /** Conditions on the table `t`. */
  conditions: Conditions;
  /** The `order by` of the table `t`. */
  order: string;
  limit: number;
  offset: number;
}

/**
 * Returns the rows of a page of an entity's table and the number of all matches, with one statement unless the page is
 * empty. The statement is prepared: few texts are possible, and planning takes as long as reading a small table.
 */
export async function pageWithTotal<Entity extends ObjectLiteral>(
  db: Db,
  entity: EntityTarget<Entity>,
  { conditions, order, limit, offset }: PageQuery,
): Promise<[Entity[], number]> {
  const { tableName, columns } = db.dataSource.getMetadata(entity);
  const names = columns.map(({ databaseName, propertyName }) => `t.${databaseName} as "${propertyName}"`);
  const matches = `from ${tableName} t where ${conditions.text}`;
  const matchValues = [...conditions.values];
  const [size, skipped] = [conditions.parameter(limit), conditions.parameter(offset)];
  const found = await queryRows<Entity & { total: number }>(
    db,
    `select ${names.join(", ")}, count(*) over ()::int as total ${matches} order by ${order} limit ${size} offset ${skipped}`,
    conditions.values,
    PREPARED,
  );
  const total = found[0]?.total ?? (await queryNumber(db, `select count(*)::int ${matches}`, matchValues));
  return [found.map(({ total: _total, ...row }) => row as unknown as Entity), total];
}
