import type { CodeStatus } from "../../../domain/codes";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, queryRows } from "../../kit/db/queries";
import type { EventRules } from "../events/event.sql";
import * as sql from "./registration.generated";

/**
 * Returns a person's participation in an event, locked. Creates it if missing. The lock enforces the limit of codes.
 */
export async function lockParticipant(
  db: Db,
  { id, eventId, customerId, at }: { id: string; eventId: string; customerId: string; at: Date },
): Promise<{ id: string; codes: number; isNew: boolean }> {
  const created = await executeOne(db, sql.lockParticipant, { id, eventId, customerId, at });
  if (created) return { ...created, isNew: true };
  const existing = await executeOne(db, sql.lockParticipant2, { eventId, customerId });
  return { id: existing?.id ?? id, codes: existing?.codes ?? 0, isNew: false };
}

export interface RegistrationRow {
  registrationId: string;
  customerId: string;
  lotteryCode: string | null;
  registeredAt: Date;
}

const REGISTRATION = `
  select r.id as "registrationId", r.customer_id as "customerId", k.display_code as "lotteryCode", r.created_at as "registeredAt"
  from registrations r left join lottery_codes k on k.id = r.code_id`;

export interface CodeInEvent {
  eventId: string;
  status: CodeStatus;
  /** Null if the event is deleted. */
  event: Pick<EventRules, "isActive" | "startsAt" | "endsAt"> | null;
}

/** Returns the codes that match a text in all events, with the period of their event. */
export async function codesInEvents(db: Db, code: string): Promise<CodeInEvent[]> {
  const found = await execute(db, sql.codesInEvents, { code });
  return found.map(({ eventId, status, isActive, startsAt, endsAt }) => ({
    eventId,
    status,
    event: isActive === null || startsAt === null || endsAt === null ? null : { isActive, startsAt, endsAt },
  }));
}

/** Returns a person's registration with one code, or their first one if `code` is null; null if there is none. */
export const findRegistration = (
  db: Db,
  { participantId, code }: { participantId: string; code: string | null },
): Promise<RegistrationRow | null> =>
  executeOne(db, sql.findRegistration, { participantId, code });

/** The facts that determine whether a visitor's code is accepted. */
export interface VisitFacts {
  event: EventRules | null;
  /** Whether the phone and the national code belong to the same active customer, or to none. */
  isOnePerson: boolean;
  /** Whether the person already registered this code. */
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
  if (!facts?.id) return { ...NO_FACTS, ...facts, event: null };
  return { ...facts, event: facts as EventRules };
}

type Nullable<Row> = { [Key in keyof Row]: Row[Key] | null };
const NO_FACTS = { isOnePerson: false, isRegistered: false, isCodeUnused: false, codes: 0 };

/** Claims an unused code for a person. Of concurrent claims only one succeeds; the others get null. */
export const claimCode = (
  db: Db,
  { eventId, code, customerId, at }: { eventId: string; code: string; customerId: string; at: Date },
): Promise<{ id: string; displayCode: string } | null> =>
  executeOne(db, sql.claimCode, { eventId, code, customerId, at });

/** Claims the oldest unused code that is not locked by another claim; null if the pool is empty. */
export const claimNextCode = (
  db: Db,
  { eventId, customerId, at }: { eventId: string; customerId: string; at: Date },
): Promise<{ id: string; displayCode: string } | null> =>
  executeOne(db, sql.claimNextCode, { eventId, customerId, at });

export interface NewRegistration {
  id: string;
  eventId: string;
  participantId: string;
  customerId: string;
  codeId: string | null;
  fullName: string | null;
  qrCodeData: string | null;
  createdBy: string | null;
  at: Date;
}

/** Inserts a registration. With a code, the person's code counts increase by one. */
export const insertRegistration = (db: Db, registration: NewRegistration): Promise<unknown> =>
  execute(db, sql.insertRegistration, { id: registration.id, eventId: registration.eventId, participantId: registration.participantId, customerId: registration.customerId, codeId: registration.codeId, fullName: registration.fullName, qrCodeData: registration.qrCodeData, createdBy: registration.createdBy, at: registration.at });

interface OwnCodeRow {
  lotteryCode: string;
  isLive: boolean;
  registrationDate: Date;
}

/** Returns a customer with their codes of one event, newest first. */
export const ownCodes = (
  db: Db,
  { eventId, phone, nationalCode }: { eventId: string; phone: string; nationalCode: string },
): Promise<{ id: string; codes: OwnCodeRow[] } | null> =>
  executeOne(db, sql.ownCodes, { eventId, phone, nationalCode }).then(
    (found) =>
      found && {
        ...found,
        codes: found.codes.map((code) => ({ ...code, registrationDate: new Date(code.registrationDate) })),
      },
  );

export interface ParticipantRow {
  participantId: string;
  eventId: string;
  customerId: string;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  registrationDate: Date;
  codes: number;
}

/** Returns the participants of one event, or of all events if `eventId` is null, newest first. */
export const participantsPage = (
  db: Db,
  { eventId, limit, offset }: { eventId: string | null; limit: number; offset: number },
): Promise<ParticipantRow[]> =>
  queryRows<ParticipantRow>(
    db,
    `select p.id as "participantId", p.event_id as "eventId", p.customer_id as "customerId",
       c.first_name as "firstName", c.last_name as "lastName", c.phone_number as "phoneNumber",
       p.created_at as "registrationDate", p.codes
     from (
       select x.* from participants x join events e on e.id = x.event_id
       where e.deleted_at is null ${eventId === null ? "" : "and x.event_id = $2"}
       order by x.created_at desc, x.id limit ${limit} offset $1) p
       join customers c on c.id = p.customer_id
     order by p.created_at desc, p.id`,
    [offset, ...(eventId === null ? [] : [eventId])],
  );
