import { randomInt } from "node:crypto";
import { type Calendar, dayOf, startOf } from "../../domain/time/business-calendar";
import type { ReportDimension, ReportMeasure } from "../../domain/reports";
import type { TestApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";

/** Moments around the ends of months and years of both calendars, and around Tehran's midnight. */
const MOMENTS = [
  "2025-12-31T20:29:59Z",
  "2025-12-31T20:30:00Z",
  "2026-01-20T20:31:00Z",
  "2026-02-28T12:00:00Z",
  "2026-03-19T20:30:00Z",
  "2026-03-20T20:29:00Z",
  "2026-03-20T20:30:00Z",
  "2026-03-21T09:00:00Z",
  "2026-03-28T05:15:00Z",
  "2026-04-20T20:29:59Z",
  "2026-04-21T06:00:00Z",
];

/** Records receipts in three stores and without one, some voided or partly returned; returns an admin's token. */
export async function someSales(app: TestApp): Promise<string> {
  const { token } = await signedIn(app, "admin");
  const stores = [await aStore(app), await aStore(app, { storeType: 2 }), await aStore(app, { storeType: 3 })];
  const people = Array.from({ length: 7 }, () => ({
    customer_phone: aPhone(),
    customer_national_code: aNationalCode(),
  }));
  for (let n = 0; n < 70; n++) {
    const store = stores[n % 4];
    const draft = {
      ...people[randomInt(people.length)],
      purchase_amount: randomInt(1, 40) * 350_000,
      purchase_date: MOMENTS[n % MOMENTS.length] ?? "",
      ...(store ? { store_id: store.id } : { store_type: 1 }),
    };
    const { body } = await app.rest(
      "POST",
      "/api/receipts/create",
      { ...aReceipt(draft), reason: "old books" },
      { token },
    );
    if (n % 9 === 4) await app.rest("POST", `/api/receipts/${body.data.id}/void`, { reason: "wrong till" }, { token });
    if (n % 7 === 3) {
      await app.rest(
        "POST",
        `/api/receipts/${body.data.id}/return`,
        { amount: 300_000, reason: "came back" },
        { token },
      );
    }
  }
  return token;
}

export interface Sale {
  customer: string;
  store: string | null;
  type: number;
  at: Date;
  amount: number;
  returned: number;
  voided: boolean;
  points: number;
  codes: number;
}

/** The current receipts, with their live codes counted one by one. */
export const salesOf = (app: TestApp): Promise<Sale[]> =>
  app.sql(
    `select r.customer_id as customer, r.store_id as store, r.store_type as type, r.purchased_at as at,
       r.amount_toman as amount, r.returned_toman as returned, r.voided_at is not null as voided,
       r.points - r.points_reversed as points,
       (select count(*)::int from lottery_codes k where k.receipt_id = r.id and k.status <> 'invalid') as codes
     from receipts r`,
  );

const HOUR = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Tehran", hour: "2-digit", hourCycle: "h23" });

/** The key of a sale in a report. */
export function keyOf(sale: Sale, dimension: ReportDimension, calendar: Calendar): string | null {
  const day = dayOf(sale.at);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const keys: Record<ReportDimension, string | null> = {
    day,
    week: startOf("week", day, calendar),
    month: startOf("month", day, calendar),
    weekday: String(weekday === 0 ? 7 : weekday),
    hour: String(Number(HOUR.format(sale.at))),
    store: sale.store,
    store_type: String(sale.type),
    campaign: null,
  };
  return keys[dimension];
}

const net = ({ voided, amount, returned }: Sale): number => (voided ? 0 : amount - returned);
const sum = (sales: readonly Sale[], of: (sale: Sale) => number): number =>
  sales.reduce((all, sale) => all + of(sale), 0);

/** A figure of some sales, calculated independently of the product. */
export function figureOf(sales: readonly Sale[], measure: ReportMeasure): number {
  const notVoided = sales.filter(({ voided }) => !voided);
  const figures: Record<Exclude<ReportMeasure, "new_customers">, () => number> = {
    revenue: () => sum(sales, net),
    gross_revenue: () => sum(sales, ({ amount }) => amount),
    voided_revenue: () => sum(sales, ({ voided, amount }) => (voided ? amount : 0)),
    receipts: () => notVoided.length,
    average: () => (notVoided.length === 0 ? 0 : Math.round(sum(sales, net) / notVoided.length)),
    points: () => sum(sales, ({ points }) => points),
    codes: () => sum(sales, ({ codes }) => codes),
    customers: () => new Set(notVoided.map(({ customer }) => customer)).size,
  };
  return measure === "new_customers" ? 0 : figures[measure]();
}
