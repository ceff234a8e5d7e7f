import type { ImportStatus, TableType } from "../../domain/data-tables";
import type { TestApp } from "../support/app";

interface PlantedImports {
  ownerId: string;
  count: number;
  type?: TableType;
  status?: Extract<ImportStatus, "complete" | "error" | "cancelled">;
  /** All are created in the same instant. */
  isAtOnce?: boolean;
}

/** Inserts imports that have stored nothing: `<type>-1.csv` is the newest, each next a minute older. */
export const plantImports = (
  app: TestApp,
  { ownerId, count, type = "stores", status = "complete", isAtOnce = false }: PlantedImports,
): Promise<unknown> =>
  app.sql(
    `insert into import_jobs (id, type, status, owner_id, file_name, key_sha256, update_existing, generate_codes,
       runs_at_once, worker_id, counts, created_at, finished_at)
     select gen_random_uuid(), $1, $2, $3, $1 || '-' || n || '.csv', sha256(gen_random_uuid()::text::bytea), false, false,
       false, gen_random_uuid(), '{"totalRows":0,"new":0,"updated":0,"duplicate":0,"bad":0,"repaired":0}',
       now() - n * $4::interval, now()
     from generate_series(1, $5) n`,
    [type, status, ownerId, isAtOnce ? "0" : "1 minute", count],
  );
