import { CODE_STATUSES, type CodeStatus } from "../../../domain/codes";
import { EVENT_MODES, type EventMode, type EventWindow } from "../../../domain/events";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, narrowRow } from "../../kit/db/queries";
import { ParticipantEntity } from "./participant.entity";
import * as sql from "./registration.generated";

/**
 * Returns a person's participation in an event, locked. Creates it if missing. The lock enforces the limit of codes.
 */
export async function lockParticipant(
  db: Db,
  { id, eventId, customerId, at }: { id: string; eventId: string; customerId: string; at: Date },
): Promise<{ id: string; codes: number; isNew: boolean }> {
  const created = await executeOne(db, sql.insertParticipant, { id, eventId, customerId, at });
  if (created) return { ...created, isNew: true };
  const existing = await db.findOne(ParticipantEntity, {
    where: { eventId, customerId },
    lock: { mode: "pessimistic_write" },
  });
  return { id: existing?.id ?? id, codes: existing?.codes ?? 0, isNew: false };
}

export type RegistrationRow = Omit<sql.FindRegistrationResult, "lotteryCode"> & { lotteryCode: string | null };

interface EventFacts extends EventWindow {
  mode: EventMode;
}

export interface CodeInEvent {
  eventId: string;
  status: CodeStatus;
  /** Null if the event is deleted. */
  event: EventFacts | null;
}

type Nullable<Facts> = { [Fact in keyof Facts]: Facts[Fact] | null };

/** Returns the facts of an outer-joined event, or null without an event. */
const eventOf = ({ mode, isActive, startDate, endDate }: Nullable<EventFacts>): EventFacts | null =>
  mode === null || isActive === null || startDate === null || endDate === null
    ? null
    : { mode, isActive, startDate, endDate };

/** Returns the codes that match a text in all events, at most 20: first of the named event, then of those that end last. */
export async function codesInEvents(db: Db, code: string, eventId: string | null): Promise<CodeInEvent[]> {
  const found = await execute(db, sql.codesInEvents, { code, eventId });
  return found
    .map((row) => narrowRow(row, { status: CODE_STATUSES, mode: EVENT_MODES }))
    .map((row) => ({ ...row, event: eventOf(row) }));
}

/**
 * Returns a person's registration with one valid code; without `code` that with the scanned code, otherwise their first
 * one with a valid code. Null if there is none.
 */
export const findRegistration = (
  db: Db,
  criteria: { participantId: string; code: string | null; scannedCode: string | null },
): Promise<RegistrationRow | null> => executeOne(db, sql.findRegistration, criteria);

/** Returns a person's first registration without a code, or null. */
export async function findRegistrationWithoutCode(db: Db, participantId: string): Promise<RegistrationRow | null> {
  const found = await executeOne(db, sql.findRegistrationWithoutCode, { participantId });
  return found && { ...found, lotteryCode: null };
}

/** The facts that determine whether a visitor's code is accepted. */
export interface VisitFacts {
  /** Null if there is no such event. */
  event: (EventFacts & { codesPerPerson: number }) | null;
  /** Whether the phone and the national code belong to the same active customer, or to none. */
  isOnePerson: boolean;
  /** Whether the person already registered this code, and it is valid. */
  isRegistered: boolean;
  isCodeUnused: boolean;
  /** The number of the event's codes that the person has. */
  codes: number;
}

/**
 * Reads all facts of a visit in one statement, so that the number of statements reveals nothing about the person or the
 * code.
 */
export async function visitFacts(
  db: Db,
  { eventId, phone, nationalCode, code }: { eventId: string; phone: string; nationalCode: string; code: string },
): Promise<VisitFacts> {
  const facts = await executeOne(db, sql.visitFacts, { eventId, phone, nationalCode, code });
  const event = facts && eventOf(narrowRow(facts, { mode: EVENT_MODES }));
  return {
    ...{ isOnePerson: false, isRegistered: false, isCodeUnused: false, codes: 0, ...facts },
    event: event && { ...event, codesPerPerson: facts.codesPerPerson ?? 0 },
  };
}

/** Claims an unused code for a person. Of concurrent claims only one succeeds; the others get null. */
export const claimCode = (
  db: Db,
  { eventId, code, customerId, at }: { eventId: string; code: string; customerId: string; at: Date },
): Promise<{ id: number; displayCode: string } | null> =>
  executeOne(db, sql.claimCode, { eventId, code, customerId, at });

/**
 * Claims the oldest unused code that is not locked by another claim; null if the pool is empty. If other claims lock all
 * that are left, it waits for them: one may be rolled back.
 */
export async function claimNextCode(
  db: Db,
  { eventId, customerId, at }: { eventId: string; customerId: string; at: Date },
): Promise<{ id: number; displayCode: string } | null> {
  const claim = () => executeOne(db, sql.claimNextCode, { eventId, customerId, at });
  return (await claim()) ?? ((await executeOne(db, sql.lockNextCode, { eventId })) ? claim() : null);
}

export interface NewRegistration {
  id: string;
  eventId: string;
  participantId: string;
  customerId: string;
  codeId: number | null;
  fullName: string | null;
  qrCodeData: string | null;
  createdBy: string | null;
  at: Date;
}

/** Inserts a registration. With a code, the person's code counts increase by one. */
export const insertRegistration = (db: Db, registration: NewRegistration): Promise<unknown> =>
  execute(db, sql.insertRegistration, registration);

interface OwnCodeRow {
  lotteryCode: string;
  isAvailable: boolean;
  registrationDate: Date;
}

/** Returns a customer with their codes of one event, newest first. */
export async function ownCodes(
  db: Db,
  { eventId, phone, nationalCode }: { eventId: string; phone: string; nationalCode: string },
): Promise<{ id: string; codes: OwnCodeRow[] } | null> {
  const rows = await execute(db, sql.ownCodes, { eventId, phone, nationalCode });
  const [first] = rows;
  const codes = rows.flatMap(({ lotteryCode, isAvailable, registrationDate }) =>
    lotteryCode === null || registrationDate === null ? [] : [{ lotteryCode, isAvailable, registrationDate }],
  );
  return first ? { id: first.id, codes } : null;
}

export type ParticipantRow = sql.ParticipantsPageResult;

/** Returns the participants of one event, or of all events if `eventId` is null, newest first. */
export const participantsPage = (
  db: Db,
  { eventId, limit, offset }: { eventId: string | null; limit: number; offset: number },
): Promise<ParticipantRow[]> =>
  eventId === null
    ? execute(db, sql.participantsPage, { limit, offset })
    : execute(db, sql.participantsOfEvent, { eventId, limit, offset });

/** Returns the participants of one event, or of all events if `eventId` is null, who won a prize, newest first. */
export const winnersPage = (
  db: Db,
  page: { eventId: string | null; limit: number; offset: number },
): Promise<ParticipantRow[]> => execute(db, sql.winnersPage, page);

/** Returns the number of participants who won a prize. */
export const countWinners = async (db: Db, eventId: string | null): Promise<number> =>
  (await executeOne(db, sql.countWinners, { eventId }))?.total ?? 0;
