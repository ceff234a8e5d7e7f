// The public registration: how long a rejection takes, by its reason. Ratios of medians near 1 reveal nothing.
import { randomInt, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { Agent, request } from "node:http";
import { dirname } from "node:path";
import { connect, dropFolder, folderOf, startProduct } from "./kit/product.mjs";
import { median, percentile } from "./kit/stats.mjs";

const CALLS_EACH = 40;
const HIGHEST_RATIO = 1.3;

const digits = (count) => Array.from({ length: count }, () => randomInt(10)).join("");
const aPhone = () => `09${digits(9)}`;
const aNationalCode = () => `1${digits(9)}`;

/** A customer, a deleted one, an event with an unused, a claimed and an invalidated code, and one with its own code. */
async function plant(dataDir) {
  const client = await connect(dataDir);
  const customer = async (deleted) => {
    const person = { id: randomUUID(), phone: aPhone(), nationalCode: aNationalCode() };
    await client.query(
      `insert into customers (id, phone_number, national_code, created_at, updated_at, deleted_at)
       values ($1, $2, $3, now(), now(), $4)`,
      [person.id, person.phone, person.nationalCode, deleted ? new Date() : null],
    );
    return person;
  };
  const event = async () => {
    const id = randomUUID();
    await client.query(
      `insert into events (id, name, starts_at, ends_at, mode, is_active, codes_per_person, registers_without_code,
         created_at, updated_at)
       values ($1, 'Bench', now() - interval '1 hour', now() + interval '1 hour', 'opening_day', true, 1000, false, now(),
         now())`,
      [id],
    );
    return id;
  };
  const code = async (eventId, status, customerId = null) => {
    const text = `BENCH${digits(10)}`;
    await client.query(
      `insert into lottery_codes (code, display_code, event_id, source, status, customer_id, claimed_at, invalidated_at, created_at)
       values ($1, $1, $2, 'manual', $3, $4, $5, $6, now())`,
      [text, eventId, status, customerId, customerId && new Date(), status === "invalid" ? new Date() : null],
    );
    return text;
  };
  const [known, other, deleted] = [await customer(false), await customer(false), await customer(true)];
  const [here, there] = [await event(), await event()];
  const planted = {
    ...{ known, other, deleted, here },
    unused: await code(here, "unused"),
    claimed: await code(here, "claimed", other.id),
    invalid: await code(here, "invalid"),
    elsewhere: await code(there, "unused"),
  };
  await client.end();
  return planted;
}

/** The reasons against a registration, each with its input. */
const reasonsOf = ({ known, other, deleted, unused, claimed, invalid, elsewhere }) => ({
  "an unknown person": () => [aPhone(), aNationalCode(), "NOSUCHCODE"],
  "a customer's phone, a wrong national code": () => [known.phone, aNationalCode(), "NOSUCHCODE"],
  "a customer's phone, another's national code": () => [known.phone, other.nationalCode, "NOSUCHCODE"],
  "a customer's phone and national code": () => [known.phone, known.nationalCode, "NOSUCHCODE"],
  "a deleted customer": () => [deleted.phone, deleted.nationalCode, "NOSUCHCODE"],
  "a claimed code": () => [aPhone(), aNationalCode(), claimed],
  "an invalidated code": () => [aPhone(), aNationalCode(), invalid],
  "a code of another event": () => [aPhone(), aNationalCode(), elsewhere],
  "an unused code, a customer's phone": () => [known.phone, aNationalCode(), unused],
});

/** Sends a registration over one connection, and returns its status and the ms until the last byte. */
function senderTo(url, eventId) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return ([phone, nationalCode, code]) =>
    new Promise((resolve, reject) => {
      const payload = JSON.stringify({
        full_name: "Bench Person",
        phone_number: phone,
        id_card_number: nationalCode,
        event_id: eventId,
        lottery_code: code,
      });
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(payload) };
      const startedAt = performance.now();
      const message = request(`${url}/api/opening-day/register`, { method: "POST", agent, headers }, (response) => {
        response.resume();
        response.once("error", reject);
        response.once("end", () => resolve({ status: response.statusCode, ms: performance.now() - startedAt }));
      });
      message.once("error", reject);
      message.end(payload);
    });
}

export async function registrationTiming({ rounds, figure, log }) {
  const dataDir = folderOf("registration-timing");
  dropFolder(dataDir);
  mkdirSync(dirname(dataDir), { recursive: true });
  const product = await startProduct(dataDir);
  try {
    const planted = await plant(dataDir);
    const send = senderTo(product.url, planted.here);
    const reasons = Object.entries(reasonsOf(planted));
    const times = new Map(reasons.map(([name]) => [name, []]));
    let wrong = 0;
    for (let round = 0; round <= rounds; round++) {
      for (let call = 0; call < CALLS_EACH; call++) {
        // The reasons alternate, so that a slow moment of the machine affects all of them.
        for (const [name, values] of reasons) {
          const { status, ms } = await send(values());
          if (status !== 409) wrong++;
          // The first round warms up.
          if (round > 0) times.get(name).push(ms);
        }
      }
      log(`registration-timing: round ${round} of ${rounds}`);
    }
    const medians = new Map([...times].map(([name, list]) => [name, median(list)]));
    const [[first, limit]] = medians;
    for (const [name, value] of medians) {
      if (name === first) continue;
      figure({ name: `registration: ${name}, ms, of ${first}`, value, limit, maxRatio: HIGHEST_RATIO });
    }
    const values = [...medians.values()];
    figure({
      name: "registration: the slowest reason, ms, of the fastest",
      value: Math.max(...values),
      limit: Math.min(...values),
      maxRatio: HIGHEST_RATIO,
    });
    figure({ name: `registration: ${first}, p95 ms`, value: percentile(times.get(first), 0.95), limit: 0, max: 20 });
    figure({ name: "registration: responses other than 409", value: wrong, limit: 0, max: 0 });
  } finally {
    await product.stop();
    dropFolder(dataDir);
  }
}
