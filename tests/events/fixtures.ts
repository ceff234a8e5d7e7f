import { randomInt } from "node:crypto";
import { addPoolCode, importPoolCodes } from "../../server/features/code-pools/code-pool.service";
import { createEvent } from "../../server/features/events/event.service";
import type { CallOptions, TestApp } from "../support/app";
import { aNationalCode, hoursFromNow, aPhone } from "../support/factories";

/** A running opening-day event with the given changes. */
export const anEvent = (app: TestApp, draft: Record<string, unknown> = {}): Promise<{ id: string }> =>
  createEvent(app.ctx(), {
    name: "Opening day",
    mode: "opening_day",
    startDate: hoursFromNow(-1),
    endDate: hoursFromNow(1),
    ...draft,
  });

export const aCode = (): string => `STAR${randomInt(10 ** 9, 10 ** 10)}`;

/** Unused codes in an event's pool. */
export async function waiting(app: TestApp, eventId: string, count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, aCode);
  await importPoolCodes(app.ctx(), {
    eventId,
    batchId: null,
    codes: codes.map((displayCode) => ({ displayCode, notes: null })),
  });
  return codes;
}

export const addCode = (app: TestApp, eventId: string, lotteryCode: string) =>
  addPoolCode(app.ctx(), eventId, { lotteryCode });

export const aVisitor = () => ({
  full_name: "سارا کریمی نژاد",
  phone_number: aPhone(),
  id_card_number: aNationalCode(),
});
export type Visitor = ReturnType<typeof aVisitor>;

/** Registers a visitor with a code, as the landing page does. */
export const bring = (app: TestApp, eventId: string, code: string, visitor: Visitor, options: CallOptions = {}) =>
  app.rest("POST", "/api/opening-day/register", { ...visitor, event_id: eventId, lottery_code: code }, options);

/** Registers a visitor at the desk. */
export const atDesk = (app: TestApp, eventId: string, visitor: Visitor & { qr_code_data?: string }, token: string) =>
  app.rest("POST", `/api/events/${eventId}/register`, visitor, { token });
