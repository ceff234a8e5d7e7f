import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../kit/db/database";
import { execute } from "../../kit/db/queries";
import * as sql from "./customer-notes.generated";
import type { CustomerNote } from "./customer-notes.types";
import { CustomerTag } from "./customer-tag.entity";

const HAS_CUSTOMER = `exists (
  select from customer_tag_links l join customers c on c.id = l.customer_id
  where l.tag_id = t.id and c.merged_into_id is null)`;

/** Returns all tags, by name; a merged account keeps its own for an undo. */
export const allTags = (db: Db): Promise<CustomerTag[]> =>
  db
    .createQueryBuilder(CustomerTag, "t")
    .where(HAS_CUSTOMER)
    .orderBy("t.name collate persian")
    .addOrderBy("t.id")
    .getMany();

/** Adds tags to a customer; missing ones are created. */
export async function addTags(db: Db, customerId: string, names: string[]): Promise<void> {
  await execute(db, sql.addMissingTags, { ids: names.map(() => uuidv7()), names });
  await execute(db, sql.linkTags, { customerId, names });
}

/** Removes all other tags of a customer, and from the club those that no customer has. */
export const unlinkOtherTags = (db: Db, customerId: string, names: string[]): Promise<unknown> =>
  execute(db, sql.unlinkOtherTags, { customerId, names });

/** Returns the notes about a customer and the accounts merged into it, newest first. */
export const notesOfCustomer = (db: Db, customerId: string): Promise<CustomerNote[]> =>
  execute(db, sql.notesOfCustomer, { customerId });
