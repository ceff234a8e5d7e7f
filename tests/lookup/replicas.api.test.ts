import { openApp } from "../support/app";
import { aReceipt, signedIn } from "../support/factories";
import { openPgProxy } from "../support/pg-proxy";
import { newDatabase, TEMPLATE } from "../support/test-databases";

test("with a read replica the public looks up there, and staff where they write", async () => {
  // A database that never catches up: it has a customer that the primary does not have, and vice versa.
  const replica = await openApp();
  const primary = await openApp({ DATABASE_READ_URLS: replica.config.DATABASE_URL ?? "" });
  const [there, here] = [aReceipt(), aReceipt()];
  const clerk = await signedIn(primary, "counter");
  await replica.rest("POST", "/api/receipts/create", there, { token: (await signedIn(replica, "counter")).token });
  await primary.rest("POST", "/api/receipts/create", here, { token: clerk.token });
  const statusOf = async ({ customer_phone, customer_national_code }: typeof here, token?: string) => {
    const url = `/api/customers/lookup?phone=${customer_phone}&national_code=${customer_national_code}`;
    return (await primary.rest("GET", url, undefined, token === undefined ? {} : { token })).status;
  };

  const statuses = {
    public: [await statusOf(there), await statusOf(here)],
    staff: [await statusOf(there, clerk.token), await statusOf(here, clerk.token)],
  };
  await primary.close();
  await replica.close();

  expect(statuses).toEqual({ public: [200, 404], staff: [404, 200] });
});

test("a process does not start while a replica is down", async () => {
  const proxy = await openPgProxy(await newDatabase(TEMPLATE));
  await proxy.close();

  await expect(openApp({ DATABASE_READ_URLS: proxy.url })).rejects.toThrow(/ECONNREFUSED|Connection terminated/);
});
