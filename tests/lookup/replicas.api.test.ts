import { openApp } from "../support/app";
import { aReceipt, signedIn } from "../support/factories";
import { openPgProxy } from "../support/pg-proxy";
import { eventually } from "../support/server-process";

test("with a read replica look-ups of the public use it, and look-ups of staff use the primary", async () => {
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

test("a replica that is down is replaced by the primary, at the start and later, until it has recovered", async () => {
  const replica = await openApp();
  const replicaUrl = replica.config.DATABASE_URL ?? "";
  const absent = await openPgProxy(replicaUrl);
  await absent.close();
  const { url } = absent;
  const primary = await openApp({ DATABASE_READ_URLS: url });
  const [there, here] = [aReceipt(), aReceipt()];
  await replica.rest("POST", "/api/receipts/create", there, { token: (await signedIn(replica, "counter")).token });
  await primary.rest("POST", "/api/receipts/create", here, { token: (await signedIn(primary, "counter")).token });
  const statusesOf = async () => {
    const statuses = [];
    for (const { customer_phone, customer_national_code } of [there, here]) {
      const path = `/api/customers/lookup?phone=${customer_phone}&national_code=${customer_national_code}`;
      statuses.push((await primary.rest("GET", path)).status);
    }
    return statuses;
  };
  const isRead = (expected: boolean) => async () =>
    Promise.resolve((primary.product.replicas.next() !== null) === expected);

  const whileDown = await statusesOf();
  const proxy = await openPgProxy(replicaUrl, { port: Number(new URL(url).port) });
  await eventually(isRead(true), 10_000, "the recovered replica");
  const whileUp = await statusesOf();
  await proxy.close();
  await eventually(isRead(false), 10_000, "the lost replica");
  const whileLost = await statusesOf();
  await primary.close();
  await replica.close();

  expect([whileDown, whileUp, whileLost]).toEqual([
    [404, 200],
    [200, 404],
    [404, 200],
  ]);
});
