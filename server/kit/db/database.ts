import type { EntityManager } from "typeorm";

/** A database to query: the pool, or the connection of a running transaction. */
export type Db = EntityManager;
