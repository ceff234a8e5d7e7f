import { hash } from "@node-rs/argon2";
import { randomInt } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { type Area, type Role, SCOPES } from "../../domain/permissions";
import { foldName } from "../../domain/text";
import { createCampaign } from "../../server/features/campaigns/campaign.service";
import { addPoolCode } from "../../server/features/code-pools/code-pool.service";
import { createEvent } from "../../server/features/events/event.service";
import { Store } from "../../server/features/stores/store.entity";
import { insertUser, type NewUser } from "../../server/features/users/user.service";
import { insertSession } from "../../server/features/users/session.queries";
import type { User } from "../../server/features/users/user.entity";
import { createApiKey } from "../../server/features/api-keys/api-key.service";
import type { Actor } from "../../server/kit/context";
import { newSessionToken, sha256 } from "../../server/kit/crypto/token";
import { inTransaction } from "../../server/kit/transactions/transaction";
import type { TestApp } from "./app";

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

export const PASSWORD = "a long enough password";

/** A hash contains its parameters: with the smallest ones a sign-in does not cost a tenth of a second. */
const hashOf = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A staff account with a known password. */
export async function aUser(app: TestApp, { password = PASSWORD, ...draft }: Partial<NewUser> = {}): Promise<User> {
  // Fewer digits than a phone or a national code, which the audit log masks.
  const username = `user-${digits(9)}`;
  const passwordHash = await hashOf(password);
  return inTransaction(app.ctx(), (tx) =>
    insertUser(tx, {
      username,
      fullName: `Person ${username}`,
      role: "counter",
      passwordHash,
      mustChangePassword: false,
      ...draft,
    }),
  );
}

/** A running opening-day event with a campaign and one code that waits. */
export async function aFestival(
  app: TestApp,
): Promise<{ eventId: string; campaignId: string; poolCodeId: string; poolCode: string }> {
  const ctx = app.ctx();
  const window = { startDate: hoursFromNow(-1), endDate: hoursFromNow(1) };
  const { id: eventId } = await createEvent(ctx, { name: `Festival ${digits(6)}`, mode: "opening_day", ...window });
  const { id: campaignId } = await createCampaign(ctx, eventId, { name: "Stars", ...window });
  const poolCode = `POOL${digits(12)}`;
  const { id: poolCodeId } = await addPoolCode(ctx, eventId, { lotteryCode: poolCode });
  return { eventId, campaignId, poolCodeId, poolCode };
}

/** The definition of a draw as GraphQL takes it; its cut-off is past. */
export const aDrawInput = (): Record<string, unknown> => ({
  nameFa: "قرعه‌کشی",
  nameEn: "Draw",
  rulesFa: "قوانین",
  rulesEn: "Rules",
  periodStart: hoursFromNow(-2),
  periodEnd: hoursFromNow(-1),
  cutoffAt: hoursFromNow(-1),
  drawAt: hoursFromNow(48),
  prizes: [{ nameFa: "جایزه", nameEn: "Prize", valueToman: 1_000_000, quantity: 1 }],
});

/** The time in this number of hours, as ISO 8601. */
export const hoursFromNow = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

/** A counter account without a valid password, created without the cost of a hash. */
export async function aSpareUser(app: TestApp): Promise<string> {
  const [id, username] = [uuidv7(), `spare-${digits(12)}`];
  await app.sql(
    `insert into users (id, username, username_key, full_name, role, password_hash, created_at, updated_at)
     values ($1, $2, $2, $2, 'counter', 'none', now(), now())`,
    [id, username],
  );
  return id;
}

/** A key of an integrator; with every scope by default. Created by a new administrator. */
export async function aKey(
  app: TestApp,
  draft: { scopes?: readonly string[]; allowedIps?: string[]; expiresInDays?: number } = {},
): Promise<{ token: string; id: string }> {
  const createdBy = await aSpareUser(app);
  const actor: Actor = {
    kind: "staff",
    userId: createdBy,
    username: "admin",
    fullName: "Admin",
    role: "admin",
    userRole: "admin",
    area: "Admin",
    tokenHash: Buffer.alloc(0),
    shiftId: null,
    mustChangePassword: false,
    needsSecondFactor: false,
    hasSecondFactor: false,
    isConfirmed: true,
  };
  const input = { name: `Key ${digits(6)}`, scopes: SCOPES, expiresInDays: 30, ...draft };
  const { key, secret } = await createApiKey(app.ctx({ actor }), input);
  return { token: secret, id: key.id };
}

export interface SignedIn {
  token: string;
  user: User;
}

/** Opens a session of a user without a sign-in, whose checks and counts cost a test more than its own calls. */
export async function aSession(app: TestApp, userId: string, area: Area): Promise<string> {
  const token = newSessionToken();
  const { db, settings, ip } = app.ctx();
  const session = { tokenHash: sha256(token), userId, area, auth: "pwd", hours: settings.sessionHours, ip };
  await insertSession(db, session);
  return token;
}

/** The area that a role belongs to. */
export const areaOf = (role: Role): Area => (role === "counter" ? "Counter" : "Admin");

/** A staff account with an open session in the area of its role. */
export async function signedIn(app: TestApp, role: Role = "counter", draft: Partial<NewUser> = {}): Promise<SignedIn> {
  const user = await aUser(app, { role, ...draft });
  return { token: await aSession(app, user.id, areaOf(role)), user };
}

export async function aStore(app: TestApp, draft: Partial<Store> = {}): Promise<Store> {
  const storeName = draft.storeName ?? `Store ${digits(10)}`;
  const { db, now } = app.ctx();
  const store = db.create(Store, {
    id: uuidv7(),
    storeName,
    nameKey: foldName(storeName),
    storeType: 1,
    managerName: null,
    phoneNumber: null,
    address: null,
    description: null,
    isActive: true,
    deactivatedAt: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...draft,
  });
  await db.insert(Store, store);
  return store;
}

const BILLION = 1_000_000_000;

/** Nine digits that look random and are unique in this process, so that the people of a load are distinct. */
function neverTwice(): () => string {
  let last = randomInt(BILLION);
  return () => String((last = (last + 618_033_989) % BILLION)).padStart(9, "0");
}
const phoneDigits = neverTwice();
const nationalDigits = neverTwice();

export const aPhone = (): string => `09${phoneDigits()}`;

/** A national code with a correct check digit. */
export function aNationalCode(): string {
  const body = nationalDigits();
  const rest = [...body].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11;
  const code = body + String(rest < 2 ? rest : 11 - rest);
  return /^(\d)\1{9}$/.test(code) ? aNationalCode() : code;
}

export interface ReceiptBody {
  receipt_id: string;
  customer_phone: string;
  customer_national_code: string;
  customer_first_name?: string;
  customer_last_name?: string;
  store_id?: string;
  store_type?: number;
  purchase_amount: number;
  purchase_date: string;
}

/** A receipt as REST takes it, of a new person by default. */
export const aReceipt = (draft: Partial<ReceiptBody> = {}): ReceiptBody => ({
  receipt_id: `R-${digits(12)}`,
  customer_phone: aPhone(),
  customer_national_code: aNationalCode(),
  store_type: 1,
  purchase_amount: 3_500_000,
  purchase_date: new Date().toISOString(),
  ...draft,
});

/** The same receipt as GraphQL takes it. */
export const asInput = (receipt: ReceiptBody): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(receipt).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** Adds an open case with one receipt and returns its id. */
export async function aWatchCase(app: TestApp, receiptId: string): Promise<string> {
  const id = uuidv7();
  await app.sql(
    `with added as (
       insert into watch_cases (id, rule, subject, state, note, opened_at, updated_at)
       values ($1, 'own_phone', gen_random_uuid()::text, 'open', 'seen', now(), now()))
     insert into watch_case_receipts values ($1, $2)`,
    [id, receiptId],
  );
  return id;
}
