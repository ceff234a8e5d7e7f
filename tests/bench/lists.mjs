// The list pages of the back office, through GraphQL over HTTP, one client. The limit is a call without a list in the
// same run, so a ratio compares two commits on a noisy machine.
import { EVENT } from "./data.mjs";
import { endpointOf, time, timed } from "./kit/endpoint.mjs";
import { connect } from "./kit/product.mjs";
import { onCopy } from "./receipts.mjs";

/** Goal in ms at the 95th percentile. */
const PAGE = 25;
/** Rows for the tables that the data leaves empty: more than a page. */
const ROWS = 120;

const ME = "{ me { username } }";
const pageOf = (fields) => `items { ${fields} } page totalItems isTotalCapped totalPages`;
const CUSTOMERS = `query ($page: Int!, $sortBy: CustomerSort!) { customers(page: $page, sortBy: $sortBy) {
  ${pageOf("id firstName lastName phoneNumber nationalCode createdAt totalPoints totalReceipts totalLotteryCodes")} } }`;
const STORES = `query ($page: Int!, $sortBy: StoreSort!) { stores(page: $page, sortBy: $sortBy) {
  ${pageOf("id storeName storeType managerName phoneNumber address description isActive")} } }`;
const USERS = `query ($page: Int!, $sortBy: UserSort!) { users(page: $page, sortBy: $sortBy) {
  ${pageOf("id username email fullName phoneNumber role isActive createdAt hasSecondFactor")} } }`;
const CAMPAIGNS = `query ($page: Int!, $eventId: ID) { campaigns(page: $page, eventId: $eventId) {
  ${pageOf("id name description startDate endDate isActive bonusMultiplier")} } }`;
const EVENTS = `query ($page: Int!) { events(page: $page) {
  ${pageOf("id name startDate endDate isActive codes { total unused claimed invalid } totalParticipants")} } }`;
const AUDIT_LOG = `query ($page: Int!) { auditLog(page: $page) {
  ${pageOf("id at actorName actorRole action entity entityId subject changes { field } ip")} } }`;

const LISTS = [
  ["customers", "customers by created_at", CUSTOMERS, { sortBy: "CREATED_AT" }],
  ["customers", "customers by first_name", CUSTOMERS, { sortBy: "FIRST_NAME" }],
  ["stores", "stores by name", STORES, { sortBy: "NAME" }],
  ["stores", "stores by created_at", STORES, { sortBy: "CREATED_AT" }],
  ["users", "users by username", USERS, { sortBy: "USERNAME" }],
  ["campaigns", "campaigns of an event", CAMPAIGNS, { eventId: EVENT }],
  ["events", "events", EVENTS, {}],
  ["auditLog", "audit log", AUDIT_LOG, {}],
];

async function plant(dataDir) {
  const client = await connect(dataDir);
  try {
    await client.query(
      `insert into users (id, username, username_key, full_name, role, password_hash, must_change_password, is_active,
         created_at, updated_at)
       select gen_random_uuid(), 'bench-' || i, 'bench-' || i, 'Bench ' || i, 'counter', 'x', false, true, now(), now()
       from generate_series(1, $1) i`,
      [ROWS],
    );
    await client.query(
      `insert into campaigns (id, event_id, name, starts_at, ends_at, is_active, bonus_multiplier, created_at, updated_at)
       select gen_random_uuid(), $2, 'Bench ' || i, now(), now() + interval '1 day', false, 2, now(), now()
       from generate_series(1, $1) i`,
      [ROWS, EVENT],
    );
  } finally {
    await client.end();
  }
}

export async function lists({ scale, rounds, figure, log }) {
  await onCopy(scale, async ({ product, token, dataDir, customers }) => {
    await plant(dataDir);
    const ask = endpointOf(product, token);
    const cases = [{ name: ME, run: () => ask(ME) }];
    for (const [field, name, query, variables] of LISTS) {
      const { totalPages } = (await ask(query, { ...variables, page: 1 }))[field];
      const pages =
        totalPages > 1
          ? [
              ["first", 1],
              ["last", totalPages],
            ]
          : [["first", 1]];
      for (const [place, page] of pages)
        cases.push({ name: `${name}, ${place} page`, run: () => ask(query, { ...variables, page }) });
    }
    // Warms up before the first figure, which is the limit of all others.
    for (const { run } of cases) await time(run);
    const times = await timed(cases, rounds);
    log(`${cases.length - 1} list pages of ${customers} customers`);
    for (const { name } of cases.slice(1))
      figure({
        name: `lists: ${name}, p95 ms, of a call without a list`,
        value: times.get(name),
        limit: times.get(ME),
        max: PAGE,
      });
  });
}
