// An event's pool of codes: every status, first and last page and the middle, through GraphQL over HTTP, one client.
import { dataAt, EVENT } from "./data.mjs";
import { endpointOf, timed } from "./kit/endpoint.mjs";
import { signIn, startProduct } from "./kit/product.mjs";

/** Goals in ms at the 95th percentile: the table, and its middle page. */
const [ENDS, MIDDLE] = [15, 70];
const CODES = `query ($id: ID!, $page: Int!, $status: CodeStatus) {
  eventCodes(eventId: $id, page: $page, status: $status) {
    items { id lotteryCode status source batchId claimedAt assignedTo createdAt } page totalItems totalPages } }`;
const EVENTS = `{ events { items { id name codes { total unused claimed invalid } totalParticipants } } eventStats { totalParticipants } }`;
const PARTICIPANTS = `query ($id: ID!, $page: Int!) {
  participants(eventId: $id, page: $page) { items { customerFirstName registrationDate codes } totalItems } }`;

async function at(scale, receiptsEach, rounds, log) {
  const { dataDir, customers } = await dataAt(scale, receiptsEach);
  const product = await startProduct(dataDir);
  try {
    const ask = endpointOf(product, await signIn(product));
    const cases = [{ name: "the events with their counts", goal: ENDS, run: () => ask(EVENTS) }];
    for (const status of [undefined, "UNUSED", "CLAIMED", "INVALID"]) {
      const { totalPages } = (await ask(CODES, { id: EVENT, page: 1, status })).eventCodes;
      const places = [
        ["first", 1, ENDS],
        ["1,000th", Math.min(1_000, totalPages), ENDS],
        ["middle", Math.ceil(totalPages / 2), MIDDLE],
        ["last", totalPages, ENDS],
      ];
      for (const [place, page, goal] of places) {
        const name = `${status ?? "all"}, ${place} page`;
        cases.push({ name, goal, run: () => ask(CODES, { id: EVENT, page, status }) });
      }
    }
    cases.push({ name: "participants, first page", goal: ENDS, run: () => ask(PARTICIPANTS, { id: EVENT, page: 1 }) });
    const times = await timed(cases, rounds);
    log(`${cases.length} pages of a pool of ${customers} codes`);
    return cases.map((one) => ({ ...one, p95: times.get(one.name) }));
  } finally {
    await product.stop();
  }
}

export async function pool({ scale, receiptsEach, rounds, figure, log }) {
  const small = new Map((await at(scale / 10, receiptsEach, rounds, log)).map(({ name, p95 }) => [name, p95]));
  for (const { name, goal, p95 } of await at(scale, receiptsEach, rounds, log)) {
    figure({ name: `pool: ${name}, p95 ms`, value: p95, limit: small.get(name), max: goal });
  }
}
