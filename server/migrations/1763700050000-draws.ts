import type { MigrationInterface, QueryRunner } from "typeorm";

/** Draws of prizes among lottery codes (docs/draws.md). What a freeze, an anchor or a run has fixed cannot change. */
export class Draws1763700050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A verifier that a draw refers to is served permanently.
      create table draw_verifiers (
        sha256 text constraint draw_verifiers_pkey primary key,
        html text not null,
        created_at timestamptz not null
      );

      create table draws (
        id uuid constraint draws_pkey primary key,
        state text not null constraint draws_state_check
          check (state in ('draft', 'announced', 'frozen', 'anchored', 'drawn', 'settled', 'voided')),
        mode text not null constraint draws_mode_check check (mode in ('beacon', 'witnessed')),
        name_fa text not null,
        name_en text not null,
        rules_fa text not null,
        rules_en text not null,
        event_id uuid constraint draws_event_id_fkey references events on delete restrict,
        campaign_id uuid constraint draws_campaign_id_fkey references campaigns on delete restrict,
        -- Receipts of this period participate; both are null if only the codes of the event's pool participate.
        period_start timestamptz,
        period_end timestamptz,
        includes_receipts boolean not null,
        includes_pool boolean not null,
        -- Null for all types.
        store_types smallint[],
        cutoff_at timestamptz not null,
        check_minutes integer not null constraint draws_check_minutes_check check (check_minutes >= 0),
        dispute_minutes integer not null constraint draws_dispute_minutes_check check (dispute_minutes >= 0),
        draw_at timestamptz not null,
        reserves integer not null constraint draws_reserves_check check (reserves >= 0),
        is_one_per_owner boolean not null,
        excludes_staff boolean not null,
        -- Where the entropy of a witnessed draw comes from, and the commitment to its secret.
        entropy_source text,
        commitment bytea,
        copied_from_id uuid constraint draws_copied_from_id_fkey references draws on delete restrict,
        verifier_sha256 text constraint draws_verifier_fkey references draw_verifiers on delete restrict,
        -- The canonical JSON of the manifest and of the result, byte for byte.
        manifest text,
        manifest_hash bytea,
        -- The salt of the exclusions' hash, for a notary; not published.
        exclusions_salt text,
        result text,
        result_hash bytea,
        created_by uuid constraint draws_created_by_fkey references users on delete restrict,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        announced_at timestamptz,
        frozen_at timestamptz,
        anchored_at timestamptz,
        drawn_at timestamptz,
        settled_at timestamptz,
        voided_at timestamptz,
        void_reason text,
        constraint draws_codes_check check (
          (includes_receipts or includes_pool)
          and includes_receipts = (period_start is not null) and includes_receipts = (period_end is not null)
          and (includes_pool is false or event_id is not null)),
        constraint draws_period_check check (period_start < period_end),
        constraint draws_frozen_check check (
          (manifest is null) = (manifest_hash is null) and (manifest is null) = (frozen_at is null)),
        constraint draws_drawn_check check (
          (result is null) = (result_hash is null) and (result is null) = (drawn_at is null)),
        constraint draws_voided_check check (
          (state = 'voided') = (voided_at is not null) and (state = 'voided') = (void_reason is not null))
      );
      create index draws_created_idx on draws (created_at desc);
      create index draws_event_idx on draws (event_id) where event_id is not null;
      create index draws_copied_from_idx on draws (copied_from_id) where copied_from_id is not null;

      create table draw_prizes (
        draw_id uuid not null constraint draw_prizes_draw_id_fkey references draws on delete cascade,
        -- From 1, in the order in which the prizes are drawn.
        position integer not null,
        name_fa text not null,
        name_en text not null,
        value_toman bigint not null constraint draw_prizes_value_check check (value_toman >= 0),
        quantity integer not null constraint draw_prizes_quantity_check check (quantity >= 1),
        constraint draw_prizes_pkey primary key (draw_id, position)
      );

      -- People who cannot win, beside the staff if the draw excludes it.
      create table draw_exclusions (
        draw_id uuid not null constraint draw_exclusions_draw_id_fkey references draws on delete cascade,
        customer_id uuid not null constraint draw_exclusions_customer_id_fkey references customers on delete restrict,
        constraint draw_exclusions_pkey primary key (draw_id, customer_id)
      );

      create index draw_exclusions_customer_idx on draw_exclusions (customer_id);

      -- The first person's request for a freeze or a run, which a second person confirms.
      create table draw_confirmations (
        draw_id uuid not null constraint draw_confirmations_draw_id_fkey references draws on delete cascade,
        step text not null constraint draw_confirmations_step_check check (step in ('freeze', 'run')),
        requested_by uuid not null
          constraint draw_confirmations_requested_by_fkey references users on delete cascade,
        requested_at timestamptz not null,
        -- The second person must send the same values.
        payload_sha256 bytea not null,
        constraint draw_confirmations_pkey primary key (draw_id, step)
      );

      create table draw_freezes (
        id uuid constraint draw_freezes_pkey primary key,
        draw_id uuid not null constraint draw_freezes_draw_id_fkey references draws on delete cascade,
        status text not null default 'running'
          constraint draw_freezes_status_check check (status in ('running', 'complete', 'error', 'cancelled')),
        processed integer not null default 0,
        -- Null while the participants are counted.
        total integer,
        started_by uuid constraint draw_freezes_started_by_fkey references users on delete set null,
        worker_id uuid,
        heartbeat_at timestamptz not null default now(),
        error_code text,
        error_values jsonb not null default '{}',
        created_at timestamptz not null default now(),
        finished_at timestamptz
      );
      -- One freeze of a draw runs at a time.
      create unique index draw_freezes_running_key on draw_freezes (draw_id) where status = 'running';
      create index draw_freezes_draw_idx on draw_freezes (draw_id, created_at desc);

      -- The participants of a frozen draw: one row per person, so that a million codes are a hundred thousand rows.
      create table draw_entries (
        draw_id uuid not null constraint draw_entries_draw_id_fkey references draws on delete restrict,
        -- The row of entries.csv, from 0, in the order of the owner hashes.
        row_index integer not null,
        customer_id uuid not null constraint draw_entries_customer_id_fkey references customers on delete restrict,
        owner bytea not null,
        -- Null after the customer is erased.
        owner_salt bytea,
        code_count integer not null constraint draw_entries_count_check check (code_count >= 1),
        codes_root bytea not null,
        -- In the order of the tickets; the salts are 16 bytes each.
        code_ids bigint[] not null,
        codes text[] not null,
        salts bytea not null,
        constraint draw_entries_pkey primary key (draw_id, row_index),
        constraint draw_entries_codes_check check (
          cardinality(code_ids) = code_count and cardinality(codes) = code_count and length(salts) = 16 * code_count)
      );
      create index draw_entries_customer_idx on draw_entries (customer_id, draw_id);

      -- The levels of the tree of entries, from the leaves up: 32 bytes per node, read in slices.
      create table draw_tree_levels (
        draw_id uuid not null constraint draw_tree_levels_draw_id_fkey references draws on delete restrict,
        level smallint not null,
        nodes bytea not null,
        constraint draw_tree_levels_pkey primary key (draw_id, level)
      );
      alter table draw_tree_levels alter column nodes set storage external;

      create table draw_anchors (
        draw_id uuid not null constraint draw_anchors_draw_id_fkey references draws on delete restrict,
        position integer not null,
        url text not null,
        note text not null,
        created_by uuid constraint draw_anchors_created_by_fkey references users on delete restrict,
        created_at timestamptz not null,
        constraint draw_anchors_pkey primary key (draw_id, position)
      );

      create table draw_results (
        draw_id uuid not null constraint draw_results_draw_id_fkey references draws on delete restrict,
        -- From 1: the winners in the order of the prizes, then the reserves.
        place integer not null,
        kind text not null constraint draw_results_kind_check check (kind in ('winner', 'reserve')),
        code_position bigint not null,
        row_index integer not null,
        code_offset integer not null,
        customer_id uuid not null constraint draw_results_customer_id_fkey references customers on delete restrict,
        code_id bigint not null,
        -- The number of the prize from 1; null for a reserve that is not promoted.
        prize_number integer,
        status text not null constraint draw_results_status_check check (status in ('winner', 'reserve', 'disqualified')),
        reason text constraint draw_results_reason_value_check check (reason in ('code_invalidated', 'customer_deleted',
          'identity_not_confirmed', 'not_eligible', 'not_claimed', 'declined')),
        note text,
        changed_at timestamptz,
        claimed_at timestamptz,
        claimed_by uuid constraint draw_results_claimed_by_fkey references users on delete restrict,
        constraint draw_results_pkey primary key (draw_id, place),
        constraint draw_results_entry_fkey foreign key (draw_id, row_index) references draw_entries on delete restrict,
        constraint draw_results_winner_check check (status <> 'winner' or prize_number is not null),
        constraint draw_results_reason_check check ((status = 'disqualified') = (reason is not null)),
        constraint draw_results_claim_check check (claimed_at is null or status = 'winner')
      );
      -- A prize has one current winner.
      create unique index draw_results_prize_key on draw_results (draw_id, prize_number) where status = 'winner';
      create index draw_results_code_idx on draw_results (code_id);
      create index draw_results_customer_idx on draw_results (customer_id);

      -- The audit entries of a draw: each canonical JSON text contains the hash of the one before it.
      create table draw_audit_entries (
        draw_id uuid not null constraint draw_audit_entries_draw_id_fkey references draws on delete restrict,
        position integer not null,
        body text not null,
        hash text not null,
        constraint draw_audit_entries_pkey primary key (draw_id, position)
      );

      alter table lottery_codes add column is_winner boolean not null default false;
      create index lottery_codes_winner_idx on lottery_codes (id) where is_winner;

      -- The account into which an account was merged, through all merges; the account itself if it was not.
      create function surviving_customer(customer uuid) returns uuid language sql stable as $$
        with recursive chain as (
          select c.id, c.merged_into_id from customers c where c.id = customer
          union all
          select n.id, n.merged_into_id from chain p join customers n on n.id = p.merged_into_id
        )
        select p.id from chain p where p.merged_into_id is null
      $$;

      -- The people who cannot win.
      create function draw_excluded(draw uuid) returns table (customer_id uuid) language sql stable as $$
        select x.customer_id from draw_exclusions x where x.draw_id = draw
        union
        select c.id from draws d join users u on u.phone_number is not null
          join customers c on c.phone_number = u.phone_number
        where d.id = draw and d.excludes_staff and u.deleted_at is null
      $$;

      -- The people with codes in a draw: codes of receipts of the period and codes of the event's pool, recorded by the
      -- cut-off and valid now. Merged, deleted and erased customers have none.
      create function draw_participants(draw uuid) returns table (
        customer_id uuid, phone_number text, national_code text, code_ids bigint[], codes text[]
      ) language sql stable as $$
        select c.id, c.phone_number, c.national_code, array_agg(x.id), array_agg(x.code)
        from (
          select k.customer_id, k.id, k.code
          from draws d join receipts r on r.purchased_at >= d.period_start and r.purchased_at < d.period_end
            join lottery_codes k on k.receipt_id = r.id
          where d.id = draw and d.includes_receipts and k.status = 'claimed' and k.created_at <= d.cutoff_at
            and (d.store_types is null or r.store_type = any (d.store_types))
            and (d.campaign_id is null or r.campaign_id = d.campaign_id)
          union all
          select k.customer_id, k.id, k.code
          from draws d join lottery_codes k on k.event_id = d.event_id
          where d.id = draw and d.includes_pool and k.status = 'claimed' and k.claimed_at <= d.cutoff_at
        ) x
          join customers c on c.id = x.customer_id
        where c.deleted_at is null and c.phone_number is not null and c.national_code is not null
          and c.id not in (select e.customer_id from draw_excluded(draw) e)
        group by c.id
      $$;

      -- A definition cannot change after the announcement, nor a manifest, a result or a time that is set.
      create function protect_draw() returns trigger language plpgsql as $$
      begin
        if old.state <> 'draft' and (to_jsonb(new) - tg_argv) is distinct from (to_jsonb(old) - tg_argv)
          or old.manifest is not null and (new.manifest, new.manifest_hash, new.frozen_at)
            is distinct from (old.manifest, old.manifest_hash, old.frozen_at)
          or old.result is not null and (new.result, new.result_hash, new.drawn_at)
            is distinct from (old.result, old.result_hash, old.drawn_at)
          or old.state in ('settled', 'voided') and new.state <> old.state
        then
          raise exception 'draw % is fixed', old.id using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger draws_fixed before update on draws for each row execute function protect_draw(
        'state', 'updated_at', 'announced_at', 'frozen_at', 'anchored_at', 'drawn_at', 'settled_at', 'voided_at',
        'void_reason', 'manifest', 'manifest_hash', 'exclusions_salt', 'result', 'result_hash', 'verifier_sha256');
      create trigger draws_keep before truncate on draws for each statement execute function reject_update();
      create function protect_draw_part() returns trigger language plpgsql as $$
      begin
        if exists (select from draws d where d.id = coalesce(old.draw_id, new.draw_id) and d.state <> 'draft') then
          raise exception 'draw % is fixed', coalesce(old.draw_id, new.draw_id) using errcode = 'restrict_violation';
        end if;
        return coalesce(new, old);
      end $$;
      create trigger draw_prizes_fixed before insert or update or delete on draw_prizes for each row
        execute function protect_draw_part();
      create trigger draw_exclusions_fixed before insert or update or delete on draw_exclusions for each row
        execute function protect_draw_part();
      create trigger draw_verifiers_fixed before update or delete or truncate on draw_verifiers
        for each statement execute function reject_update();
      create trigger draw_tree_levels_fixed before update or delete or truncate on draw_tree_levels
        for each statement execute function reject_update();
      create trigger draw_anchors_fixed before update or delete or truncate on draw_anchors
        for each statement execute function reject_update();
      create trigger draw_audit_entries_fixed before update or delete or truncate on draw_audit_entries
        for each statement execute function reject_update();
      create trigger draw_entries_keep before delete or truncate on draw_entries
        for each statement execute function reject_update();
      create trigger draw_entries_no_update before update on draw_entries for each statement
        when (current_setting('customer_club.erasing', true) is distinct from 'on') execute function reject_update();
      create trigger draw_entries_erasure before update on draw_entries for each row
        execute function reject_all_but_erasure('owner_salt');
      create trigger draw_results_keep before delete or truncate on draw_results
        for each statement execute function reject_update();
      create trigger draw_results_fixed before update on draw_results for each row
        execute function reject_all_but_erasure('prize_number', 'status', 'reason', 'note', 'changed_at', 'claimed_at',
          'claimed_by');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function draw_participants(uuid);
      drop function draw_excluded(uuid);
      drop function surviving_customer(uuid);
      drop index lottery_codes_winner_idx;
      alter table lottery_codes drop column is_winner;
      drop table draw_audit_entries, draw_results, draw_anchors, draw_tree_levels, draw_entries, draw_freezes,
        draw_confirmations, draw_exclusions, draw_prizes, draws, draw_verifiers;
      drop function protect_draw_part();
      drop function protect_draw();
    `);
  }
}
