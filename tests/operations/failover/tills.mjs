/*
 * The tills of the failover runs; started by cluster.mjs. Each sender sends one receipt after the other. After an error,
 * a timeout or a 5xx it sends the same receipt with the same idempotency key again until it is acknowledged.
 * Prints one line of JSON per acknowledged or rejected receipt. When stdin ends, no new receipt is sent; the process
 * ends after the last acknowledgement and prints how often each failure was seen.
 */
import { setTimeout as sleep } from "node:timers/promises";

const { url, token, senders, pauseMs, timeoutMs, retryMs, run } = JSON.parse(process.argv[2]);

const DRAIN_MS = 120_000;
const REGULARS = 20;
const FIRST_CUSTOMER = 100_000_000;
const CUSTOMERS_PER_RUN = 100_000;
const FIRST_REGULAR = 99_000_000;

const failures = {};
let serial = 0;
let isStopping = false;
let deadline = Infinity;
process.stdin.on("end", () => {
  isStopping = true;
  deadline = Date.now() + DRAIN_MS;
});
process.stdin.resume();

const print = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Every second receipt is of a new customer, the others of a few regular ones. */
function newReceipt() {
  const number = serial++;
  const customer =
    number % 2 === 0 ? FIRST_CUSTOMER + run * CUSTOMERS_PER_RUN + number : FIRST_REGULAR + (number % (2 * REGULARS));
  return {
    receipt_id: `F-${run}-${number}`,
    customer_phone: `09${String(customer).padStart(9, "0")}`,
    customer_national_code: String(customer).padStart(10, "0"),
    store_type: 1 + (number % 3),
    purchase_amount: 3_500_000,
    purchase_date: new Date().toISOString(),
  };
}

/** Sends a receipt once. Returns the response, or null if there was none. */
async function sendOnce(receipt) {
  try {
    const response = await fetch(`${url}/api/receipts/create`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": `key-${receipt.receipt_id}`,
      },
      body: JSON.stringify(receipt),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    const { name, code } = error.cause ?? error;
    // A timeout has a number as its code.
    const kind = typeof code === "string" ? code : name;
    failures[kind] = (failures[kind] ?? 0) + 1;
    return null;
  }
}

const isTemporary = (status) => status >= 500 || status === 408 || status === 429;

/** Sends a receipt until it is acknowledged or rejected. */
async function deliver(receipt) {
  const sentAt = Date.now();
  const number = receipt.receipt_id;
  for (let attempts = 1; Date.now() < deadline; attempts++) {
    const response = await sendOnce(receipt);
    if (response && response.status < 300) {
      const { data } = JSON.parse(response.body);
      return print({ number, id: data.id, sentAt, at: Date.now(), attempts });
    }
    if (response && !isTemporary(response.status)) return print({ number, rejected: response });
    if (response) failures[response.status] = (failures[response.status] ?? 0) + 1;
    await sleep(retryMs);
  }
  return print({ number, rejected: { status: 0, body: "not acknowledged in time" } });
}

async function sender() {
  while (!isStopping) {
    await deliver(newReceipt());
    await sleep(pauseMs);
  }
}

await Promise.all(Array.from({ length: senders }, sender));
print({ failures });
process.exit(0);
