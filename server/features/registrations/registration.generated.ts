/** Types generated for queries found in "server/features/registrations/registration.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'InsertParticipant' parameters type */
export interface InsertParticipantParams {
  at: Date;
  customerId: string;
  eventId: string;
  id: string;
}

/** 'InsertParticipant' return type */
export interface InsertParticipantResult {
  codes: number;
  id: string;
}

/** 'InsertParticipant' query type */
export interface InsertParticipantQuery {
  params: InsertParticipantParams;
  result: InsertParticipantResult;
}

const insertParticipantIR: any = {"usedParamSet":{"id":true,"eventId":true,"customerId":true,"at":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":76}]},{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":87}]},{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":101}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":107}]}],"statement":"insert into participants (id, event_id, customer_id, created_at) values (:id!, :eventId!, :customerId!, :at!)\non conflict on constraint participants_person_key do nothing returning id, codes"};

/**
 * Query generated from SQL:
 * ```
 * insert into participants (id, event_id, customer_id, created_at) values (:id!, :eventId!, :customerId!, :at!)
 * on conflict on constraint participants_person_key do nothing returning id, codes
 * ```
 */
export const insertParticipant = new PreparedQuery<InsertParticipantParams,InsertParticipantResult>(insertParticipantIR);


/** 'CodesInEvents' parameters type */
export interface CodesInEventsParams {
  code: string;
  eventId?: string | null | void;
}

/** 'CodesInEvents' return type */
export interface CodesInEventsResult {
  endDate: Date | null;
  eventId: string;
  isActive: boolean | null;
  mode: string | null;
  startDate: Date | null;
  status: string;
}

/** 'CodesInEvents' query type */
export interface CodesInEventsQuery {
  params: CodesInEventsParams;
  result: CodesInEventsResult;
}

const codesInEventsIR: any = {"usedParamSet":{"code":true,"eventId":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":246,"b":251}]},{"name":"eventId","required":false,"transform":{"type":"scalar"},"locs":[{"a":321,"b":328}]}],"statement":"select k.event_id as \"eventId!\", k.status, e.mode as \"mode?\", e.is_active as \"isActive?\", e.starts_at as \"startDate?\",\n  e.ends_at as \"endDate?\"\nfrom lottery_codes k left join events e on e.id = k.event_id and e.deleted_at is null\nwhere k.code = :code! and k.event_id is not null\norder by k.event_id is not distinct from :eventId::uuid desc, e.ends_at desc nulls last, k.id limit 20"};

/**
 * Query generated from SQL:
 * ```
 * select k.event_id as "eventId!", k.status, e.mode as "mode?", e.is_active as "isActive?", e.starts_at as "startDate?",
 *   e.ends_at as "endDate?"
 * from lottery_codes k left join events e on e.id = k.event_id and e.deleted_at is null
 * where k.code = :code! and k.event_id is not null
 * order by k.event_id is not distinct from :eventId::uuid desc, e.ends_at desc nulls last, k.id limit 20
 * ```
 */
export const codesInEvents = new PreparedQuery<CodesInEventsParams,CodesInEventsResult>(codesInEventsIR);


/** 'FindRegistration' parameters type */
export interface FindRegistrationParams {
  code?: string | null | void;
  participantId: string;
  scannedCode?: string | null | void;
}

/** 'FindRegistration' return type */
export interface FindRegistrationResult {
  customerId: string;
  lotteryCode: string;
  registeredAt: Date;
  registrationId: string;
}

/** 'FindRegistration' query type */
export interface FindRegistrationQuery {
  params: FindRegistrationParams;
  result: FindRegistrationResult;
}

const findRegistrationIR: any = {"usedParamSet":{"participantId":true,"code":true,"scannedCode":true},"params":[{"name":"participantId","required":true,"transform":{"type":"scalar"},"locs":[{"a":216,"b":230}]},{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":262,"b":266},{"a":294,"b":298}]},{"name":"scannedCode","required":false,"transform":{"type":"scalar"},"locs":[{"a":338,"b":349}]}],"statement":"select r.id as \"registrationId\", r.customer_id as \"customerId\", k.display_code as \"lotteryCode!\", r.created_at as \"registeredAt\"\nfrom registrations r join lottery_codes k on k.id = r.code_id\nwhere r.participant_id = :participantId! and k.status = 'claimed' and (:code::text is null or k.code = :code)\norder by k.code is not distinct from :scannedCode::text desc, r.created_at, r.id limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select r.id as "registrationId", r.customer_id as "customerId", k.display_code as "lotteryCode!", r.created_at as "registeredAt"
 * from registrations r join lottery_codes k on k.id = r.code_id
 * where r.participant_id = :participantId! and k.status = 'claimed' and (:code::text is null or k.code = :code)
 * order by k.code is not distinct from :scannedCode::text desc, r.created_at, r.id limit 1
 * ```
 */
export const findRegistration = new PreparedQuery<FindRegistrationParams,FindRegistrationResult>(findRegistrationIR);


/** 'FindRegistrationWithoutCode' parameters type */
export interface FindRegistrationWithoutCodeParams {
  participantId: string;
}

/** 'FindRegistrationWithoutCode' return type */
export interface FindRegistrationWithoutCodeResult {
  customerId: string;
  registeredAt: Date;
  registrationId: string;
}

/** 'FindRegistrationWithoutCode' query type */
export interface FindRegistrationWithoutCodeQuery {
  params: FindRegistrationWithoutCodeParams;
  result: FindRegistrationWithoutCodeResult;
}

const findRegistrationWithoutCodeIR: any = {"usedParamSet":{"participantId":true},"params":[{"name":"participantId","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":155}]}],"statement":"select r.id as \"registrationId\", r.customer_id as \"customerId\", r.created_at as \"registeredAt\"\nfrom registrations r where r.participant_id = :participantId! and r.code_id is null order by r.created_at, r.id limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select r.id as "registrationId", r.customer_id as "customerId", r.created_at as "registeredAt"
 * from registrations r where r.participant_id = :participantId! and r.code_id is null order by r.created_at, r.id limit 1
 * ```
 */
export const findRegistrationWithoutCode = new PreparedQuery<FindRegistrationWithoutCodeParams,FindRegistrationWithoutCodeResult>(findRegistrationWithoutCodeIR);


/** 'VisitFacts' parameters type */
export interface VisitFactsParams {
  code: string;
  eventId: string;
  nationalCode: string;
  phone: string;
}

/** 'VisitFacts' return type */
export interface VisitFactsResult {
  codes: number;
  codesPerPerson: number | null;
  endDate: Date | null;
  isActive: boolean | null;
  isCodeUnused: boolean;
  isOnePerson: boolean;
  isRegistered: boolean;
  mode: string | null;
  startDate: Date | null;
}

/** 'VisitFacts' query type */
export interface VisitFactsQuery {
  params: VisitFactsParams;
  result: VisitFactsResult;
}

const visitFactsIR: any = {"usedParamSet":{"eventId":true,"nationalCode":true,"phone":true,"code":true},"params":[{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":457,"b":465},{"a":840,"b":848},{"a":913,"b":921}]},{"name":"nationalCode","required":true,"transform":{"type":"scalar"},"locs":[{"a":537,"b":550},{"a":733,"b":746}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":621,"b":627}]},{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":863,"b":868}]}],"statement":"select e.starts_at as \"startDate?\", e.ends_at as \"endDate?\", e.is_active as \"isActive?\",\n  e.codes_per_person as \"codesPerPerson?\", e.mode as \"mode?\",\n  c.id is not distinct from p.id and (c.id is not null or d.id is null) as \"isOnePerson!\",\n  r.id is not null and k.status = 'claimed' as \"isRegistered!\", coalesce(k.status = 'unused', false) as \"isCodeUnused!\",\n  coalesce(t.codes, 0) as \"codes!\"\nfrom (values (1)) as one(n)\n  left join events e on e.id = :eventId! and e.deleted_at is null\n  left join customers c on c.national_code = :nationalCode! and c.deleted_at is null\n  left join customers p on p.phone_number = :phone! and p.deleted_at is null\n  left join lateral (\n    select x.id from customers x where x.national_code = :nationalCode! and x.deleted_at is not null limit 1) d on true\n  left join lottery_codes k on k.event_id = :eventId! and k.code = :code!\n  left join participants t on t.event_id = :eventId! and t.customer_id = c.id\n  left join registrations r on r.participant_id = t.id and r.code_id = k.id\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select e.starts_at as "startDate?", e.ends_at as "endDate?", e.is_active as "isActive?",
 *   e.codes_per_person as "codesPerPerson?", e.mode as "mode?",
 *   c.id is not distinct from p.id and (c.id is not null or d.id is null) as "isOnePerson!",
 *   r.id is not null and k.status = 'claimed' as "isRegistered!", coalesce(k.status = 'unused', false) as "isCodeUnused!",
 *   coalesce(t.codes, 0) as "codes!"
 * from (values (1)) as one(n)
 *   left join events e on e.id = :eventId! and e.deleted_at is null
 *   left join customers c on c.national_code = :nationalCode! and c.deleted_at is null
 *   left join customers p on p.phone_number = :phone! and p.deleted_at is null
 *   left join lateral (
 *     select x.id from customers x where x.national_code = :nationalCode! and x.deleted_at is not null limit 1) d on true
 *   left join lottery_codes k on k.event_id = :eventId! and k.code = :code!
 *   left join participants t on t.event_id = :eventId! and t.customer_id = c.id
 *   left join registrations r on r.participant_id = t.id and r.code_id = k.id
 * limit 1
 * ```
 */
export const visitFacts = new PreparedQuery<VisitFactsParams,VisitFactsResult>(visitFactsIR);


/** 'ClaimCode' parameters type */
export interface ClaimCodeParams {
  at: Date;
  code: string;
  customerId: string;
  eventId: string;
}

/** 'ClaimCode' return type */
export interface ClaimCodeResult {
  displayCode: string;
  id: number;
}

/** 'ClaimCode' query type */
export interface ClaimCodeQuery {
  params: ClaimCodeParams;
  result: ClaimCodeResult;
}

const claimCodeIR: any = {"usedParamSet":{"customerId":true,"at":true,"eventId":true,"code":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":72}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":91}]},{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":120}]},{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":140}]}],"statement":"update lottery_codes k set status = 'claimed', customer_id = :customerId!, claimed_at = :at!\nwhere k.event_id = :eventId! and k.code = :code! and k.status = 'unused'\nreturning k.id, k.display_code as \"displayCode!\""};

/**
 * Query generated from SQL:
 * ```
 * update lottery_codes k set status = 'claimed', customer_id = :customerId!, claimed_at = :at!
 * where k.event_id = :eventId! and k.code = :code! and k.status = 'unused'
 * returning k.id, k.display_code as "displayCode!"
 * ```
 */
export const claimCode = new PreparedQuery<ClaimCodeParams,ClaimCodeResult>(claimCodeIR);


/** 'ClaimNextCode' parameters type */
export interface ClaimNextCodeParams {
  at: Date;
  customerId: string;
  eventId: string;
}

/** 'ClaimNextCode' return type */
export interface ClaimNextCodeResult {
  displayCode: string;
  id: number;
}

/** 'ClaimNextCode' query type */
export interface ClaimNextCodeQuery {
  params: ClaimNextCodeParams;
  result: ClaimNextCodeResult;
}

const claimNextCodeIR: any = {"usedParamSet":{"customerId":true,"at":true,"eventId":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":72}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":91}]},{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":170}]}],"statement":"update lottery_codes k set status = 'claimed', customer_id = :customerId!, claimed_at = :at!\nwhere k.id = (\n  select n.id from lottery_codes n where n.event_id = :eventId! and n.status = 'unused'\n  order by n.id limit 1 for update skip locked)\nreturning k.id, k.display_code as \"displayCode!\""};

/**
 * Query generated from SQL:
 * ```
 * update lottery_codes k set status = 'claimed', customer_id = :customerId!, claimed_at = :at!
 * where k.id = (
 *   select n.id from lottery_codes n where n.event_id = :eventId! and n.status = 'unused'
 *   order by n.id limit 1 for update skip locked)
 * returning k.id, k.display_code as "displayCode!"
 * ```
 */
export const claimNextCode = new PreparedQuery<ClaimNextCodeParams,ClaimNextCodeResult>(claimNextCodeIR);


/** 'LockNextCode' parameters type */
export interface LockNextCodeParams {
  eventId: string;
}

/** 'LockNextCode' return type */
export interface LockNextCodeResult {
  id: number;
}

/** 'LockNextCode' query type */
export interface LockNextCodeQuery {
  params: LockNextCodeParams;
  result: LockNextCodeResult;
}

const lockNextCodeIR: any = {"usedParamSet":{"eventId":true},"params":[{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":60}]}],"statement":"select n.id from lottery_codes n where n.event_id = :eventId! and n.status = 'unused' order by n.id limit 1 for update"};

/**
 * Query generated from SQL:
 * ```
 * select n.id from lottery_codes n where n.event_id = :eventId! and n.status = 'unused' order by n.id limit 1 for update
 * ```
 */
export const lockNextCode = new PreparedQuery<LockNextCodeParams,LockNextCodeResult>(lockNextCodeIR);


/** 'InsertRegistration' parameters type */
export interface InsertRegistrationParams {
  at: Date;
  codeId?: number | null | void;
  createdBy?: string | null | void;
  customerId: string;
  eventId: string;
  fullName?: string | null | void;
  id: string;
  participantId: string;
  qrCodeData?: string | null | void;
}

/** 'InsertRegistration' return type */
export type InsertRegistrationResult = void;

/** 'InsertRegistration' query type */
export interface InsertRegistrationQuery {
  params: InsertRegistrationParams;
  result: InsertRegistrationResult;
}

const insertRegistrationIR: any = {"usedParamSet":{"participantId":true,"codeId":true,"at":true,"customerId":true,"id":true,"eventId":true,"fullName":true,"qrCodeData":true,"createdBy":true},"params":[{"name":"participantId","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":91},{"a":434,"b":448}]},{"name":"codeId","required":false,"transform":{"type":"scalar"},"locs":[{"a":97,"b":103},{"a":249,"b":255},{"a":465,"b":471}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":211,"b":214},{"a":518,"b":521}]},{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":232,"b":243},{"a":451,"b":462}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":417,"b":420}]},{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":423,"b":431}]},{"name":"fullName","required":false,"transform":{"type":"scalar"},"locs":[{"a":482,"b":490}]},{"name":"qrCodeData","required":false,"transform":{"type":"scalar"},"locs":[{"a":493,"b":503}]},{"name":"createdBy","required":false,"transform":{"type":"scalar"},"locs":[{"a":506,"b":515}]}],"statement":"with grown as (\n  update participants p set codes = p.codes + 1 where p.id = :participantId! and :codeId::bigint is not null\n), richer as (\n  update customers c set total_codes = c.total_codes + 1, updated_at = :at! \n  where c.id = :customerId! and :codeId::bigint is not null\n)\ninsert into registrations (id, event_id, participant_id, customer_id, code_id, full_name, qr_code_data, created_by,\n  created_at)\nvalues (:id!, :eventId!, :participantId!, :customerId!, :codeId::bigint, :fullName, :qrCodeData, :createdBy, :at!)"};

/**
 * Query generated from SQL:
 * ```
 * with grown as (
 *   update participants p set codes = p.codes + 1 where p.id = :participantId! and :codeId::bigint is not null
 * ), richer as (
 *   update customers c set total_codes = c.total_codes + 1, updated_at = :at! 
 *   where c.id = :customerId! and :codeId::bigint is not null
 * )
 * insert into registrations (id, event_id, participant_id, customer_id, code_id, full_name, qr_code_data, created_by,
 *   created_at)
 * values (:id!, :eventId!, :participantId!, :customerId!, :codeId::bigint, :fullName, :qrCodeData, :createdBy, :at!)
 * ```
 */
export const insertRegistration = new PreparedQuery<InsertRegistrationParams,InsertRegistrationResult>(insertRegistrationIR);


/** 'OwnCodes' parameters type */
export interface OwnCodesParams {
  eventId: string;
  nationalCode: string;
  phone: string;
}

/** 'OwnCodes' return type */
export interface OwnCodesResult {
  id: string;
  isAvailable: boolean;
  lotteryCode: string | null;
  registrationDate: Date | null;
}

/** 'OwnCodes' query type */
export interface OwnCodesQuery {
  params: OwnCodesParams;
  result: OwnCodesResult;
}

const ownCodesIR: any = {"usedParamSet":{"phone":true,"nationalCode":true,"eventId":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":269,"b":275}]},{"name":"nationalCode","required":true,"transform":{"type":"scalar"},"locs":[{"a":299,"b":312}]},{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":997,"b":1005}]}],"statement":"-- A customer without codes has one row, without a code. A code that took part in a drawn draw is no longer live; it may\n-- have taken part with an account that was merged into this one.\nwith recursive found as (\n  select c.id from customers c\n  where c.phone_number = :phone! and c.national_code = :nationalCode! and c.deleted_at is null\n), person as (\n  select f.id from found f union select c.id from person p join customers c on c.merged_into_id = p.id\n), drawn as (\n  select unnest(e.code_ids) as code_id\n  from draw_entries e join draws d on d.id = e.draw_id\n  where e.customer_id in (select p.id from person p) and d.state in ('drawn', 'settled')\n)\nselect f.id, k.display_code as \"lotteryCode?\",\n  coalesce(k.status = 'claimed' and k.id not in (select d.code_id from drawn d), false) as \"isAvailable!\",\n  r.created_at as \"registrationDate?\"\nfrom found f left join (\n  participants p join registrations r on r.participant_id = p.id join lottery_codes k on k.id = r.code_id\n) on p.event_id = :eventId! and p.customer_id = f.id\norder by r.created_at desc, r.id"};

/**
 * Query generated from SQL:
 * ```
 * -- A customer without codes has one row, without a code. A code that took part in a drawn draw is no longer live; it may
 * -- have taken part with an account that was merged into this one.
 * with recursive found as (
 *   select c.id from customers c
 *   where c.phone_number = :phone! and c.national_code = :nationalCode! and c.deleted_at is null
 * ), person as (
 *   select f.id from found f union select c.id from person p join customers c on c.merged_into_id = p.id
 * ), drawn as (
 *   select unnest(e.code_ids) as code_id
 *   from draw_entries e join draws d on d.id = e.draw_id
 *   where e.customer_id in (select p.id from person p) and d.state in ('drawn', 'settled')
 * )
 * select f.id, k.display_code as "lotteryCode?",
 *   coalesce(k.status = 'claimed' and k.id not in (select d.code_id from drawn d), false) as "isAvailable!",
 *   r.created_at as "registrationDate?"
 * from found f left join (
 *   participants p join registrations r on r.participant_id = p.id join lottery_codes k on k.id = r.code_id
 * ) on p.event_id = :eventId! and p.customer_id = f.id
 * order by r.created_at desc, r.id
 * ```
 */
export const ownCodes = new PreparedQuery<OwnCodesParams,OwnCodesResult>(ownCodesIR);


/** 'ParticipantsPage' parameters type */
export interface ParticipantsPageParams {
  limit: number;
  offset: number;
}

/** 'ParticipantsPage' return type */
export interface ParticipantsPageResult {
  codes: number;
  customerId: string;
  eventId: string;
  firstName: string | null;
  isWinner: boolean;
  lastName: string | null;
  participantId: string;
  phoneNumber: string | null;
  registrationDate: Date;
}

/** 'ParticipantsPage' query type */
export interface ParticipantsPageQuery {
  params: ParticipantsPageParams;
  result: ParticipantsPageResult;
}

const participantsPageIR: any = {"usedParamSet":{"limit":true,"offset":true},"params":[{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":633,"b":639}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":648,"b":655}]}],"statement":"select p.id as \"participantId\", p.event_id as \"eventId\", p.customer_id as \"customerId\", c.first_name as \"firstName\",\n  c.last_name as \"lastName\", c.phone_number as \"phoneNumber\", p.created_at as \"registrationDate\", p.codes,\n  exists (\n    select from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'\n      join lottery_codes k on k.id = w.code_id\n    where d.event_id = p.event_id and d.state in ('drawn', 'settled') and k.customer_id = p.customer_id) as \"isWinner!\"\nfrom (\n  select x.* from participants x join events e on e.id = x.event_id\n  where e.deleted_at is null order by x.created_at desc, x.id limit :limit! offset :offset!) p\n  join customers c on c.id = p.customer_id\norder by p.created_at desc, p.id"};

/**
 * Query generated from SQL:
 * ```
 * select p.id as "participantId", p.event_id as "eventId", p.customer_id as "customerId", c.first_name as "firstName",
 *   c.last_name as "lastName", c.phone_number as "phoneNumber", p.created_at as "registrationDate", p.codes,
 *   exists (
 *     select from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'
 *       join lottery_codes k on k.id = w.code_id
 *     where d.event_id = p.event_id and d.state in ('drawn', 'settled') and k.customer_id = p.customer_id) as "isWinner!"
 * from (
 *   select x.* from participants x join events e on e.id = x.event_id
 *   where e.deleted_at is null order by x.created_at desc, x.id limit :limit! offset :offset!) p
 *   join customers c on c.id = p.customer_id
 * order by p.created_at desc, p.id
 * ```
 */
export const participantsPage = new PreparedQuery<ParticipantsPageParams,ParticipantsPageResult>(participantsPageIR);


/** 'ParticipantsOfEvent' parameters type */
export interface ParticipantsOfEventParams {
  eventId: string;
  limit: number;
  offset: number;
}

/** 'ParticipantsOfEvent' return type */
export interface ParticipantsOfEventResult {
  codes: number;
  customerId: string;
  eventId: string;
  firstName: string | null;
  isWinner: boolean;
  lastName: string | null;
  participantId: string;
  phoneNumber: string | null;
  registrationDate: Date;
}

/** 'ParticipantsOfEvent' query type */
export interface ParticipantsOfEventQuery {
  params: ParticipantsOfEventParams;
  result: ParticipantsOfEventResult;
}

const participantsOfEventIR: any = {"usedParamSet":{"eventId":true,"limit":true,"offset":true},"params":[{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":611,"b":619}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":662,"b":668}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":677,"b":684}]}],"statement":"select p.id as \"participantId\", p.event_id as \"eventId\", p.customer_id as \"customerId\", c.first_name as \"firstName\",\n  c.last_name as \"lastName\", c.phone_number as \"phoneNumber\", p.created_at as \"registrationDate\", p.codes,\n  exists (\n    select from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'\n      join lottery_codes k on k.id = w.code_id\n    where d.event_id = p.event_id and d.state in ('drawn', 'settled') and k.customer_id = p.customer_id) as \"isWinner!\"\nfrom (\n  select x.* from participants x join events e on e.id = x.event_id\n  where e.deleted_at is null and x.event_id = :eventId!\n  order by x.created_at desc, x.id limit :limit! offset :offset!) p\n  join customers c on c.id = p.customer_id\norder by p.created_at desc, p.id"};

/**
 * Query generated from SQL:
 * ```
 * select p.id as "participantId", p.event_id as "eventId", p.customer_id as "customerId", c.first_name as "firstName",
 *   c.last_name as "lastName", c.phone_number as "phoneNumber", p.created_at as "registrationDate", p.codes,
 *   exists (
 *     select from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'
 *       join lottery_codes k on k.id = w.code_id
 *     where d.event_id = p.event_id and d.state in ('drawn', 'settled') and k.customer_id = p.customer_id) as "isWinner!"
 * from (
 *   select x.* from participants x join events e on e.id = x.event_id
 *   where e.deleted_at is null and x.event_id = :eventId!
 *   order by x.created_at desc, x.id limit :limit! offset :offset!) p
 *   join customers c on c.id = p.customer_id
 * order by p.created_at desc, p.id
 * ```
 */
export const participantsOfEvent = new PreparedQuery<ParticipantsOfEventParams,ParticipantsOfEventResult>(participantsOfEventIR);


/** 'WinnersPage' parameters type */
export interface WinnersPageParams {
  eventId?: string | null | void;
  limit: number;
  offset: number;
}

/** 'WinnersPage' return type */
export interface WinnersPageResult {
  codes: number;
  customerId: string;
  eventId: string;
  firstName: string | null;
  isWinner: boolean;
  lastName: string | null;
  participantId: string;
  phoneNumber: string | null;
  registrationDate: Date;
}

/** 'WinnersPage' query type */
export interface WinnersPageQuery {
  params: WinnersPageParams;
  result: WinnersPageResult;
}

const winnersPageIR: any = {"usedParamSet":{"eventId":true,"limit":true,"offset":true},"params":[{"name":"eventId","required":false,"transform":{"type":"scalar"},"locs":[{"a":517,"b":524},{"a":556,"b":563}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":796,"b":802}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":811,"b":818}]}],"statement":"-- Draws have few winners, so they are read first.\nselect p.id as \"participantId\", p.event_id as \"eventId\", p.customer_id as \"customerId\", c.first_name as \"firstName\",\n  c.last_name as \"lastName\", c.phone_number as \"phoneNumber\", p.created_at as \"registrationDate\", p.codes,\n  true as \"isWinner!\"\nfrom (\n  select distinct d.event_id, k.customer_id\n  from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'\n    join lottery_codes k on k.id = w.code_id\n  where d.state in ('drawn', 'settled') and (:eventId::uuid is null or d.event_id = :eventId)) n\n  join participants p on p.event_id = n.event_id and p.customer_id = n.customer_id\n  join events e on e.id = p.event_id and e.deleted_at is null\n  join customers c on c.id = p.customer_id\norder by p.created_at desc, p.id limit :limit! offset :offset!"};

/**
 * Query generated from SQL:
 * ```
 * -- Draws have few winners, so they are read first.
 * select p.id as "participantId", p.event_id as "eventId", p.customer_id as "customerId", c.first_name as "firstName",
 *   c.last_name as "lastName", c.phone_number as "phoneNumber", p.created_at as "registrationDate", p.codes,
 *   true as "isWinner!"
 * from (
 *   select distinct d.event_id, k.customer_id
 *   from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'
 *     join lottery_codes k on k.id = w.code_id
 *   where d.state in ('drawn', 'settled') and (:eventId::uuid is null or d.event_id = :eventId)) n
 *   join participants p on p.event_id = n.event_id and p.customer_id = n.customer_id
 *   join events e on e.id = p.event_id and e.deleted_at is null
 *   join customers c on c.id = p.customer_id
 * order by p.created_at desc, p.id limit :limit! offset :offset!
 * ```
 */
export const winnersPage = new PreparedQuery<WinnersPageParams,WinnersPageResult>(winnersPageIR);


/** 'CountWinners' parameters type */
export interface CountWinnersParams {
  eventId?: string | null | void;
}

/** 'CountWinners' return type */
export interface CountWinnersResult {
  total: number;
}

/** 'CountWinners' query type */
export interface CountWinnersQuery {
  params: CountWinnersParams;
  result: CountWinnersResult;
}

const countWinnersIR: any = {"usedParamSet":{"eventId":true},"params":[{"name":"eventId","required":false,"transform":{"type":"scalar"},"locs":[{"a":253,"b":260},{"a":292,"b":299}]}],"statement":"select count(*)::int as \"total!\"\nfrom (\n  select distinct d.event_id, k.customer_id\n  from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'\n    join lottery_codes k on k.id = w.code_id\n  where d.state in ('drawn', 'settled') and (:eventId::uuid is null or d.event_id = :eventId)) n\n  join participants p on p.event_id = n.event_id and p.customer_id = n.customer_id\n  join events e on e.id = p.event_id and e.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "total!"
 * from (
 *   select distinct d.event_id, k.customer_id
 *   from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'
 *     join lottery_codes k on k.id = w.code_id
 *   where d.state in ('drawn', 'settled') and (:eventId::uuid is null or d.event_id = :eventId)) n
 *   join participants p on p.event_id = n.event_id and p.customer_id = n.customer_id
 *   join events e on e.id = p.event_id and e.deleted_at is null
 * ```
 */
export const countWinners = new PreparedQuery<CountWinnersParams,CountWinnersResult>(countWinnersIR);


