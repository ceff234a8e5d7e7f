import type { CodeStatus } from "../../../domain/codes";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";
import type { EventRules } from "../events/event.queries";

/**
 * Returns a person's participation in an event, locked. Creates it if missing. The lock enforces the limit of codes.
 */
export async function lockParticipant(
  db: Db,
  { id, eventId, customerId, at }: { id: string; eventId: string; customerId: string; at: Date },
): Promise<{ id: string; codes: number; isNew: boolean }> {
  const created = await queryRow<{ id: string; codes: number }>(
    db,
    `insert into participants (id, event_id, customer_id, created_at) values ($1, $2, $3, $4)
     on conflict on constraint participants_person_key do nothing returning id, codes`,
    [id, eventId, customerId, at],
  );
  if (created) return { ...created, isNew: true };
  const existing = await queryRow<{ id: string; codes: number }>(
    db,
    `select p.id, p.codes from participants p where p.event_id = $1 and p.customer_id = $2 for update`,
    [eventId, customerId],
  );
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
  const found = await queryRows<Pick<CodeInEvent, "eventId" | "status"> & Nullable<NonNullable<CodeInEvent["event"]>>>(
    db,
    `select k.event_id as "eventId", k.status, e.is_active as "isActive", e.starts_at as "startsAt", e.ends_at as "endsAt"
     from lottery_codes k left join events e on e.id = k.event_id and e.deleted_at is null
     where k.code = $1 and k.event_id is not null order by k.id limit 20`,
    [code],
  );
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
  queryRow<RegistrationRow>(
    db,
    `${REGISTRATION} where r.participant_id = $1 and ($2::text is null or k.code = $2) order by r.created_at, r.id limit 1`,
    [participantId, code],
  );

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
  const facts = await queryRow<Omit<VisitFacts, "event"> & Nullable<EventRules>>(
    db,
    `select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.mode, e.is_active as "isActive",
       e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
       c.id is not distinct from p.id and (c.id is not null or d.id is null) as "isOnePerson",
       r.id is not null as "isRegistered", coalesce(k.status = 'unused', false) as "isCodeUnused",
       coalesce(t.codes, 0) as codes
     from (values (1)) as one(n)
       left join events e on e.id = $1 and e.deleted_at is null
       left join customers c on c.national_code = $3 and c.deleted_at is null
       left join customers p on p.phone_number = $2 and p.deleted_at is null
       left join lateral (
         select x.id from customers x where x.national_code = $3 and x.deleted_at is not null limit 1) d on true
       left join lottery_codes k on k.event_id = $1 and k.code = $4
       left join participants t on t.event_id = $1 and t.customer_id = c.id
       left join registrations r on r.participant_id = t.id and r.code_id = k.id
     limit 1`,
    [eventId, phone, nationalCode, code],
  );
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
  queryRow(
    db,
    `update lottery_codes k set status = 'claimed', customer_id = $3, claimed_at = $4
     where k.event_id = $1 and k.code = $2 and k.status = 'unused' returning k.id::text, k.display_code as "displayCode"`,
    [eventId, code, customerId, at],
  );

/** Claims the oldest unused code that is not locked by another claim; null if the pool is empty. */
export const claimNextCode = (
  db: Db,
  { eventId, customerId, at }: { eventId: string; customerId: string; at: Date },
): Promise<{ id: string; displayCode: string } | null> =>
  queryRow(
    db,
    `update lottery_codes k set status = 'claimed', customer_id = $2, claimed_at = $3
     where k.id = (
       select n.id from lottery_codes n where n.event_id = $1 and n.status = 'unused'
       order by n.id limit 1 for update skip locked)
     returning k.id::text, k.display_code as "displayCode"`,
    [eventId, customerId, at],
  );

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
  queryRows(
    db,
    `with grown as (
       update participants p set codes = p.codes + 1 where p.id = $3 and $5::bigint is not null
     ), richer as (
       update customers c set total_codes = c.total_codes + 1, updated_at = $9 where c.id = $4 and $5::bigint is not null
     )
     insert into registrations (id, event_id, participant_id, customer_id, code_id, full_name, qr_code_data, created_by,
       created_at)
     values ($1, $2, $3, $4, $5::bigint, $6, $7, $8, $9)`,
    [
      registration.id,
      registration.eventId,
      registration.participantId,
      registration.customerId,
      registration.codeId,
      registration.fullName,
      registration.qrCodeData,
      registration.createdBy,
      registration.at,
    ],
  );

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
  queryRow<{ id: string; codes: OwnCodeRow[] }>(
    db,
    `select c.id, coalesce((
       select jsonb_agg(jsonb_build_object('lotteryCode', k.display_code, 'isLive', k.status = 'claimed',
         'registrationDate', r.created_at) order by r.created_at desc, r.id)
       from participants p join registrations r on r.participant_id = p.id join lottery_codes k on k.id = r.code_id
       where p.event_id = $1 and p.customer_id = c.id), '[]') as codes
     from customers c where c.phone_number = $2 and c.national_code = $3 and c.deleted_at is null`,
    [eventId, phone, nationalCode],
  ).then(
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
