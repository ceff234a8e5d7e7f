import type { Db } from "../../kit/context";
import { rows } from "../../kit/db/sql";

export const ping = (db: Db): Promise<unknown> => rows(db, { name: "ping", text: "select 1" });
