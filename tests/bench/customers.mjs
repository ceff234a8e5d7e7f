// The customers of the back-office: every sort, every filter and searches, on the first, the 2,000th, the middle and the
// last page, through GraphQL over HTTP, one client.
import { dataAt, personOf } from "./data.mjs";
import { endpointOf, time } from "./kit/endpoint.mjs";
import { explain } from "./kit/explain.mjs";
import { connect, need, ROOT, signIn, startProduct } from "./kit/product.mjs";
import { customersStatement } from "./kit/statements.mjs";
import { median } from "./kit/stats.mjs";

const PAGE_SIZE = 20;
/**
 * Goals in ms at the 95th percentile: a page near an end, the middle page, and a search.
 */
const [ENDS, MIDDLE, SEARCH] = [25, 70, 30];

const LIST = `query ($page: Int, $search: String, $hasReceipts: Boolean, $minPoints: Int, $createdAfter: DateTime,
  $createdBefore: DateTime, $deleted: Boolean, $sortBy: CustomerSort, $sortOrder: SortOrder) {
  customers(page: $page, search: $search, hasReceipts: $hasReceipts, minPoints: $minPoints, createdAfter: $createdAfter,
    createdBefore: $createdBefore, deleted: $deleted, sortBy: $sortBy, sortOrder: $sortOrder) {
    items { id firstName lastName phoneNumber nationalCode createdAt totalPoints totalReceipts totalSpent
      totalLotteryCodes lastPurchaseDate } page totalItems isTotalCapped totalPages hasNext hasPrevious } }`;
const QUICK = `query ($q: String!) { searchCustomers(q: $q) { id firstName lastName phoneNumber nationalCode } }`;
const DETAIL = `query ($id: ID!) { customer(id: $id) { id firstName lastName phoneNumber totalPoints totalReceipts
  recentReceipts { id receiptId storeName purchaseDate totalAmount pointsEarned state } } }`;

const SORTS = ["CREATED_AT", "FIRST_NAME", "PHONE_NUMBER", "TOTAL_POINTS"];

const FILTERS = {
  "has receipts": { hasReceipts: true },
  "no receipts": { hasReceipts: false },
  "5 points": { minPoints: 5 },
  "50 points": { minPoints: 50 },
  "a month": { createdAfter: "2025-03-01T00:00:00Z", createdBefore: "2025-04-01T00:00:00Z" },
  "since June 2025": { createdAfter: "2025-06-01T00:00:00Z" },
  "all filters": { hasReceipts: true, minPoints: 2, createdAfter: "2024-09-01T00:00:00Z" },
  deleted: { deleted: true },
};

const searches = (customers) => ({
  "a whole phone": personOf(customers >> 1).phone,
  "a whole national code": personOf(customers >> 1).nationalCode,
  "an unknown phone": "09999999999",
  "a part of a phone": personOf(customers >> 1).phone.slice(4),
  "three digits": "123",
  "a common name": "فاطمه",
  "a whole name": "کیان صادقی",
  "the words in reverse order": "صادقی کیان",
  "a part of a name": "میرز",
  "two letters": "کی",
  "one letter": "م",
  "one digit": "0",
  "an unknown name": "زغفران",
  "a percent sign": "%",
});

/** The measured pages and their goals. */
function pagesOf(totalPages) {
  const pages = [
    ["first", 1, ENDS],
    ["2,000th", 2_000, ENDS],
    ["middle", Math.ceil(totalPages / 2), MIDDLE],
    ["last", totalPages, ENDS],
  ];
  return pages.filter(([name, page]) => name !== "2,000th" || page < totalPages / 2);
}

/** All measurements of a folder: a name, the call, its goal and its variables. */
async function casesOf(ask, customers) {
  const cases = [];
  const listed = async (name, filter, pages = pagesOf) => {
    const { customers: first } = await ask(LIST, filter);
    for (const [place, page, goal] of pages(first.totalPages)) {
      const variables = { ...filter, page };
      const total = first.totalItems;
      cases.push({ name: `${name}, ${place} page`, goal, total, variables, run: () => ask(LIST, variables) });
    }
  };
  for (const sortBy of SORTS) {
    for (const sortOrder of ["ASC", "DESC"]) await listed(`${sortBy} ${sortOrder}`, { sortBy, sortOrder });
  }
  for (const [name, filter] of Object.entries(FILTERS)) {
    for (const sortBy of ["CREATED_AT", "FIRST_NAME"]) await listed(`${name} by ${sortBy}`, { ...filter, sortBy });
  }
  for (const [name, search] of Object.entries(searches(customers))) {
    await listed(`search of ${name}`, { search }, (pages) => [
      ["first", 1, SEARCH],
      ...(pages > 1 ? [["last", pages, SEARCH]] : []),
    ]);
  }
  for (const term of ["کیان", personOf(customers >> 2).phone.slice(3)]) {
    cases.push({
      name: `quick search of ${/\d/.test(term) ? "a part of a phone" : "a name"}`,
      goal: SEARCH,
      run: () => ask(QUICK, { q: term }),
    });
  }
  const [{ id }] = (await ask(LIST, { sortBy: "TOTAL_POINTS" })).customers.items;
  cases.push({ name: "detail of the customer with most points", goal: ENDS, run: () => ask(DETAIL, { id }) });
  return cases;
}

async function at(scale, receiptsEach, rounds, log, work) {
  const { dataDir, customers } = await dataAt(scale, receiptsEach);
  const product = await startProduct(dataDir);
  try {
    const ask = endpointOf(product, await signIn(product));
    const cases = await casesOf(ask, customers);
    const taken = new Map(cases.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const { name, run } of cases) taken.get(name).push(await time(run));
      log(`round ${round + 1} of ${cases.length} lists on ${customers} customers`);
    }
    const figures = cases.map((one) => {
      const times = taken.get(one.name);
      return { ...one, p50: median(times.map(({ p50 }) => p50)), p95: median(times.map(({ p95 }) => p95)) };
    });
    return { figures, ...(await work?.(figures, dataDir)) };
  } finally {
    await product.stop();
  }
}

/** PostgreSQL's plan of a list's page for its values. */
async function planOf({ variables, total }, dataDir) {
  const { searchTerms } = need(`${ROOT}/build/domain/customers.js`);
  const { page, search, sortBy, sortOrder, ...filter } = variables;
  const db = await connect(dataDir);
  try {
    const statement = await customersStatement({
      ...filter,
      createdAfter: filter.createdAfter ? new Date(filter.createdAfter) : null,
      createdBefore: filter.createdBefore ? new Date(filter.createdBefore) : null,
      ...(search ? { terms: searchTerms(search) } : { total }),
      // A descending list by name is read in two parts; this is the part of customers with a name.
      named: sortBy === "FIRST_NAME" && sortOrder !== "ASC" && !search ? true : null,
      sort: sortBy ?? "CREATED_AT",
      descending: sortOrder !== "ASC",
      offset: (page - 1) * PAGE_SIZE,
    });
    const walked = total > 50_000 ? "set local enable_sort = off" : "";
    const settings = `set local work_mem = '16MB'; ${search ? "" : "set local enable_seqscan = off"}; ${walked}`;
    return await explain(db, statement, "force_custom_plan", { form: "text", settings });
  } finally {
    await db.end();
  }
}

export async function customers({ scale, receiptsEach, rounds, figure, log }) {
  const small = await at(scale / 10, receiptsEach, rounds, log);
  const large = await at(scale, receiptsEach, rounds, log, async (figures, dataDir) => {
    const slowest = figures.filter(({ variables }) => variables).reduce((max, one) => (one.p95 > max.p95 ? one : max));
    return { slowest, plan: await planOf(slowest, dataDir) };
  });
  const before = new Map(small.figures.map(({ name, p95 }) => [name, p95]));
  for (const { name, p50, p95, goal } of large.figures) {
    log(`${name}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`);
    figure({ name: `customers: ${name}, p95 ms`, value: p95, limit: before.get(name), max: goal });
  }
  log(`the slowest is ${large.slowest.name}, ${large.slowest.p95.toFixed(1)} ms:\n${large.plan}`);
}
