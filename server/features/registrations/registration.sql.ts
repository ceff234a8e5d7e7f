import type { CodeStatus } from "../../../domain/codes";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";
import type { EventRules } from "../events/event.sql";

/** The person's place in an event, made where there is none, and held so that no other claim passes the cap. */
export async function lockParticipant(
  db: Db,
  { id, eventId, customerId, at }: { id: string; eventId: string; customerId: string; at: Date },
): Promise<{ id: string; codes: number; isNew: boolean }> {
  const made = await queryRow<{ id: string; codes: number }>(
    db,
    `insert into participants (id, event_id, customer_id, created_at) values ($1, $2, $3, $4)
     on conflict on constraint participants_person_key do nothing returning id, codes`,
    [id, eventId, customerId, at],
  );
  if (made) return { ...made, isNew: true };
  const held = await queryRow<{ id: string; codes: number }>(
    db,
    `select p.id, p.codes from participants p where p.event_id = $1 and p.customer_id = $2 for update`,
    [eventId, customerId],
  );
  return { id: held?.id ?? id, codes: held?.codes ?? 0, isNew: false };
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
  /** Null where the event is deleted. */
  event: Pick<EventRules, "isActive" | "startsAt" | "endsAt"> | null;
}

/** The codes of a text in every event, with the window of their event. */
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

/** A person's registration with one code, or their first one where none is named; null where there is none. */
export const findRegistration = (
  db: Db,
  { participantId, code }: { participantId: string; code: string | null },
): Promise<RegistrationRow | null> =>
  queryRow<RegistrationRow>(
    db,
    `${REGISTRATION} where r.participant_id = $1 and ($2::text is null or k.code = $2) order by r.created_at, r.id limit 1`,
    [participantId, code],
  );

/** What decides about a visitor who brings a code. */
export interface VisitFacts {
  event: EventRules | null;
  /** Whether the phone and the national code belong to one active customer, or to none. */
  isOnePerson: boolean;
  /** Whether the person registered this code before. */
  isRegistered: boolean;
  isCodeUnused: boolean;
  /** Codes of the event that the person holds. */
  codes: number;
}

/**
 * Reads all that decides about a visit in one statement, whatever the reason is that speaks against it: the number of
 * statements tells nothing about the person or the code.
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

/** Claims a waiting code for a person: of all who try at once one gets it. */
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

/** Claims the oldest code that waits and that nobody else is taking; null where the pool is empty. */
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

/** Writes a registration; with a code the person's counts grow by one. */
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

/** A customer and their codes of one event, newest first. */
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

/** Participants of one event, or of all where it is null, newest first. */
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
