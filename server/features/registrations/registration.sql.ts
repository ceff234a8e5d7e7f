import type { Db } from "../../kit/context";
import { row, rows } from "../../kit/db/sql";

/** The person's place in an event, made where there is none, and held so that no other claim passes the cap. */
export async function holdParticipant(
  db: Db,
  { id, eventId, customerId, at }: { id: string; eventId: string; customerId: string; at: Date },
): Promise<{ id: string; codes: number; isNew: boolean }> {
  const made = await row<{ id: string; codes: number }>(
    db,
    `insert into participants (id, event_id, customer_id, created_at) values ($1, $2, $3, $4)
     on conflict on constraint participants_person_key do nothing returning id, codes`,
    [id, eventId, customerId, at],
  );
  if (made) return { ...made, isNew: true };
  const held = await row<{ id: string; codes: number }>(
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
  select r.id as "registrationId", r.customer_id as "customerId", k.given as "lotteryCode", r.created_at as "registeredAt"
  from registrations r left join lottery_codes k on k.id = r.code_id`;

/** A person's registration with one code, or their first one where none is named; null where there is none. */
export const findRegistration = (
  db: Db,
  { participantId, code }: { participantId: string; code: string | null },
): Promise<RegistrationRow | null> =>
  row<RegistrationRow>(
    db,
    `${REGISTRATION} where r.participant_id = $1 and ($2::text is null or k.code = $2) order by r.created_at, r.id limit 1`,
    [participantId, code],
  );

/** Claims a waiting code for a person: of all who try at once one gets it. */
export const claimCode = (
  db: Db,
  { eventId, code, customerId, at }: { eventId: string; code: string; customerId: string; at: Date },
): Promise<{ id: string; given: string } | null> =>
  row(
    db,
    `update lottery_codes k set status = 'claimed', customer_id = $3, claimed_at = $4
     where k.event_id = $1 and k.code = $2 and k.status = 'unused' returning k.id::text, k.given`,
    [eventId, code, customerId, at],
  );

/** Claims the oldest code that waits and that nobody else is taking; null where the pool is empty. */
export const claimNextCode = (
  db: Db,
  { eventId, customerId, at }: { eventId: string; customerId: string; at: Date },
): Promise<{ id: string; given: string } | null> =>
  row(
    db,
    `update lottery_codes k set status = 'claimed', customer_id = $2, claimed_at = $3
     where k.id = (
       select n.id from lottery_codes n where n.event_id = $1 and n.status = 'unused'
       order by n.id limit 1 for update skip locked)
     returning k.id::text, k.given`,
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
  rows(
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

/** A customer's codes of one event, newest first. */
export const ownCodes = (
  db: Db,
  { eventId, phone, nationalCode }: { eventId: string; phone: string; nationalCode: string },
): Promise<{ lotteryCode: string; isLive: boolean; registrationDate: Date }[] | null> =>
  row<{ codes: { lotteryCode: string; isLive: boolean; registrationDate: Date }[] }>(
    db,
    `select coalesce((
       select jsonb_agg(jsonb_build_object('lotteryCode', k.given, 'isLive', k.status = 'claimed',
         'registrationDate', r.created_at) order by r.created_at desc, r.id)
       from participants p join registrations r on r.participant_id = p.id join lottery_codes k on k.id = r.code_id
       where p.event_id = $1 and p.customer_id = c.id), '[]') as codes
     from customers c where c.phone_number = $2 and c.national_code = $3 and c.deleted_at is null`,
    [eventId, phone, nationalCode],
  ).then(
    (found) => found?.codes.map((code) => ({ ...code, registrationDate: new Date(code.registrationDate) })) ?? null,
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
  rows<ParticipantRow>(
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
