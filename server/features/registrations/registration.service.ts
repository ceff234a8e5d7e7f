import { v7 as uuidv7 } from "uuid";
import { foldCode } from "../../../domain/codes";
import { phaseOf } from "../../../domain/events";
import { id as idSchema } from "../../../domain/ids";
import { claimDraft, deskDraft, splitName, visitorDraft } from "../../../domain/registrations";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { uniqueConstraintOf } from "../../kit/db/pg-errors";
import { inTransaction } from "../../kit/transactions/transaction";
import { withRetries } from "../../kit/db/retries";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { findCodeInPool } from "../code-pools/code-pool.queries";
import { customerFor, IDENTITY_RACES } from "../customers/customer.service";
import { requireCheckDigit } from "../customers/national-code-check.service";
import { limitingLookups } from "../customers/staff-lookup.service";
import { bestOf } from "./code-check.service";
import { findEvent, requireEvents, requireOpeningDay } from "../events/event.service";
import type { EventEntity } from "../events/event.entity";
import { addToCount, lockEventForShare } from "../events/event.queries";
import {
  claimCode,
  claimNextCode,
  codesInEvents,
  findRegistration,
  findRegistrationWithoutCode,
  lockParticipant,
  insertRegistration,
  visitFacts,
} from "./registration.queries";
import type { Registration } from "./registration.types";

/** A registration request. */
interface Visit {
  eventId: string;
  fullName: string | null;
  phoneNumber: string;
  nationalCode: string;
  /** The normalized code to claim; null for the next code of the pool. */
  code: string | null;
  /** The normalized code that was scanned at the desk. */
  scannedCode: string | null;
  qrCodeData: string | null;
}

/** Errors that would disclose facts about a code or person; the public gets CODE_NOT_ACCEPTED instead. */
const REVEALING_CODES = new Set<string>([
  "IDENTITY_CONFLICT",
  "CUSTOMER_DELETED",
  "CODE_NOT_FOUND",
  "CODE_ALREADY_CLAIMED",
  "CODE_INVALIDATED",
  "CODES_LIMIT",
]);

/**
 * Registers a visitor with a code. The same person with the same code gets the first result. Throws FEATURE_OFF,
 * EVENT_NOT_FOUND, EVENT_CLOSED or RATE_LIMITED. The public gets CODE_NOT_ACCEPTED for every problem with the person or
 * the code, after the same statements: neither text nor timing reveals the reason.
 */
export async function registerVisitor(ctx: Ctx, input: unknown): Promise<Registration> {
  await requireOpeningDay(ctx);
  const { lotteryCode, ...draft } = validate(visitorDraft, input);
  requireCheckDigit(ctx.settings, draft.nationalCode, "nationalCode");
  const visit: Visit = { ...draft, code: foldCode(lotteryCode), qrCodeData: null, scannedCode: null };
  if (ctx.actor) return register(ctx, visit);
  await ctx.limits.consume("code:ip", ctx.ip);
  await ctx.limits.consume("register:phone-event", `${draft.phoneNumber}\n${draft.eventId}`);
  const registration = await ctx.limits.attempt([["code-failure:address", ctx.ip]], async () =>
    (await isAcceptable(ctx, visit)) ? registerUnlessRaced(ctx, visit) : null,
  );
  return { ...(registration ?? fail("CODE_NOT_ACCEPTED")), customerId: null };
}

/** Returns whether person and code can be registered now. Throws EVENT_NOT_FOUND or EVENT_CLOSED. */
async function isAcceptable(ctx: Ctx, { eventId, phoneNumber: phone, nationalCode, code }: Visit): Promise<boolean> {
  const facts = await visitFacts(ctx.db, { eventId, phone, nationalCode, code: code ?? "" });
  const event = facts.event?.mode === "opening_day" ? facts.event : fail("EVENT_NOT_FOUND");
  if (phaseOf(event, ctx.now) !== "running") fail("EVENT_CLOSED");
  if (!facts.isOnePerson) return false;
  return facts.isRegistered || (facts.isCodeUnused && facts.codes < event.codesPerPerson);
}

/** Registers an acceptable visit; returns null if a concurrent registration was first. */
async function registerUnlessRaced(ctx: Ctx, visit: Visit): Promise<Registration | null> {
  try {
    return await register(ctx, visit);
  } catch (error) {
    const isRaced =
      error instanceof AppError
        ? REVEALING_CODES.has(error.code)
        : RACE_CONSTRAINTS.has(uniqueConstraintOf(error) ?? "");
    if (isRaced) return null;
    throw error;
  }
}

/**
 * Registers a visitor at the desk. Assigns the scanned code if it is in the pool, otherwise the next unused one. A
 * person who already has a valid code gets its registration: that of the scanned code, otherwise the first. Throws
 * POOL_EMPTY, or FEATURE_OFF if events or, for an opening-day event, the opening-day mode are disabled.
 */
export async function registerAtDesk(ctx: Ctx, rawEventId: string, input: unknown): Promise<Registration> {
  await requireEvents(ctx);
  const eventId = validateField("eventId", idSchema, rawEventId);
  const draft = validate(deskDraft, input);
  await requireMode(ctx, eventId);
  const scannedCode = foldCode(draft.qrCodeData ?? "");
  return withRetries(
    async () => {
      const code = (await isUnused(ctx, eventId, scannedCode)) ? scannedCode : null;
      return register(ctx, { ...draft, eventId, code, scannedCode });
    },
    // Another desk claimed the scanned code meanwhile.
    (error) => error instanceof AppError && error.code === "CODE_ALREADY_CLAIMED",
  );
}

/** Throws FEATURE_OFF for an opening-day event while the opening-day mode is disabled. */
async function requireMode(ctx: Ctx, eventId: string): Promise<void> {
  const { mode } = await findEvent(ctx, eventId);
  if (mode === "opening_day") await requireOpeningDay(ctx);
}

async function isUnused(ctx: Ctx, eventId: string, code: string): Promise<boolean> {
  return code !== "" && (await findCodeInPool(ctx.db, code, eventId))?.status === "unused";
}

/**
 * Claims a specific code for a person, for staff and integrators. Without `eventId` the code's event is used, a running
 * one if several have the code. Throws CODE_NOT_FOUND, and FEATURE_OFF as at the desk.
 */
export async function claimFor(ctx: Ctx, input: unknown): Promise<Registration> {
  await requireEvents(ctx);
  const { code: typed, eventId, fullName, ...person } = validate(claimDraft, input);
  const code = foldCode(typed);
  const found = await codesInEvents(ctx.db, code, eventId ?? null);
  const one = bestOf(eventId ? found.filter((other) => other.eventId === eventId) : found, ctx.now);
  const visit = { ...person, fullName, code, qrCodeData: null, scannedCode: null };
  const chosenId = one?.eventId ?? fail("CODE_NOT_FOUND");
  await requireMode(ctx, chosenId);
  return register(ctx, { ...visit, eventId: chosenId });
}

const RACE_CONSTRAINTS = new Set([...IDENTITY_RACES, "participants_person_key"]);

function register(ctx: Ctx, visit: Visit): Promise<Registration> {
  const pair = { phone: visit.phoneNumber, nationalCode: visit.nationalCode };
  requireCheckDigit(ctx.settings, visit.nationalCode, "nationalCode");
  return limitingLookups(ctx, pair, () =>
    withRetries(
      () => inTransaction(ctx, (tx) => registerIn(tx, visit)),
      (error) => RACE_CONSTRAINTS.has(uniqueConstraintOf(error) ?? ""),
    ),
  );
}

async function registerIn(tx: Tx, visit: Visit): Promise<Registration> {
  const { eventId, fullName } = visit;
  const event = (await lockEventForShare(tx.db, eventId)) ?? fail("EVENT_NOT_FOUND");
  if (phaseOf(event, tx.now) !== "running") fail("EVENT_CLOSED");
  const person = { phoneNumber: visit.phoneNumber, nationalCode: visit.nationalCode, ...splitName(fullName) };
  const customer = await customerFor(tx, person);
  const participant = await lockParticipant(tx.db, {
    id: uuidv7(),
    eventId,
    customerId: customer.id,
    at: tx.now,
  });
  const { code: wanted, scannedCode } = visit;
  const known = await findRegistration(tx.db, { participantId: participant.id, code: wanted, scannedCode });
  if (known) return { ...known, replayed: true };
  const code = await codeFor(tx, event, { visit, customerId: customer.id, codesHeld: participant.codes });
  const codeless = code ? null : await findRegistrationWithoutCode(tx.db, participant.id);
  if (codeless) return { ...codeless, replayed: true };
  const registrationId = uuidv7();
  await insertRegistration(tx.db, {
    id: registrationId,
    eventId,
    participantId: participant.id,
    customerId: customer.id,
    codeId: code?.id ?? null,
    fullName,
    qrCodeData: visit.qrCodeData,
    createdBy: currentStaff(tx)?.userId ?? null,
    at: tx.now,
  });
  await addToCount(tx.db, eventId, {
    ...(code ? { unused: -1, claimed: 1 } : {}),
    ...(participant.isNew ? { participants: 1 } : {}),
  });
  const details = { eventId, customerId: customer.id, code: code ? `…${code.displayCode.slice(-4)}` : null };
  await recordAudit(tx, { action: "REGISTER", entity: "event", entityId: eventId, details });
  return {
    registrationId,
    customerId: customer.id,
    lotteryCode: code?.displayCode ?? null,
    registeredAt: tx.now,
    replayed: false,
  };
}

/** Claims the requested code or the next unused one. Returns null if the event gives none. */
async function codeFor(
  tx: Tx,
  event: EventEntity,
  { visit, customerId, codesHeld }: { visit: Visit; customerId: string; codesHeld: number },
): Promise<{ id: number; displayCode: string } | null> {
  const claim = { eventId: event.id, customerId, at: tx.now };
  if (visit.code === null && event.mode === "normal") return null;
  if (codesHeld >= event.codesPerPerson) fail("CODES_LIMIT");
  if (visit.code !== null)
    return (await claimCode(tx.db, { ...claim, code: visit.code })) ?? throwCodeError(tx, visit.code, event.id);
  const next = await claimNextCode(tx.db, claim);
  return next ?? (event.registersWithoutCode ? null : fail("POOL_EMPTY"));
}

/** Throws the reason why a code could not be claimed: CODE_NOT_FOUND, CODE_INVALIDATED or CODE_ALREADY_CLAIMED. */
async function throwCodeError(tx: Tx, code: string, eventId: string): Promise<never> {
  const found = await findCodeInPool(tx.db, code, eventId);
  if (!found) return fail("CODE_NOT_FOUND");
  return fail(found.status === "invalid" ? "CODE_INVALIDATED" : "CODE_ALREADY_CLAIMED");
}
