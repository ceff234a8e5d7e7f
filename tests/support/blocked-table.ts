import { queryRows } from "../../server/kit/db/queries";
import type { TestApp } from "./app";

/** Blocks writers of a table, or readers as well, while `work` runs; returns the result of `work`. */
export const whileBlocked = <Result>(
  app: TestApp,
  table: string,
  work: () => Promise<Result>,
  mode: "share" | "access exclusive" = "share",
): Promise<Result> =>
  app.product.primary.transaction(async (holder) => {
    await queryRows(holder, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(holder, `lock table ${table} in ${mode} mode`);
    return work();
  });
