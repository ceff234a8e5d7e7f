import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import { SAMPLE_CUSTOMER, SAMPLE_IDS } from "../../server/app/openapi-samples";
import type { TestApp } from "./app";
import { aDraw, aMember, drawCalls, type Member, signRound, type Staff } from "./draws";
import {
  aFestival,
  aKey,
  aNationalCode,
  aPhone,
  aReceipt,
  aStore,
  aUser,
  aWatchCase,
  PASSWORD,
  signedIn,
} from "./factories";
import { codeAt, signIn } from "./sign-in";
import { snakeKeys } from "./snake-keys";
import { sendForm } from "./upload";

/** Values of an example with the values of the test's records in their place. */
type Replacements = Record<string, string>;

interface Prepared {
  command: string;
  token: string;
  /** Runs the command, with the clock where the call needs it. */
  around: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface ExampleFixtures {
  /** The files that examples upload, by name. */
  files: Record<string, string | Buffer>;
  apiKey: string;
  /** Creates the records that an example names, and puts their ids into it as its reader does. */
  prepare(name: string, example: string): Promise<Prepared>;
}

const POOL_CODE = "LC-2026-0001";
const TOTP_CODE = "123456";
const MERGED_ID = "019a0000-0000-7000-8000-000000000014";
const STORES = "store_name,store_type\r\nBlue Bookshop 2,1\r\n";
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const straight: Prepared["around"] = (work) => work();

/** The fixtures of all examples: the samples' customer and administrator, and a key with every scope. */
export async function exampleFixtures(app: TestApp): Promise<ExampleFixtures> {
  await aUser(app, { username: "sara", role: "admin" });
  const staff: Staff = { admin: await signedIn(app, "admin"), manager: await signedIn(app, "manager") };
  const { token } = staff.admin;
  const draws = drawCalls(app, staff);
  const member = await aMember(app, staff.admin, 1);
  const post = async (url: string, body: unknown, by = token) => {
    const response = await app.rest("POST", url, body, { token: by });
    if (response.status >= 300) throw new Error(JSON.stringify(response.body));
    return response.body;
  };
  const receipt = async (draft = {}) => (await post("/api/receipts/create", aReceipt(draft))).data;
  const customer = async (): Promise<string> => (await receipt()).customer_id;
  const imported = async (): Promise<string> => {
    const content = STORES.replace("Blue Bookshop 2", `Store ${aPhone()}`);
    const { body } = await sendForm(app, "/api/import/stores", [{ filename: "stores.csv", content }], token);
    return body.job_id;
  };
  const drawn = async (): Promise<string> => {
    const { id } = await draws.anchored({ prizes: aDraw().prizes });
    await draws.run(id);
    return id;
  };
  await receipt({
    customer_phone: SAMPLE_CUSTOMER.phone,
    customer_national_code: SAMPLE_CUSTOMER.nationalCode,
    customer_first_name: "Sara",
    customer_last_name: "Karimi",
  });

  const savedSite = async (): Promise<string> => {
    const { body } = await app.rest("PUT", "/api/admin/site", snakeKeys(BUILT_IN_CONTENT), { token });
    return body.data.version.id;
  };

  const records: Record<Exclude<keyof typeof SAMPLE_IDS, "sessions">, () => Promise<Replacements>> = {
    users: async () => ({ [SAMPLE_IDS.users]: (await aUser(app)).id }),
    customers: async () => ({ [SAMPLE_IDS.customers]: await customer() }),
    stores: async () => ({ [SAMPLE_IDS.stores]: (await aStore(app)).id }),
    events: async () => {
      const { eventId, poolCode } = await aFestival(app);
      return { [SAMPLE_IDS.events]: eventId, [POOL_CODE]: poolCode };
    },
    campaigns: async () => ({ [SAMPLE_IDS.campaigns]: (await aFestival(app)).campaignId }),
    draws: async () => ({ [SAMPLE_IDS.draws]: await draws.create() }),
    receipts: async () => ({ [SAMPLE_IDS.receipts]: (await receipt()).id }),
    items: async () => ({ [SAMPLE_IDS.items]: (await post("/api/items", { title: "Paper" })).data?.id }),
    "watch-cases": async () => ({ [SAMPLE_IDS["watch-cases"]]: await aWatchCase(app, (await receipt()).id) }),
    "lottery-codes": async () => ({ [SAMPLE_IDS["lottery-codes"]]: (await aFestival(app)).poolCodeId }),
    "api-keys": async () => ({ [SAMPLE_IDS["api-keys"]]: (await aKey(app)).id }),
    versions: async () => ({ [SAMPLE_IDS.versions]: await savedSite() }),
    jobs: async () => ({ [SAMPLE_IDS.jobs]: await imported() }),
  };

  const code = async (): Promise<Replacements> => ({ [POOL_CODE]: (await aFestival(app)).poolCode });
  const number = async (): Promise<Replacements> => ({ "R-1042": (await receipt()).receipt_id });
  const announced = async (): Promise<string> => {
    const id = await draws.create();
    await draws.post(staff.manager, id, "/announce");
    return id;
  };
  const frozen = async (): Promise<string> => {
    const id = await announced();
    await draws.freeze(id);
    return id;
  };
  const requested = async (): Promise<string> => {
    const id = await announced();
    await draws.post(staff.admin, id, "/freeze");
    return id;
  };
  const draw = (create: () => Promise<string>) => async () => ({ [SAMPLE_IDS.draws]: await create() });
  const winner = async (): Promise<Replacements> => ({ [SAMPLE_IDS.draws]: await drawn(), ...pairOf(member) });
  const proven = async (): Promise<Replacements> => ({
    [SAMPLE_IDS.draws]: await frozen(),
    ...pairOf(member),
  });
  const deleted = async (): Promise<Replacements> => {
    const id = await customer();
    await app.rest("DELETE", `/api/admin/customers/${id}`, undefined, { token });
    return { [SAMPLE_IDS.customers]: id };
  };
  const invalidated = async (): Promise<Replacements> => {
    const { poolCodeId } = await aFestival(app);
    await post(`/api/lottery-codes/${poolCodeId}/invalidate`, { reason: "Lost" });
    return { [SAMPLE_IDS["lottery-codes"]]: poolCodeId };
  };
  const merged = async (): Promise<Replacements> => ({
    [SAMPLE_IDS.customers]: await customer(),
    [MERGED_ID]: await customer(),
  });
  const closed = async (): Promise<Replacements> => {
    const id = await customer();
    await post(`/api/admin/customers/${await customer()}/merge`, { merge_id: id });
    return { [SAMPLE_IDS.customers]: id };
  };
  const visitor = async (): Promise<Replacements> => ({
    ...(await records.events()),
    [SAMPLE_CUSTOMER.phone]: aPhone(),
    [SAMPLE_CUSTOMER.nationalCode]: aNationalCode(),
  });
  const ready = async (): Promise<Replacements> => {
    const { id } = await draws.anchored();
    const { round } = await draws.read(id);
    return { [SAMPLE_IDS.draws]: id, "24000000": String(round), "b44679b9…": signRound(round) };
  };

  /** Records in the state that a call needs. */
  const special: Record<string, () => Promise<Replacements>> = {
    "POST /api/admin/customers/{id}/restore": deleted,
    "POST /api/admin/customers/{id}/merge": merged,
    "POST /api/admin/customers/{id}/undo-merge": closed,
    "POST /api/points/calculate": number,
    "POST /api/codes/generate": number,
    "POST /api/lottery-codes/{id}/reinstate": invalidated,
    "POST /api/opening-day/validate-code": code,
    "POST /v1/lottery/validate": code,
    "POST /v1/lottery/claim": async () => ({ ...(await visitor()), ...(await code()) }),
    "POST /api/opening-day/register": visitor,
    "POST /api/events/{eventId}/register": visitor,
    "GET /api/customers/{id}/summary": () =>
      Promise.resolve({ [SAMPLE_IDS.customers]: member.customerId, ...pairOf(member) }),
    "GET /api/draws/{id}": draw(announced),
    "POST /api/draws/{id}/proof": proven,
    "POST /api/admin/draws/{id}/freeze": draw(announced),
    "POST /api/admin/draws/{id}/freeze/cancel": draw(frozen),
    "POST /api/admin/draws/{id}/requests/withdraw": draw(requested),
    "POST /api/admin/draws/{id}/anchors": draw(frozen),
    "POST /api/admin/draws/{id}/run": ready,
    "POST /api/admin/draws/{id}/winners/{place}/claim": winner,
    "POST /api/admin/draws/{id}/winners/{place}/disqualify": winner,
    "POST /api/admin/draws/{id}/settle": draw(drawn),
    "POST /api/admin/draws/{id}/void": draw(announced),
    "GET /api/admin/draws/{id}/winners": draw(drawn),
  };

  /** A new administrator with two sessions, and a second factor that is set up or on. */
  async function ownAccount(step: "none" | "set up" | "on"): Promise<{ token: string; values: Replacements }> {
    const own = await signedIn(app, "admin");
    await signIn(app, { username: own.user.username, area: "Admin" });
    const { body } = await app.rest("GET", "/auth/sessions", undefined, { token: own.token });
    const other = body.data.find((session: { is_current: boolean }) => !session.is_current);
    const values: Replacements = { [SAMPLE_IDS.users]: own.user.id, [SAMPLE_IDS.sessions]: other.session_id };
    if (step === "none") return { token: own.token, values };
    const { data } = await post("/auth/2fa/setup", { password: PASSWORD }, own.token);
    if (step === "on") await post("/auth/2fa/confirm", { totp_code: await codeAt(-30, data.secret) }, own.token);
    return { token: own.token, values: { ...values, [TOTP_CODE]: await codeAt(0, data.secret) } };
  }
  const accounts: Record<string, "none" | "set up" | "on"> = {
    "POST /auth/logout": "none",
    "DELETE /auth/sessions": "none",
    "DELETE /auth/sessions/{id}": "none",
    "POST /api/users/{id}/change-password": "none",
    "POST /auth/2fa/setup": "none",
    "POST /auth/2fa/confirm": "set up",
    "POST /auth/2fa/disable": "on",
    "POST /auth/2fa/recovery": "on",
  };

  const named = async (example: string): Promise<Replacements> => {
    const used = Object.entries(SAMPLE_IDS).filter(([, id]) => example.includes(id));
    const made = await Promise.all(used.map(([noun]) => records[noun as keyof typeof records]()));
    return Object.assign({}, ...made) as Replacements;
  };

  return {
    files: { "stores.csv": STORES, "codes.csv": "POOL-2026-7731\r\nPOOL-2026-7732\r\n", "picture.png": PICTURE },
    apiKey: (await aKey(app)).token,
    async prepare(name, example) {
      const step = accounts[name];
      const account = step === undefined ? null : await ownAccount(step);
      const values = account?.values ?? (await (special[name]?.() ?? named(example)));
      const command = Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), example);
      const by = /draws\/\{id\}\/(?:freeze|run)$/.test(name) ? staff.manager.token : token;
      const drawId = values[SAMPLE_IDS.draws];
      const around: Prepared["around"] =
        name.endsWith("/run") && drawId !== undefined ? (work) => draws.atDrawTime(drawId, work) : straight;
      return { command, token: account?.token ?? by, around };
    },
  };
}

/** The only participant of the draws: other receipts are recorded after their cut-off. */
const pairOf = ({ phone, nationalCode }: Member): Replacements => ({
  [SAMPLE_CUSTOMER.phone]: phone,
  [SAMPLE_CUSTOMER.nationalCode]: nationalCode,
});
