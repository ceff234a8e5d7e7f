import { allowLongStatements } from "../../server/features/imports/import-job.queries";
import type { Ctx } from "../../server/kit/context";
import type { Db } from "../../server/kit/db/database";
import { queryArrays } from "../../server/kit/db/queries";
import {
  allowLongTransaction,
  inTransaction,
  readReplica,
  withCustomPlans,
} from "../../server/kit/transactions/transaction";
import { useApp } from "../support/app";

const app = useApp({ DATABASE_POOL_SIZE: "2" });

const nameOf = async (db: Db) => (await queryArrays(db, "select current_setting('application_name')"))[0]?.[0];

const TRANSACTIONS: readonly [title: string, run: (ctx: Ctx) => Promise<unknown>][] = [
  ["list", (ctx) => withCustomPlans(ctx, nameOf)],
  ["report", (ctx) => readReplica(ctx, nameOf)],
  [
    "export",
    (ctx) =>
      inTransaction(ctx, async (tx) => {
        await allowLongTransaction(tx);
        return nameOf(tx.db);
      }),
  ],
  [
    "import",
    (ctx) =>
      inTransaction(ctx, async (tx) => {
        await allowLongStatements(tx);
        return nameOf(tx.db);
      }),
  ],
];

test.each(TRANSACTIONS)(
  "the transaction of a %s has the request id as application_name, its connection has not",
  async (_, run) => {
    const during = await run(app().ctx({ requestId: "till-7.42" }));
    const after = await Promise.all(Array.from({ length: 2 }, () => nameOf(app().product.primary.manager)));

    expect(during).toBe("customer-club till-7.42");
    expect(after).toEqual(["customer-club", "customer-club"]);
  },
);
