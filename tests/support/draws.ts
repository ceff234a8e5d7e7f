import { signRound, TEST_CHAIN } from "../draws/pack";
import { ahead } from "./clock";
import type { RestResponse, TestApp } from "./app";
import { aReceipt, aNationalCode, aPhone, hoursFromNow, type SignedIn, signedIn } from "./factories";
import { withRetries } from "./retry";
import { eventually } from "./server-process";

export { signRound, TEST_CHAIN };

export interface Member {
  phone: string;
  nationalCode: string;
  customerId: string;
  receiptId: string;
}

/** Records a receipt of an hour ago for a new customer with this number of codes, all recorded an hour ago. */
export async function aMember(app: TestApp, admin: SignedIn, codes: number): Promise<Member> {
  const [phone, nationalCode] = [aPhone(), aNationalCode()];
  const receipt = aReceipt({
    customer_phone: phone,
    customer_national_code: nationalCode,
    customer_first_name: "Sara",
    customer_last_name: "Karimi",
    purchase_amount: codes * 1_000_000,
    purchase_date: hoursFromNow(-1),
  });
  // A busy machine may make the first connections of an app wait too long.
  const { status, body } = await withRetries(() =>
    app.rest("POST", "/api/receipts/create", receipt, { token: admin.token }),
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { id: receiptId, customer_id: customerId } = body.data;
  await app.sql(`update lottery_codes set created_at = now() - interval '1 hour' where receipt_id = $1`, [receiptId]);
  return { phone, nationalCode, customerId, receiptId };
}

export const aPrize = (draft: Record<string, unknown> = {}) => ({
  name_fa: "خودرو",
  name_en: "Car",
  value_toman: 2_000_000_000,
  quantity: 1,
  ...draft,
});

/** A definition whose cut-off is past and whose draw time is in an hour, without windows. */
export const aDraw = (draft: Record<string, unknown> = {}) => ({
  name_fa: "قرعه‌کشی نوروز",
  name_en: "Nowruz draw",
  rules_fa: "هر کد یک شانس دارد.",
  rules_en: "Each code is one chance.",
  period_start: hoursFromNow(-48),
  period_end: hoursFromNow(48),
  cutoff_at: hoursFromNow(-0.5),
  check_minutes: 0,
  dispute_minutes: 0,
  draw_at: hoursFromNow(1),
  prizes: [aPrize()],
  ...draft,
});

export interface Staff {
  admin: SignedIn;
  manager: SignedIn;
}

export const aStaff = async (app: TestApp): Promise<Staff> => ({
  admin: await signedIn(app, "admin"),
  manager: await signedIn(app, "manager"),
});

/** The calls of one draw by its staff. */
export function drawCalls(app: TestApp, { admin, manager }: Staff) {
  const url = (id: string, step = "") => `/api/admin/draws/${id}${step}`;
  const post = (by: SignedIn, id: string, step: string, body: unknown = {}) =>
    app.rest("POST", url(id, step), body, { token: by.token });
  const read = async (id: string) => (await app.rest("GET", url(id), undefined, { token: admin.token })).body.data;
  const create = async (draft: Record<string, unknown> = {}): Promise<string> => {
    const { status, body } = await app.rest("POST", "/api/admin/draws", aDraw(draft), { token: manager.token });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data.id as string;
  };
  /** Sends a step by both people; returns the second response. */
  const both = async (id: string, step: string, body: unknown = {}): Promise<RestResponse> => {
    const first = await post(manager, id, step, body);
    return first.status === 202 ? post(admin, id, step, body) : first;
  };
  /** Freezes an announced draw and waits until the job has ended. */
  const freeze = async (id: string) => {
    const second = await both(id, "/freeze");
    if (second.status !== 200) throw new Error(JSON.stringify(second.body));
    const ended = async () => {
      const draw = await read(id);
      return draw.freeze.status === "running" ? null : draw;
    };
    return eventually(ended, 20_000, "the end of the freeze");
  };
  /** Creates a draw that is announced, frozen and anchored. */
  const anchored = async (draft: Record<string, unknown> = {}) => {
    const id = await create(draft);
    await post(manager, id, "/announce");
    await freeze(id);
    const { status, body } = await post(manager, id, "/anchors", { url: "https://t.me/mall/12", note: "Telegram" });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data;
  };
  /** Runs work after the draw time, when the round of the beacon is published. */
  const atDrawTime = async <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const { draw_at: at } = await read(id);
    return ahead(Date.parse(at) - Date.now() + 5_000, work);
  };
  const run = async (id: string): Promise<RestResponse> => {
    const { round } = await read(id);
    return atDrawTime(id, () => both(id, "/run", { round, signature: signRound(round) }));
  };
  return { post, read, create, both, freeze, anchored, atDrawTime, run };
}
