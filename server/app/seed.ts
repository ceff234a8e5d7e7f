import { randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { HASH_BYTES, toHex } from "../../domain/draws/hashes";
import { commitmentTo } from "../../domain/draws/winners";
import { reachOf } from "../../domain/permissions";
import { DAY_MS, HOUR_MS } from "../../domain/time/instants";
import { createCampaign } from "../features/campaigns/campaign.service";
import { addPoolCode, importPoolCodes } from "../features/code-pools/code-pool.service";
import { DrawResultEntity } from "../features/draws/draw-result.entity";
import { anchorDraw } from "../features/draws/anchor.service";
import { announceDraw, createDraw, settleDraw } from "../features/draws/draw.service";
import { freezeNow } from "../features/draws/freeze.service";
import { storePicture } from "../features/draws/picture.service";
import { runDraw } from "../features/draws/run.service";
import { createEvent } from "../features/events/event.service";
import { deleteCustomer, eraseCustomer } from "../features/customers/customer-update.service";
import { Customer } from "../features/customers/customer.entity";
import { mergeCustomers } from "../features/customer-merge/customer-merge.service";
import { undoCustomerMerge } from "../features/customer-merge/undo-merge.service";
import { registerAtDesk } from "../features/registrations/registration.service";
import { Store } from "../features/stores/store.entity";
import { User } from "../features/users/user.entity";
import { addUser, type NewUser } from "../features/users/user.service";
import { displayCode } from "../../domain/codes";
import { foldName } from "../../domain/text";
import type { Ctx, Staff, Tx } from "../kit/context";
import { newCodes } from "../kit/crypto/token";
import { inTransaction } from "../kit/transactions/transaction";
import { type Services, systemContext } from "./bootstrap";
import { addOfficeData, importCustomers } from "./seed-office";
import { SEED_PICTURES } from "./seed-pictures";
import { addWatchCases } from "./seed-watch";
import { addReceipts, CUSTOMERS, DAYS, type Person, RECEIPTS } from "./seed-receipts";
import {
  CLERK_NAMES,
  DRAWS,
  FESTIVAL,
  MANAGER_NAMES,
  STORE_NAMES,
  STORE_PLACES,
  storeAddress,
  SUMMER,
  YALDA,
} from "./seed.text";

const POOL = 500;
const VISITORS = 60;
/** Days from today on which the event that has ended began and ended, and on which its visitors registered. */
const SUMMER_DAYS = { from: -120, to: -90, visit: -100 } as const;
const SECOND_FACTOR = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

interface DemoAccount extends Omit<NewUser, "mustChangePassword" | "fullName"> {
  note: string;
}

/** The demo accounts; only `npm run demo` creates and prints them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: "admin", password: "demo-admin-1404", role: "admin", note: "role Admin" },
  { username: "manager", password: "demo-manager-1404", role: "manager", note: "role Admin" },
  { username: "counter", password: "demo-counter-1404", role: "counter", note: "role Counter" },
  { username: "viewer", password: "demo-viewer-1404", role: "viewer", note: "role Admin" },
  {
    username: "secure",
    password: "demo-secure-1404",
    role: "counter",
    totpSecret: SECOND_FACTOR,
    note: `role Counter, with a second factor: ${SECOND_FACTOR}`,
  },
];

/** Returns the item at an index, which wraps around. */
const pickAt = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

async function addStores(ctx: Ctx): Promise<Store[]> {
  const stores = STORE_NAMES.map(({ name, type }, index) =>
    ctx.db.create(Store, {
      id: uuidv7(),
      storeName: name,
      nameKey: foldName(name),
      storeType: type,
      managerName: pickAt(MANAGER_NAMES, index),
      phoneNumber: `021-${String(22_000_000 + index * 1_117)}`,
      address: storeAddress(type, index + 1),
      description: STORE_PLACES[type].description,
      isActive: true,
      deactivatedAt: null,
      createdAt: ctx.now,
      updatedAt: ctx.now,
      deletedAt: null,
    }),
  );
  await ctx.db.insert(Store, stores);
  return stores;
}

async function addAccounts(ctx: Ctx): Promise<User[]> {
  const users: User[] = [];
  for (const [index, account] of DEMO_ACCOUNTS.entries()) {
    const { note: _note, ...draft } = account;
    const person = { fullName: pickAt(CLERK_NAMES, index), email: `${draft.username}@club.example` };
    users.push(await inTransaction(ctx, (tx) => addUser(tx, { ...draft, ...person, mustChangePassword: false })));
  }
  return users;
}

const actorFor = (user: User, role: Staff["role"], area: Staff["area"]): Staff => ({
  kind: "staff",
  userId: user.id,
  username: user.username,
  fullName: user.fullName,
  role,
  userRole: user.role,
  area,
  tokenHash: Buffer.alloc(0),
  shiftId: null,
  mustChangePassword: false,
  needsSecondFactor: false,
  hasSecondFactor: false,
  isConfirmed: false,
});

/**
 * Fills an empty database with 40 stores, 3,000 customers and 25,000 receipts of two years, recorded through the
 * services with the rules of their day, events with campaigns, a settled draw and an announced one. A few customers are
 * deleted, merged and erased, and one merge is undone; the best are tagged. A few receipts of this month are voided or
 * returned. The last two days have shifts, whose receipts match the rules of Watch, and a file of customers is imported.
 * Does nothing if an account exists.
 */
export async function seedDemo(product: Services, print: (line: string) => void): Promise<void> {
  const system = systemContext(product);
  if (await system.db.existsBy(User, {})) return;
  print("Filling the database with demo data (half a minute)...");
  // One transaction: an interrupted start leaves an empty database.
  const admin = await inTransaction(system, fill);
  // An import runs as a background job with transactions of its own.
  if (admin) await importCustomers({ ...system, actor: admin });
  print(`${STORE_NAMES.length} stores, ${CUSTOMERS} customers, ${RECEIPTS} receipts.`);
}

/** Adds the data of the transaction. Returns the administrator who added it. */
async function fill(system: Tx): Promise<Staff | null> {
  const started = { ...system, now: new Date(system.now.getTime() - DAYS * DAY_MS) };
  const stores = await addStores(started);
  const accounts = await addAccounts(started);
  const clerks = accounts.filter(({ role }) => role === "counter");
  const admin = accounts.find(({ role }) => role === "admin");
  if (!admin) return null;
  const adminContext = { ...system, actor: actorFor(admin, admin.role, "Admin") };
  const summerId = await addOtherEvents(adminContext);
  const customers = await addReceipts(
    started,
    stores,
    clerks.map((user) => actorFor(user, "counter", "Counter")),
  );
  const eventId = await addFestival(adminContext, customers.slice(0, VISITORS));
  await addDraws(adminContext, accounts, { summerId, eventId });
  await addSummerVisitors(adminContext, summerId, customers.slice(VISITORS, 2 * VISITORS));
  await removeCustomers(adminContext);
  await addOfficeData(adminContext);
  await addWatchCases(adminContext);
  return adminContext.actor;
}

/**
 * Adds an event that has ended and one to come, each with a campaign; both before the receipts, which follow them.
 * Returns the id of the first.
 */
async function addOtherEvents(ctx: Ctx): Promise<string> {
  const ids: string[] = [];
  const on = (days: number) => new Date(ctx.now.getTime() + days * DAY_MS);
  for (const { event, campaign, from, to, bonusMultiplier } of [
    { ...SUMMER, from: SUMMER_DAYS.from, to: SUMMER_DAYS.to, bonusMultiplier: 2 },
    { ...YALDA, from: 25, to: 29, bonusMultiplier: 3 },
  ]) {
    const window = { startDate: on(from).toISOString(), endDate: on(to).toISOString() };
    const by = { ...ctx, now: on(Math.min(from, 0) - 10) };
    const { id } = await createEvent(by, { ...event, ...window, mode: "normal" });
    await createCampaign(by, id, { ...campaign, ...window, bonusMultiplier });
    ids.push(id);
  }
  return ids[0] ?? "";
}

/** Registers visitors who have a name at an event. */
async function registerVisitors(ctx: Ctx, eventId: string, visitors: readonly Person[]): Promise<void> {
  for (const { customerFirstName, customerLastName, ...pair } of visitors) {
    // Registration at the desk requires a name.
    if (customerFirstName === null) continue;
    await registerAtDesk(ctx, eventId, {
      fullName: `${customerFirstName} ${customerLastName}`,
      phoneNumber: pair.customerPhone,
      nationalCode: pair.customerNationalCode,
    });
  }
}

/** Registers visitors of the event that has ended; the winners of its draw are among them. */
async function addSummerVisitors(ctx: Ctx, eventId: string, visitors: readonly Person[]): Promise<void> {
  const won = await ctx.db.find(DrawResultEntity, {
    where: { status: "winner", draw: { eventId } },
    relations: { customer: true },
  });
  const winners = won.flatMap(({ customer }): Person[] =>
    customer?.phoneNumber && customer.nationalCode
      ? [
          {
            customerPhone: customer.phoneNumber,
            customerNationalCode: customer.nationalCode,
            customerFirstName: customer.firstName,
            customerLastName: customer.lastName,
          },
        ]
      : [],
  );
  const then = { ...ctx, now: new Date(ctx.now.getTime() + SUMMER_DAYS.visit * DAY_MS) };
  await registerVisitors(then, eventId, [...visitors, ...winners]);
}

/** Adds a running festival with a code pool, registered visitors and a campaign that doubles points. */
async function addFestival(ctx: Ctx, visitors: readonly Person[]): Promise<string> {
  const startDate = new Date(ctx.now.getTime() - 2 * DAY_MS).toISOString();
  const endDate = new Date(ctx.now.getTime() + 7 * DAY_MS).toISOString();
  const window = { startDate, endDate };
  const event = await createEvent(ctx, { ...FESTIVAL.event, ...window, mode: "opening_day" });
  await createCampaign(ctx, event.id, { ...FESTIVAL.campaign, ...window, bonusMultiplier: 2 });
  const codes = (await newCodes(POOL)).map((code) => ({ displayCode: displayCode(code), notes: null }));
  await importPoolCodes(ctx, { eventId: event.id, batchId: "PRINT-1", codes });
  await registerVisitors(ctx, event.id, visitors);
  await addPoolCode(ctx, event.id, FESTIVAL.manualCode);
  return event.id;
}

type Picture = keyof typeof SEED_PICTURES;

/** Returns prizes with their pictures, which it stores. */
async function withPictures<Prize extends object>(ctx: Ctx, prizes: readonly Prize[], names: readonly Picture[]) {
  const pictured: (Prize & { pictureSha256: string })[] = [];
  for (const [index, prize] of prizes.entries()) {
    const bytes = Buffer.from(SEED_PICTURES[names[index] ?? "greenCard"], "base64");
    pictured.push({ ...prize, pictureSha256: await storePicture(ctx, bytes) });
  }
  return pictured;
}

/** Adds a settled draw of the event that has ended, held with witnesses, and an announced one of the festival. */
async function addDraws(
  ctx: Ctx,
  accounts: readonly User[],
  { summerId, eventId }: { summerId: string; eventId: string },
): Promise<void> {
  const [first, second] = accounts
    .filter(({ role }) => reachOf(role, "draws:run") !== null)
    .map((user) => ({ ...actorFor(user, user.role, "Admin"), isConfirmed: true }));
  if (!first || !second) return;
  const on = (days: number, hours = 0) => new Date(ctx.now.getTime() + days * DAY_MS + hours * HOUR_MS);
  const by = (actor: Staff, now: Date) => ({ ...ctx, actor, now });
  const secret = randomBytes(HASH_BYTES);
  const past = await createDraw(by(first, on(SUMMER_DAYS.to)), {
    ...DRAWS.past,
    prizes: await withPictures(ctx, DRAWS.past.prizes, ["goldCard", "greenCard"]),
    mode: "witnessed",
    commitment: toHex(commitmentTo(secret)),
    eventId: summerId,
    periodStart: on(SUMMER_DAYS.from).toISOString(),
    periodEnd: on(SUMMER_DAYS.to).toISOString(),
    cutoffAt: on(-85).toISOString(),
    drawAt: on(-82).toISOString(),
    reserves: 3,
  });
  await announceDraw(by(first, on(-89)), past.id);
  await inTransaction(by(first, on(-85, 3)), (tx) => freezeNow(tx, past.id));
  await anchorDraw(by(first, on(-85, 4)), past.id, DRAWS.anchor);
  const input = { secret: secret.toString("hex"), entropy: DRAWS.entropy };
  for (const actor of [first, second]) await runDraw(by(actor, on(-82, 1)), past.id, input);
  await settleDraw(by(first, on(-72)), past.id);
  const next = await createDraw(by(first, on(-1)), {
    ...DRAWS.next,
    prizes: await withPictures(ctx, DRAWS.next.prizes, ["car", "phone"]),
    eventId,
    includesPool: true,
    periodStart: on(-2).toISOString(),
    periodEnd: on(7).toISOString(),
    cutoffAt: on(7).toISOString(),
    drawAt: on(9).toISOString(),
    reserves: 5,
  });
  await announceDraw(by(first, on(-1, 1)), next.id);
}

/** Deletes a few customers, erases one, merges two, and merges two others and undoes it. */
async function removeCustomers(ctx: Ctx): Promise<void> {
  const found = await ctx.db.find(Customer, { order: { nationalCode: "ASC" }, take: 10 });
  const [erased, target, merged, other, returned, ...deleted] = found.map(({ id }) => id);
  for (const id of deleted) await deleteCustomer(ctx, id);
  if (erased) await eraseCustomer(ctx, erased);
  if (target && merged) await mergeCustomers(ctx, target, merged);
  if (!other || !returned) return;
  await mergeCustomers(ctx, other, returned);
  await undoCustomerMerge(ctx, returned);
}
