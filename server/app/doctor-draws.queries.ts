import type { Invariant } from "./doctor.queries";

/** The rules of draws that a statement can check. */
export const DRAW_INVARIANTS: readonly Invariant[] = [
  {
    id: "D1",
    rule: "the entries of a frozen draw are as many participants and codes as its manifest names, with its hash",
    sql: `
      select d.id, e.owners, e.codes
      from draws d left join lateral (
        select count(*) as owners, sum(x.code_count) as codes,
          encode(sha256(convert_to(string_agg(
            encode(x.owner, 'hex') || ',' || x.code_count || ',' || encode(x.codes_root, 'hex') || E'\\n', ''
            order by x.row_index), 'UTF8')), 'hex') as hash
        from draw_entries x where x.draw_id = d.id) e on true
      where d.manifest is not null and (
        e.owners is distinct from (d.manifest::jsonb->>'owners')::bigint
        or e.codes is distinct from (d.manifest::jsonb->>'codes')::bigint
        or e.hash is distinct from d.manifest::jsonb->>'entries_sha256')`,
  },
  {
    id: "D2",
    rule: "a manifest and a result have the hash that is stored with them",
    sql: `
      select d.id from draws d
      where d.manifest_hash is distinct from sha256(convert_to(d.manifest, 'UTF8'))
        or d.result_hash is distinct from sha256(convert_to(d.result, 'UTF8'))`,
  },
  {
    id: "D3",
    rule: "a code is marked as a winner if and only if it currently wins a prize of a draw that is not void",
    sql: `
      select k.id, k.is_winner from lottery_codes k
      where k.is_winner and not exists (
        select from draw_results r join draws d on d.id = r.draw_id
        where r.code_id = k.id and r.status = 'winner' and d.state <> 'voided')
      union all
      select k.id, k.is_winner from draw_results r join draws d on d.id = r.draw_id join lottery_codes k on k.id = r.code_id
      where r.status = 'winner' and d.state <> 'voided' and not k.is_winner`,
  },
  {
    id: "D4",
    rule: "each prize of a drawn draw has one current winner, or none if the reserves are used up",
    sql: `
      select d.id, r.prize_number, count(*) from draws d join draw_results r on r.draw_id = d.id
      where r.status = 'winner' group by 1, 2 having count(*) > 1
      union all
      select d.id, null, 0 from draws d
      where d.state in ('drawn', 'settled')
        and exists (select from draw_results r where r.draw_id = d.id and r.status = 'reserve')
        and (select count(*) from draw_results r where r.draw_id = d.id and r.status = 'winner')
          < (select count(*) from draw_results r where r.draw_id = d.id and r.kind = 'winner')`,
  },
];
