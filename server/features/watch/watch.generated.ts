/** Types generated for queries found in "server/features/watch/watch.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'LockProgress' parameters type */
export type LockProgressParams = void;

/** 'LockProgress' return type */
export interface LockProgressResult {
  checkedAt: Date;
}

/** 'LockProgress' query type */
export interface LockProgressQuery {
  params: LockProgressParams;
  result: LockProgressResult;
}

const lockProgressIR: any = {"usedParamSet":{},"params":[],"statement":"select p.checked_at as \"checkedAt\" from watch_progress p for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select p.checked_at as "checkedAt" from watch_progress p for no key update
 * ```
 */
export const lockProgress = new PreparedQuery<LockProgressParams,LockProgressResult>(lockProgressIR);


/** 'SetProgress' parameters type */
export interface SetProgressParams {
  at: Date;
}

/** 'SetProgress' return type */
export type SetProgressResult = void;

/** 'SetProgress' query type */
export interface SetProgressQuery {
  params: SetProgressParams;
  result: SetProgressResult;
}

const setProgressIR: any = {"usedParamSet":{"at":true},"params":[{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":42}]}],"statement":"update watch_progress set checked_at = :at!"};

/**
 * Query generated from SQL:
 * ```
 * update watch_progress set checked_at = :at!
 * ```
 */
export const setProgress = new PreparedQuery<SetProgressParams,SetProgressResult>(setProgressIR);


/** 'RecentReceipts' parameters type */
export interface RecentReceiptsParams {
  firstId: string;
}

/** 'RecentReceipts' return type */
export interface RecentReceiptsResult {
  id: string;
}

/** 'RecentReceipts' query type */
export interface RecentReceiptsQuery {
  params: RecentReceiptsParams;
  result: RecentReceiptsResult;
}

const recentReceiptsIR: any = {"usedParamSet":{"firstId":true},"params":[{"name":"firstId","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":68}]}],"statement":"select r.id as \"id!\" from recorded_receipts r where r.id >= :firstId!"};

/**
 * Query generated from SQL:
 * ```
 * select r.id as "id!" from recorded_receipts r where r.id >= :firstId!
 * ```
 */
export const recentReceipts = new PreparedQuery<RecentReceiptsParams,RecentReceiptsResult>(recentReceiptsIR);


/** 'VoidsInShift' parameters type */
export interface VoidsInShiftParams {
  since: Date;
  threshold: number;
}

/** 'VoidsInShift' return type */
export interface VoidsInShiftResult {
  receiptIds: stringArray;
  subject: string;
}

/** 'VoidsInShift' query type */
export interface VoidsInShiftQuery {
  params: VoidsInShiftParams;
  result: VoidsInShiftResult;
}

const voidsInShiftIR: any = {"usedParamSet":{"since":true,"threshold":true},"params":[{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":320,"b":326}]},{"name":"threshold","required":true,"transform":{"type":"scalar"},"locs":[{"a":626,"b":636}]}],"statement":"-- The shifts of the receipts voided since. Receipts of a decided case do not count again.\nselect h.id::text as \"subject!\", array_agg(r.id) as \"receiptIds!\"\nfrom (\n    select distinct v.shift_id from audit_log a join receipts v on v.id = a.entity_id::uuid\n    where a.action = 'VOID' and a.entity = 'receipt' and a.at > :since! and v.shift_id is not null) n\n  join shifts h on h.id = n.shift_id\n  join receipts r on r.created_by = h.user_id and r.created_at > h.opened_at - interval '1 minute'\n    and r.shift_id = h.id and r.voided_at is not null\nwhere not is_decided('voids_in_shift', r.id)\ngroup by h.id having count(*) >= :threshold!::int"};

/**
 * Query generated from SQL:
 * ```
 * -- The shifts of the receipts voided since. Receipts of a decided case do not count again.
 * select h.id::text as "subject!", array_agg(r.id) as "receiptIds!"
 * from (
 *     select distinct v.shift_id from audit_log a join receipts v on v.id = a.entity_id::uuid
 *     where a.action = 'VOID' and a.entity = 'receipt' and a.at > :since! and v.shift_id is not null) n
 *   join shifts h on h.id = n.shift_id
 *   join receipts r on r.created_by = h.user_id and r.created_at > h.opened_at - interval '1 minute'
 *     and r.shift_id = h.id and r.voided_at is not null
 * where not is_decided('voids_in_shift', r.id)
 * group by h.id having count(*) >= :threshold!::int
 * ```
 */
export const voidsInShift = new PreparedQuery<VoidsInShiftParams,VoidsInShiftResult>(voidsInShiftIR);


/** 'ReceiptsOfCustomer' parameters type */
export interface ReceiptsOfCustomerParams {
  periodMinutes: number;
  recentIds: stringArray;
  threshold: number;
}

/** 'ReceiptsOfCustomer' return type */
export interface ReceiptsOfCustomerResult {
  receiptIds: stringArray;
  subject: string;
}

/** 'ReceiptsOfCustomer' query type */
export interface ReceiptsOfCustomerQuery {
  params: ReceiptsOfCustomerParams;
  result: ReceiptsOfCustomerResult;
}

const receiptsOfCustomerIR: any = {"usedParamSet":{"periodMinutes":true,"recentIds":true,"threshold":true},"params":[{"name":"periodMinutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":508,"b":522},{"a":809,"b":823}]},{"name":"recentIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":548,"b":558}]},{"name":"threshold","required":true,"transform":{"type":"scalar"},"locs":[{"a":965,"b":975}]}],"statement":"-- For each receipt within the period before a new one: the receipts of the customer in the period after it.\nselect f.customer_id::text as \"subject!\", array_agg(distinct x.id) as \"receiptIds!\"\nfrom (\n  select w.customer_id, array_agg(o.id) as ids\n  from (\n      select distinct e.id, e.customer_id, e.purchased_at\n      from recorded_receipts n join recorded_receipts e on e.customer_id = n.customer_id and e.purchased_at <= n.purchased_at\n        and e.purchased_at > n.purchased_at - make_interval(mins => :periodMinutes!)\n      where n.id = any(:recentIds!::uuid[]) and has_time_of_day(n.purchased_at) and has_time_of_day(e.purchased_at)) w\n    join recorded_receipts o on o.customer_id = w.customer_id and o.purchased_at >= w.purchased_at\n      and o.purchased_at < w.purchased_at + make_interval(mins => :periodMinutes!) and has_time_of_day(o.purchased_at)\n  where not is_decided('receipts_of_customer', o.id)\n  group by w.id, w.customer_id having count(*) >= :threshold!::int) f\n  cross join lateral unnest(f.ids) as x (id)\ngroup by f.customer_id"};

/**
 * Query generated from SQL:
 * ```
 * -- For each receipt within the period before a new one: the receipts of the customer in the period after it.
 * select f.customer_id::text as "subject!", array_agg(distinct x.id) as "receiptIds!"
 * from (
 *   select w.customer_id, array_agg(o.id) as ids
 *   from (
 *       select distinct e.id, e.customer_id, e.purchased_at
 *       from recorded_receipts n join recorded_receipts e on e.customer_id = n.customer_id and e.purchased_at <= n.purchased_at
 *         and e.purchased_at > n.purchased_at - make_interval(mins => :periodMinutes!)
 *       where n.id = any(:recentIds!::uuid[]) and has_time_of_day(n.purchased_at) and has_time_of_day(e.purchased_at)) w
 *     join recorded_receipts o on o.customer_id = w.customer_id and o.purchased_at >= w.purchased_at
 *       and o.purchased_at < w.purchased_at + make_interval(mins => :periodMinutes!) and has_time_of_day(o.purchased_at)
 *   where not is_decided('receipts_of_customer', o.id)
 *   group by w.id, w.customer_id having count(*) >= :threshold!::int) f
 *   cross join lateral unnest(f.ids) as x (id)
 * group by f.customer_id
 * ```
 */
export const receiptsOfCustomer = new PreparedQuery<ReceiptsOfCustomerParams,ReceiptsOfCustomerResult>(receiptsOfCustomerIR);


/** 'OwnPhone' parameters type */
export interface OwnPhoneParams {
  recentIds: stringArray;
  threshold: number;
}

/** 'OwnPhone' return type */
export interface OwnPhoneResult {
  receiptIds: stringArray;
  subject: string;
}

/** 'OwnPhone' query type */
export interface OwnPhoneQuery {
  params: OwnPhoneParams;
  result: OwnPhoneResult;
}

const ownPhoneIR: any = {"usedParamSet":{"recentIds":true,"threshold":true},"params":[{"name":"recentIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":250,"b":260}]},{"name":"threshold","required":true,"transform":{"type":"scalar"},"locs":[{"a":663,"b":673}]}],"statement":"-- The phone of an account may have spaces, a country code or Persian digits.\nselect n.created_by::text as \"subject!\", array_agg(r.id) as \"receiptIds!\"\nfrom (select distinct r.created_by, r.customer_id from recorded_receipts r\n      where r.id = any(:recentIds!::uuid[]) and r.created_by is not null and has_time_of_day(r.purchased_at)) n\n  join users u on u.id = n.created_by\n  join customers c on c.id = n.customer_id and c.phone_number = mobile_number(u.phone_number)\n  join recorded_receipts r on r.customer_id = c.id and r.created_by = u.id and has_time_of_day(r.purchased_at)\nwhere not is_decided('own_phone', r.id)\ngroup by n.created_by having count(*) >= :threshold!::int"};

/**
 * Query generated from SQL:
 * ```
 * -- The phone of an account may have spaces, a country code or Persian digits.
 * select n.created_by::text as "subject!", array_agg(r.id) as "receiptIds!"
 * from (select distinct r.created_by, r.customer_id from recorded_receipts r
 *       where r.id = any(:recentIds!::uuid[]) and r.created_by is not null and has_time_of_day(r.purchased_at)) n
 *   join users u on u.id = n.created_by
 *   join customers c on c.id = n.customer_id and c.phone_number = mobile_number(u.phone_number)
 *   join recorded_receipts r on r.customer_id = c.id and r.created_by = u.id and has_time_of_day(r.purchased_at)
 * where not is_decided('own_phone', r.id)
 * group by n.created_by having count(*) >= :threshold!::int
 * ```
 */
export const ownPhone = new PreparedQuery<OwnPhoneParams,OwnPhoneResult>(ownPhoneIR);


/** 'OutsideHours' parameters type */
export interface OutsideHoursParams {
  closesMinute: number;
  opensMinute: number;
  recentIds: stringArray;
  threshold: number;
}

/** 'OutsideHours' return type */
export interface OutsideHoursResult {
  receiptIds: stringArray;
  subject: string;
}

/** 'OutsideHours' query type */
export interface OutsideHoursQuery {
  params: OutsideHoursParams;
  result: OutsideHoursResult;
}

const outsideHoursIR: any = {"usedParamSet":{"recentIds":true,"opensMinute":true,"closesMinute":true,"threshold":true},"params":[{"name":"recentIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":324,"b":334},{"a":934,"b":944}]},{"name":"opensMinute","required":true,"transform":{"type":"scalar"},"locs":[{"a":418,"b":430},{"a":734,"b":746}]},{"name":"closesMinute","required":true,"transform":{"type":"scalar"},"locs":[{"a":433,"b":446},{"a":749,"b":762}]},{"name":"threshold","required":true,"transform":{"type":"scalar"},"locs":[{"a":894,"b":904}]}],"statement":"-- Per operator and day with a new receipt. Each day is read by itself: a join over all days reads the whole table.\nselect concat(x.created_by, ':', d.day) as \"subject!\", x.ids as \"receiptIds!\"\nfrom (\n    select distinct (n.purchased_at at time zone 'Asia/Tehran')::date as day\n    from recorded_receipts n where n.id = any(:recentIds!::uuid[]) and has_time_of_day(n.purchased_at)\n      and is_outside(n.purchased_at, :opensMinute!, :closesMinute!)) d\n  cross join lateral (\n    select r.created_by, array_agg(r.id) as ids from recorded_receipts r\n    where r.purchased_at >= d.day::timestamp at time zone 'Asia/Tehran'\n      and r.purchased_at < (d.day + 1)::timestamp at time zone 'Asia/Tehran'\n      and is_outside(r.purchased_at, :opensMinute!, :closesMinute!) and has_time_of_day(r.purchased_at)\n      and not is_decided('outside_hours', r.id)\n    group by r.created_by having count(*) >= :threshold!::int and bool_or(r.id = any(:recentIds!::uuid[]))) x"};

/**
 * Query generated from SQL:
 * ```
 * -- Per operator and day with a new receipt. Each day is read by itself: a join over all days reads the whole table.
 * select concat(x.created_by, ':', d.day) as "subject!", x.ids as "receiptIds!"
 * from (
 *     select distinct (n.purchased_at at time zone 'Asia/Tehran')::date as day
 *     from recorded_receipts n where n.id = any(:recentIds!::uuid[]) and has_time_of_day(n.purchased_at)
 *       and is_outside(n.purchased_at, :opensMinute!, :closesMinute!)) d
 *   cross join lateral (
 *     select r.created_by, array_agg(r.id) as ids from recorded_receipts r
 *     where r.purchased_at >= d.day::timestamp at time zone 'Asia/Tehran'
 *       and r.purchased_at < (d.day + 1)::timestamp at time zone 'Asia/Tehran'
 *       and is_outside(r.purchased_at, :opensMinute!, :closesMinute!) and has_time_of_day(r.purchased_at)
 *       and not is_decided('outside_hours', r.id)
 *     group by r.created_by having count(*) >= :threshold!::int and bool_or(r.id = any(:recentIds!::uuid[]))) x
 * ```
 */
export const outsideHours = new PreparedQuery<OutsideHoursParams,OutsideHoursResult>(outsideHoursIR);


/** 'SharedDevice' parameters type */
export interface SharedDeviceParams {
  recentIds: stringArray;
  threshold: number;
}

/** 'SharedDevice' return type */
export interface SharedDeviceResult {
  receiptIds: stringArray;
  subject: string;
}

/** 'SharedDevice' query type */
export interface SharedDeviceQuery {
  params: SharedDeviceParams;
  result: SharedDeviceResult;
}

const sharedDeviceIR: any = {"usedParamSet":{"recentIds":true,"threshold":true},"params":[{"name":"recentIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":627,"b":637}]},{"name":"threshold","required":true,"transform":{"type":"scalar"},"locs":[{"a":947,"b":957}]}],"statement":"-- For each new receipt: the receipts of all shifts that were open at its till, from the time of its own shift.\nselect f.device_id::text as \"subject!\", array_agg(distinct x.id) as \"receiptIds!\"\nfrom (\n  select m.device_id, array_agg(r.id) as ids\n  from receipts n\n    join shifts m on m.id = n.shift_id\n    join shifts h on h.device_id = m.device_id and h.opened_at <= n.created_at\n      and coalesce(h.closed_at, n.created_at) >= n.created_at\n    join receipts r on r.created_by = h.user_id and r.shift_id = h.id and r.created_at >= m.opened_at\n      and r.created_at <= coalesce(m.closed_at, r.created_at)\n  where n.id = any(:recentIds!::uuid[]) and not is_decided('shared_device', r.id) and exists (\n    select from shifts o where o.device_id = m.device_id and o.user_id <> m.user_id and o.opened_at <= n.created_at\n      and coalesce(o.closed_at, n.created_at) >= n.created_at)\n  group by n.id, m.device_id having count(distinct h.user_id) >= :threshold!::int) f\n  cross join lateral unnest(f.ids) as x (id)\ngroup by f.device_id"};

/**
 * Query generated from SQL:
 * ```
 * -- For each new receipt: the receipts of all shifts that were open at its till, from the time of its own shift.
 * select f.device_id::text as "subject!", array_agg(distinct x.id) as "receiptIds!"
 * from (
 *   select m.device_id, array_agg(r.id) as ids
 *   from receipts n
 *     join shifts m on m.id = n.shift_id
 *     join shifts h on h.device_id = m.device_id and h.opened_at <= n.created_at
 *       and coalesce(h.closed_at, n.created_at) >= n.created_at
 *     join receipts r on r.created_by = h.user_id and r.shift_id = h.id and r.created_at >= m.opened_at
 *       and r.created_at <= coalesce(m.closed_at, r.created_at)
 *   where n.id = any(:recentIds!::uuid[]) and not is_decided('shared_device', r.id) and exists (
 *     select from shifts o where o.device_id = m.device_id and o.user_id <> m.user_id and o.opened_at <= n.created_at
 *       and coalesce(o.closed_at, n.created_at) >= n.created_at)
 *   group by n.id, m.device_id having count(distinct h.user_id) >= :threshold!::int) f
 *   cross join lateral unnest(f.ids) as x (id)
 * group by f.device_id
 * ```
 */
export const sharedDevice = new PreparedQuery<SharedDeviceParams,SharedDeviceResult>(sharedDeviceIR);


/** 'StoreCase' parameters type */
export interface StoreCaseParams {
  at: Date;
  id: string;
  receiptIds: stringArray;
  rule: string;
  subject: string;
}

/** 'StoreCase' return type */
export type StoreCaseResult = void;

/** 'StoreCase' query type */
export interface StoreCaseQuery {
  params: StoreCaseParams;
  result: StoreCaseResult;
}

const storeCaseIR: any = {"usedParamSet":{"id":true,"rule":true,"subject":true,"at":true,"receiptIds":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":169,"b":172}]},{"name":"rule","required":true,"transform":{"type":"scalar"},"locs":[{"a":175,"b":180},{"a":394,"b":399}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":183,"b":191},{"a":417,"b":425}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":205},{"a":208,"b":211},{"a":689,"b":692}]},{"name":"receiptIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":573,"b":584}]}],"statement":"-- Adds receipts to the open case of a subject, or opens one.\nwith opened as (\n    insert into watch_cases (id, rule, subject, state, opened_at, updated_at)\n    values (:id!, :rule!, :subject!, 'open', :at!, :at!)\n    on conflict (rule, subject) where state = 'open' do nothing returning id),\n  one as (\n    select o.id from opened o\n    union all select c.id from watch_cases c where c.rule = :rule! and c.subject = :subject! and c.state = 'open'),\n  linked as (\n    insert into watch_case_receipts (case_id, receipt_id)\n    select o.id, x.id from one o cross join unnest(:receiptIds!::uuid[]) as x (id)\n    on conflict do nothing returning case_id)\nupdate watch_cases c set updated_at = :at! where c.id in (select l.case_id from linked l)"};

/**
 * Query generated from SQL:
 * ```
 * -- Adds receipts to the open case of a subject, or opens one.
 * with opened as (
 *     insert into watch_cases (id, rule, subject, state, opened_at, updated_at)
 *     values (:id!, :rule!, :subject!, 'open', :at!, :at!)
 *     on conflict (rule, subject) where state = 'open' do nothing returning id),
 *   one as (
 *     select o.id from opened o
 *     union all select c.id from watch_cases c where c.rule = :rule! and c.subject = :subject! and c.state = 'open'),
 *   linked as (
 *     insert into watch_case_receipts (case_id, receipt_id)
 *     select o.id, x.id from one o cross join unnest(:receiptIds!::uuid[]) as x (id)
 *     on conflict do nothing returning case_id)
 * update watch_cases c set updated_at = :at! where c.id in (select l.case_id from linked l)
 * ```
 */
export const storeCase = new PreparedQuery<StoreCaseParams,StoreCaseResult>(storeCaseIR);


/** 'CasePage' parameters type */
export interface CasePageParams {
  id?: string | null | void;
  limit: number;
  offset: number;
  operatorId?: string | null | void;
  rule?: string | null | void;
  state?: string | null | void;
}

/** 'CasePage' return type */
export interface CasePageResult {
  amount: number;
  customerCount: number;
  customerId: string | null;
  decidedAt: Date | null;
  decidedByName: string | null;
  id: string;
  note: string | null;
  openedAt: Date;
  operators: stringArray;
  receiptCount: number;
  rule: string;
  state: string;
  stores: stringArray;
  subject: string;
  updatedAt: Date;
}

/** 'CasePage' query type */
export interface CasePageQuery {
  params: CasePageParams;
  result: CasePageResult;
}

const casePageIR: any = {"usedParamSet":{"id":true,"state":true,"rule":true,"operatorId":true,"limit":true,"offset":true},"params":[{"name":"id","required":false,"transform":{"type":"scalar"},"locs":[{"a":1068,"b":1070},{"a":1096,"b":1098}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":1106,"b":1111},{"a":1140,"b":1145}]},{"name":"rule","required":false,"transform":{"type":"scalar"},"locs":[{"a":1155,"b":1159},{"a":1187,"b":1191}]},{"name":"operatorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1201,"b":1211},{"a":1362,"b":1372}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":1419,"b":1425}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":1434,"b":1441}]}],"statement":"-- Custom plans remove the conditions whose parameter is null.\nselect c.id, c.rule, c.subject, c.state, c.note, c.opened_at as \"openedAt\", c.updated_at as \"updatedAt\",\n  c.decided_at as \"decidedAt\", u.full_name as \"decidedByName?\", k.receipts as \"receiptCount!\", k.amount as \"amount!\",\n  k.operators as \"operators!\", k.stores as \"stores!\", k.customers as \"customerCount!\",\n  k.customer_id as \"customerId?\"\nfrom watch_cases c\n  left join users u on u.id = c.decided_by\n  cross join lateral (\n    select count(*)::int as receipts, coalesce(sum(r.amount_toman), 0)::bigint as amount,\n      coalesce(array_agg(distinct o.full_name) filter (where o.id is not null), '{}') as operators,\n      coalesce(array_agg(distinct s.store_name) filter (where s.id is not null), '{}') as stores,\n      count(distinct r.customer_id)::int as customers, min(r.customer_id::text) as customer_id\n    from watch_case_receipts x join receipts r on r.id = x.receipt_id\n      left join users o on o.id = r.created_by left join stores s on s.id = r.store_id\n    where x.case_id = c.id) k\nwhere (:id::uuid is null or c.id = :id) and (:state::text is null or c.state = :state)\n  and (:rule::text is null or c.rule = :rule)\n  and (:operatorId::uuid is null or exists (\n    select from watch_case_receipts x join receipts r on r.id = x.receipt_id\n    where x.case_id = c.id and r.created_by = :operatorId))\norder by c.opened_at desc, c.id desc limit :limit! offset :offset!"};

/**
 * Query generated from SQL:
 * ```
 * -- Custom plans remove the conditions whose parameter is null.
 * select c.id, c.rule, c.subject, c.state, c.note, c.opened_at as "openedAt", c.updated_at as "updatedAt",
 *   c.decided_at as "decidedAt", u.full_name as "decidedByName?", k.receipts as "receiptCount!", k.amount as "amount!",
 *   k.operators as "operators!", k.stores as "stores!", k.customers as "customerCount!",
 *   k.customer_id as "customerId?"
 * from watch_cases c
 *   left join users u on u.id = c.decided_by
 *   cross join lateral (
 *     select count(*)::int as receipts, coalesce(sum(r.amount_toman), 0)::bigint as amount,
 *       coalesce(array_agg(distinct o.full_name) filter (where o.id is not null), '{}') as operators,
 *       coalesce(array_agg(distinct s.store_name) filter (where s.id is not null), '{}') as stores,
 *       count(distinct r.customer_id)::int as customers, min(r.customer_id::text) as customer_id
 *     from watch_case_receipts x join receipts r on r.id = x.receipt_id
 *       left join users o on o.id = r.created_by left join stores s on s.id = r.store_id
 *     where x.case_id = c.id) k
 * where (:id::uuid is null or c.id = :id) and (:state::text is null or c.state = :state)
 *   and (:rule::text is null or c.rule = :rule)
 *   and (:operatorId::uuid is null or exists (
 *     select from watch_case_receipts x join receipts r on r.id = x.receipt_id
 *     where x.case_id = c.id and r.created_by = :operatorId))
 * order by c.opened_at desc, c.id desc limit :limit! offset :offset!
 * ```
 */
export const casePage = new PreparedQuery<CasePageParams,CasePageResult>(casePageIR);


/** 'CountCases' parameters type */
export interface CountCasesParams {
  operatorId?: string | null | void;
  rule?: string | null | void;
  state?: string | null | void;
}

/** 'CountCases' return type */
export interface CountCasesResult {
  cases: number;
  open: number;
}

/** 'CountCases' query type */
export interface CountCasesQuery {
  params: CountCasesParams;
  result: CountCasesResult;
}

const countCasesIR: any = {"usedParamSet":{"state":true,"rule":true,"operatorId":true},"params":[{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":117,"b":122},{"a":151,"b":156}]},{"name":"rule","required":false,"transform":{"type":"scalar"},"locs":[{"a":164,"b":168},{"a":196,"b":200}]},{"name":"operatorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":210,"b":220},{"a":371,"b":381}]}],"statement":"select count(*)::int as \"cases!\", count(*) filter (where c.state = 'open')::int as \"open!\" from watch_cases c\nwhere (:state::text is null or c.state = :state) and (:rule::text is null or c.rule = :rule)\n  and (:operatorId::uuid is null or exists (\n    select from watch_case_receipts x join receipts r on r.id = x.receipt_id\n    where x.case_id = c.id and r.created_by = :operatorId))"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "cases!", count(*) filter (where c.state = 'open')::int as "open!" from watch_cases c
 * where (:state::text is null or c.state = :state) and (:rule::text is null or c.rule = :rule)
 *   and (:operatorId::uuid is null or exists (
 *     select from watch_case_receipts x join receipts r on r.id = x.receipt_id
 *     where x.case_id = c.id and r.created_by = :operatorId))
 * ```
 */
export const countCases = new PreparedQuery<CountCasesParams,CountCasesResult>(countCasesIR);


/** 'CaseReceiptIds' parameters type */
export interface CaseReceiptIdsParams {
  caseId: string;
  limit: number;
  offset: number;
}

/** 'CaseReceiptIds' return type */
export interface CaseReceiptIdsResult {
  id: string;
}

/** 'CaseReceiptIds' query type */
export interface CaseReceiptIdsQuery {
  params: CaseReceiptIdsParams;
  result: CaseReceiptIdsResult;
}

const caseReceiptIdsIR: any = {"usedParamSet":{"caseId":true,"limit":true,"offset":true},"params":[{"name":"caseId","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":119}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":165,"b":171}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":180,"b":187}]}],"statement":"select x.receipt_id as \"id\" from watch_case_receipts x join receipts r on r.id = x.receipt_id\nwhere x.case_id = :caseId! order by r.created_at desc, r.id desc limit :limit! offset :offset!"};

/**
 * Query generated from SQL:
 * ```
 * select x.receipt_id as "id" from watch_case_receipts x join receipts r on r.id = x.receipt_id
 * where x.case_id = :caseId! order by r.created_at desc, r.id desc limit :limit! offset :offset!
 * ```
 */
export const caseReceiptIds = new PreparedQuery<CaseReceiptIdsParams,CaseReceiptIdsResult>(caseReceiptIdsIR);


/** 'CountCaseReceipts' parameters type */
export interface CountCaseReceiptsParams {
  caseId: string;
}

/** 'CountCaseReceipts' return type */
export interface CountCaseReceiptsResult {
  receipts: number;
}

/** 'CountCaseReceipts' query type */
export interface CountCaseReceiptsQuery {
  params: CountCaseReceiptsParams;
  result: CountCaseReceiptsResult;
}

const countCaseReceiptsIR: any = {"usedParamSet":{"caseId":true},"params":[{"name":"caseId","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":88}]}],"statement":"select count(*)::int as \"receipts!\" from watch_case_receipts x where x.case_id = :caseId!"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "receipts!" from watch_case_receipts x where x.case_id = :caseId!
 * ```
 */
export const countCaseReceipts = new PreparedQuery<CountCaseReceiptsParams,CountCaseReceiptsResult>(countCaseReceiptsIR);


