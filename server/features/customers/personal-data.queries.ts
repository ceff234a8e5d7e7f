/**
 * The data about customers that a column can contain:
 * - `none`: a closed set of values, an identifier, a number, a date or a hash;
 * - `business`: text about stores, events, staff accounts, API keys or business files, which an erasure keeps;
 * - `erased`: personal data of customers; the statement of the table removes it.
 */
export type Holding = "none" | "business" | "erased";

export interface PersonalTable {
  columns: Readonly<Record<string, Holding>>;
  /**
   * Removes the personal data of the erased accounts. $1: their ids. $2: patterns of their phones, national codes and
   * names, normalized by `fold_name`, for texts that belong to no account, such as file names. $3: those of their phones,
   * national codes and full names.
   */
  erase?: string;
}

const ERASED = "erased";
const LIKE_ANY = "like any ($2::text[])";

/**
 * All columns of text, bytea and date types. An erasure runs the statements in this order.
 * tests/architecture/personal-data.test.ts fails if a column is missing here.
 */
export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = {
  // Samples contain rows of any customer, so all are removed; running a checked import would restore the person.
  import_jobs: {
    columns: {
      type: "none",
      status: "none",
      file_name: "erased",
      key_sha256: "none",
      columns: "erased",
      sample: "erased",
      counts: "none",
      error_code: "none",
      // Column names and numbers.
      error_values: "none",
      report_id: "none",
      batch_id: "business",
      warnings: "none",
    },
    erase: `
      update import_jobs j set sample = '[]', columns = '{}',
        file_name = case when fold_name(j.file_name) ${LIKE_ANY} then '${ERASED}' else j.file_name end,
        status = case when j.status in ('checking', 'checked', 'running') and not j.is_reverting
          then 'cancelled' else j.status end,
        finished_at = case when j.status in ('checking', 'checked', 'running') and not j.is_reverting
          then now() else j.finished_at end
      where j.sample <> '[]' or j.columns <> '{}' or j.status in ('checking', 'checked', 'running')
        or fold_name(j.file_name) ${LIKE_ANY}`,
  },
  import_rows: {
    columns: { cells: "erased", data: "erased", outcome: "none", problem_code: "none", problem_column: "none" },
    erase: `delete from import_rows r`,
  },
  // The row is kept without personal data: reverting the import then finds a customer that has changed since.
  import_changes: {
    columns: { entity_id: "none", before: "erased" },
    erase: `
      update import_changes e set before = '{}'
      where e.entity_id = any ($1::uuid[]::text[]) and e.before is not null`,
  },
  // Any file may contain a row of the person, and files expire after ten minutes anyway. Chunks are deleted with their
  // file.
  stored_files: {
    columns: { token: "none", kind: "none", name: "erased" },
    erase: `
      update stored_files f set expires_at = '-infinity', read_until = null`,
  },
  stored_file_chunks: { columns: { bytes: "erased" } },
  customers: {
    columns: {
      national_code: "erased",
      phone_number: "erased",
      first_name: "erased",
      last_name: "erased",
      // Generated from the other four.
      search: "erased",
    },
    erase: `
      update customers c set national_code = null, phone_number = null, first_name = null, last_name = null,
        erased_at = now(), deleted_at = coalesce(c.deleted_at, now()), updated_at = now()
      where c.id = any ($1::uuid[]) and c.erased_at is null`,
  },
  customer_tag_links: {
    columns: {},
    erase: `delete from customer_tag_links l where l.customer_id = any ($1::uuid[])`,
  },
  // A tag without customers does not exist.
  customer_tags: {
    columns: { name: "business" },
    erase: `
      delete from customer_tags t where not exists (select from customer_tag_links l where l.tag_id = t.id)`,
  },
  customer_notes: {
    columns: { text: "erased" },
    erase: `delete from customer_notes n where n.customer_id = any ($1::uuid[])`,
  },
  // The claim is kept as evidence; the details that the person entered are not.
  registrations: {
    columns: { full_name: "erased", qr_code_data: "erased" },
    erase: `
      update registrations r set full_name = null, qr_code_data = null
      where r.customer_id = any ($1::uuid[])`,
  },
  lottery_codes: {
    columns: {
      code: "none",
      status: "none",
      source: "none",
      display_code: "none",
      batch_id: "business",
      notes: "erased",
      invalid_reason: "erased",
    },
    erase: `
      update lottery_codes k set notes = null, invalid_reason = null
      where k.customer_id = any ($1::uuid[]) and (k.notes is not null or k.invalid_reason is not null)`,
  },
  // Integrators choose the keys, and some use a phone number. A repeated call after the erasure counts as a new one.
  idempotency_keys: {
    columns: { scope: "none", key: "erased", payload_sha256: "none" },
    erase: `
      delete from idempotency_keys i using receipts r
      where r.id = i.receipt_id and r.customer_id = any ($1::uuid[])`,
  },
  // Free text that staff wrote about the person; numbers and times are kept. References remain distinct, as the doctor
  // requires.
  points_ledger: {
    columns: { kind: "none", reason: "erased", reference: "erased" },
    erase: `
      update points_ledger l set reason = null,
        reference = case when l.reference is null then null else '${ERASED} ' || l.id end
      where l.customer_id = any ($1::uuid[]) and (l.reason is not null or l.reference is not null)`,
  },
  // Phones, national codes and names in fields are masked when an entry is written. Reasons are free text: those about
  // the person, their receipts and their codes are removed; others only if they name the person.
  audit_log: {
    columns: {
      actor_role: "none",
      action: "none",
      entity: "none",
      entity_id: "none",
      details: "erased",
      request_id: "erased",
      // IP addresses of staff and integrators (decision 0011).
      ip: "business",
    },
    erase: `
      update audit_log a set
        details = case when f.is_theirs then a.details || f.blanks else f.redacted end,
        request_id = case when fold_name(a.request_id) ${LIKE_ANY} then null else a.request_id end
      from (
        select n.id, n.at, n.is_theirs,
          (select coalesce(jsonb_object_agg(d.key, case when d.key = 'changes'
             then d.value || '{"note": ["${ERASED}", "${ERASED}"]}' else to_jsonb('${ERASED}'::text) end), '{}')
           from jsonb_each(n.details) d
           where d.key in ('reason', 'notes', 'deletedNote') or d.key = 'changes' and d.value ? 'note') as blanks,
          (select coalesce(jsonb_object_agg(d.key,
             case when fold_name(d.value::text) ${LIKE_ANY} then to_jsonb('${ERASED}'::text) else d.value end), '{}')
           from jsonb_each(n.details) d) as redacted
        from (
          select x.id, x.at, x.details, true as is_theirs from audit_log x
          where x.entity = 'customer' and x.entity_id = any ($1::uuid[]::text[])
          union all
          select x.id, x.at, x.details, true from receipts r join audit_log x on x.entity = 'receipt' and x.entity_id = r.id::text
          where r.customer_id = any ($1::uuid[])
          union all
          select x.id, x.at, x.details, true from lottery_codes k
            join audit_log x on x.entity = 'lottery_code' and x.entity_id = k.id::text
          where k.customer_id = any ($1::uuid[]) and k.event_id is not null
          union all
          select x.id, x.at, x.details, true from (
            select distinct w.case_id from watch_case_receipts w join receipts r on r.id = w.receipt_id
            where r.customer_id = any ($1::uuid[])) c
            join audit_log x on x.entity = 'watch_case' and x.entity_id = c.case_id::text
          union all
          select x.id, x.at, x.details, false from audit_log x
          where x.entity = 'saved_view' and fold_name(x.details::text) like any ($3::text[])
          union all
          select x.id, x.at, x.details, false from audit_log x
          where x.action in ('IMPORT', 'REVERT', 'EXPORT') and fold_name(x.details::text) ${LIKE_ANY}
        ) n
      ) f
      where a.id = f.id and a.at = f.at and (not f.is_theirs or f.blanks <> '{}' or fold_name(a.request_id) ${LIKE_ANY})`,
  },

  // The frozen rows are evidence. Without the salt, the owner hash cannot be matched to the person.
  draw_entries: {
    columns: {
      owner: "none",
      owner_salt: "erased",
      codes_root: "none",
      code_ids: "none",
      codes: "none",
      salts: "none",
    },
    erase: `
      update draw_entries e set owner_salt = null
      where e.customer_id = any ($1::uuid[]) and e.owner_salt is not null`,
  },
  draw_results: {
    columns: { kind: "none", status: "none", reason: "none", note: "erased" },
    erase: `
      update draw_results r set note = null
      where r.customer_id = any ($1::uuid[]) and r.note is not null`,
  },
  draws: {
    columns: {
      state: "none",
      mode: "none",
      store_types: "none",
      name_fa: "business",
      name_en: "business",
      rules_fa: "business",
      rules_en: "business",
      entropy_source: "business",
      commitment: "none",
      verifier_sha256: "none",
      manifest: "business",
      manifest_hash: "none",
      exclusions_salt: "none",
      // Codes and hashes of winners, and the witnesses' text.
      result: "business",
      result_hash: "none",
      void_reason: "business",
    },
  },
  draw_prizes: { columns: { name_fa: "business", name_en: "business", picture_sha256: "none" } },
  draw_pictures: { columns: { sha256: "none", content_type: "none", bytes: "business" } },
  draw_verifiers: { columns: { sha256: "none", html: "none" } },
  draw_confirmations: { columns: { step: "none", payload_sha256: "none" } },
  draw_freezes: { columns: { status: "none", error_code: "none", error_values: "none" } },
  draw_tree_levels: { columns: { nodes: "none" } },
  draw_anchors: { columns: { url: "business", note: "business" } },
  // Actions with hashes, places and reasons of staff; no data of customers.
  draw_audit_entries: { columns: { body: "business", hash: "none" } },
  receipts: { columns: { receipt_number: "business", receipt_key: "business", content_sha256: "none" } },
  shifts: { columns: { closed_reason: "none" } },
  watch_rules: { columns: { rule: "none" } },
  watch_cases: {
    columns: { rule: "none", subject: "none", state: "none", note: "erased" },
    erase: `
      update watch_cases w set note = null
      where w.note is not null and exists (
        select from watch_case_receipts x join receipts r on r.id = x.receipt_id
        where x.case_id = w.id and r.customer_id = any ($1::uuid[]))`,
  },
  bulk_actions: {
    columns: {
      kind: "none",
      status: "none",
      item_ids: "none",
      skips: "none",
      error_code: "none",
      error_values: "none",
    },
  },
  // A view can be named after one person or search for them. A first name alone is a word of other views as well.
  saved_views: {
    columns: { screen: "none", name: "erased", params: "erased" },
    erase: `
      delete from saved_views v where fold_name(v.name) like any ($3::text[]) or exists (
        select from jsonb_array_elements(v.params) p where fold_name(p ->> 1) like any ($3::text[]))`,
  },
  export_jobs: {
    columns: { type: "none", format: "none", status: "none", file: "none", error_code: "none", error_values: "none" },
  },
  // Keys are hashes and are deleted within a day.
  rate_limits: { columns: { key: "none" } },
  period_buyer_counts: { columns: { from_day: "none", until_day: "none" } },
  customer_counts: { columns: { day: "none", created_day: "none" } },
  daily_sales: { columns: { day: "none" } },
  event_counts: { columns: { kind: "none" } },
  events: { columns: { name: "business", description: "business", mode: "none" } },
  campaigns: { columns: { name: "business", description: "business" } },
  stores: {
    columns: {
      store_name: "business",
      name_key: "business",
      manager_name: "business",
      phone_number: "business",
      address: "business",
      description: "business",
    },
  },
  items: { columns: { title: "business", description: "business" } },
  feature_flags: { columns: { name: "none" } },
  site_versions: { columns: { content: "business", pages: "business", renderer: "none" } },
  site_pictures: { columns: { sha256: "none", content_type: "none", bytes: "business" } },
  site_version_pictures: { columns: { sha256: "none" } },
  users: {
    columns: {
      username: "business",
      username_key: "business",
      email: "business",
      full_name: "business",
      phone_number: "business",
      role: "none",
      password_hash: "none",
      totp_secret: "none",
      report_unit: "none",
    },
  },
  sessions: {
    columns: {
      token_sha256: "none",
      area: "none",
      auth: "none",
      revoked_reason: "none",
      ip: "business",
      device: "business",
    },
  },
  known_devices: { columns: { device_hash: "none" } },
  recovery_codes: { columns: { code_sha256: "none" } },
  api_keys: { columns: { name: "business", key_sha256: "none", scopes: "none", allowed_ips: "business" } },
  migrations: { columns: { name: "none" } },
};
