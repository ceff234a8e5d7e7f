import { keyStateOf } from "../../../domain/api-keys";
import { KEY_STATE_LABELS } from "../../../domain/api-keys.text";
import { auditFilter, MAX_COUNTED_ENTRIES } from "../../../domain/audit";
import { FIELD_LABELS } from "../../../domain/audit-fields.text";
import { valueLabel } from "../../../domain/audit-values";
import { CODE_SOURCE_LABELS, CODE_STATUS_LABELS } from "../../../domain/codes.text";
import { ACTIVE_LABELS, TABLE_LABELS } from "../../../domain/data-tables.text";
import { DRAW_MODE_LABELS, STATE_LABELS } from "../../../domain/draws/draw.text";
import type { Lang } from "../../../domain/errors/error-catalogue";
import { EVENT_INACTIVE, EVENT_MODE_LABELS, WINNER_LABEL } from "../../../domain/events.text";
import { ACTION_LABELS, ENTITY_LABELS, ipLabel, SYSTEM_LABEL } from "../../../domain/audit.text";
import { ROLE_LABELS } from "../../../domain/labels.text";
import { IMPORT_STATUS_LABELS } from "../../../domain/import-status.text";
import { LIST_SEPARATOR } from "../../../domain/list-exports.text";
import { recordName } from "../../../domain/record-names";
import { watchCaseFilter } from "../../../domain/watch";
import { WATCH_RULE_LABELS } from "../../../domain/watch-rules.text";
import { WATCH_STATE_LABELS } from "../../../domain/watch.text";
import { currentStaffOrFail, reachFor } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { validate } from "../../kit/errors/validate";
import { apiKeys } from "../api-keys/api-key.service";
import { auditEntries, countAudit } from "../audit/audit.queries";
import { entryOf } from "../audit/audit.service";
import { listCampaigns } from "../campaigns/campaign.service";
import { poolPage } from "../code-pools/code-pool.queries";
import { poolCodeOf } from "../code-pools/code-pool.service";
import { toDraws } from "../draws/draw-view.service";
import { listDraws } from "../draws/draw.service";
import { countEvents, eventsPage } from "../events/event.queries";
import { eventFilterOf, findEvent } from "../events/event.service";
import { jobsPage } from "../imports/import-job.queries";
import { readParticipants } from "../registrations/code-check.service";
import { listStores } from "../stores/store.service";
import { listUsers } from "../users/user-list.service";
import { casePage, countCases } from "../watch/watch.queries";
import type { ListView } from "./list-export.types";
import { listRows, type ListRows, pagesOf } from "./list-rows";

export type ListName = keyof ListView;

/** The rows that are read at once of lists that can be long. */
const LONG_PAGE = 2_000;

const activity = (isActive: boolean, lang: Lang): string => ACTIVE_LABELS[lang][isActive ? "yes" : "no"];
const joined = (texts: readonly string[], lang: Lang): string => texts.join(LIST_SEPARATOR[lang]);

const auditValue = (field: string, value: string | null, lang: Lang): string =>
  value === null ? "–" : (valueLabel(field, value, lang) ?? value);

/** The label of a key; the key itself if it has none, as in audit entries of earlier releases. */
const labelIn = (labels: Readonly<Record<string, Record<Lang, string>>>, key: string, lang: Lang): string =>
  Object.hasOwn(labels, key) ? (labels[key]?.[lang] ?? key) : key;

const roleLabel = (role: string, lang: Lang): string =>
  role === "key" ? ENTITY_LABELS.api_key[lang] : labelIn(ROLE_LABELS, role, lang);

type Views = { [Name in ListName]-?: NonNullable<ListView[Name]> };

/** The lists with the columns of their screens. */
const LISTS: { [Name in keyof Views]: (ctx: Ctx, view: Views[Name]) => ListRows } = {
  stores: (ctx, view) =>
    listRows(ctx, {
      permission: "stores:read",
      entity: "store",
      ...pagesOf((tx, page) => listStores(tx, { ...view, ...page })),
      columns: {
        name: ({ storeName }) => storeName,
        type: ({ storeType }) => storeType,
        managerName: ({ managerName }) => managerName,
        phone: ({ phoneNumber }) => phoneNumber,
        status: ({ isActive }, lang) => activity(isActive, lang),
      },
    }),
  users: (ctx, view) =>
    listRows(ctx, {
      permission: "users:list",
      entity: "user",
      ...pagesOf((tx, page) => listUsers(tx, { ...view, ...page })),
      columns: {
        username: ({ username }) => username,
        fullName: ({ fullName }) => fullName,
        email: ({ email }) => email,
        role: ({ role }, lang) => roleLabel(role, lang),
        status: ({ isActive }, lang) => activity(isActive, lang),
        created: { date: ({ createdAt }) => createdAt },
      },
    }),
  events: (ctx, view) => {
    const filter = eventFilterOf(view);
    return listRows(ctx, {
      permission: "events:read",
      entity: "event",
      pageSize: LONG_PAGE,
      page: async ({ db }, position) => [
        await eventsPage(db, { ...filter, ...position }),
        await countEvents(db, filter),
      ],
      columns: {
        name: ({ name }) => name,
        description: ({ description }) => description,
        start: { date: ({ startDate }) => startDate },
        end: { date: ({ endDate }) => endDate },
        mode: ({ mode }, lang) => EVENT_MODE_LABELS[mode][lang],
        status: ({ isActive }, lang) => activity(isActive, lang),
      },
    });
  },
  campaigns: (ctx, view) =>
    listRows(ctx, {
      permission: "campaigns:read",
      entity: "campaign",
      ...pagesOf((tx, page) => listCampaigns(tx, { ...view, ...page })),
      columns: {
        name: ({ name }) => name,
        description: ({ description }) => description,
        bonus: ({ bonusMultiplier }) => bonusMultiplier,
        start: { date: ({ startDate }) => startDate },
        end: { date: ({ endDate }) => endDate },
        status: ({ isActive, event }, lang) =>
          isActive && !event.isActive ? EVENT_INACTIVE[lang] : activity(isActive, lang),
      },
    }),
  participants: (ctx, view) =>
    listRows(ctx, {
      permission: "participants:read",
      entity: "event",
      pageSize: LONG_PAGE,
      page: (tx, position) => readParticipants(tx, view, position),
      columns: {
        name: ({ customerFirstName, customerLastName }) => `${customerFirstName} ${customerLastName}`.trim(),
        prize: ({ isWinner }, lang) => (isWinner ? WINNER_LABEL[lang] : null),
        phone: ({ customerPhoneNumber }) => customerPhoneNumber,
        registrationDate: { date: ({ registrationDate }) => registrationDate },
        codes: ({ codes }) => codes,
      },
    }),
  poolCodes: (ctx, { eventId, status = null }) =>
    listRows(ctx, {
      permission: "exports:event-codes",
      entity: "event",
      pageSize: LONG_PAGE,
      page: async (tx, position) => {
        const { id, codes } = await findEvent(tx, eventId);
        const total = codes[status ?? "total"];
        const rows = await poolPage(tx.db, { eventId: id, status, total, ...position });
        return [rows.map((row) => poolCodeOf(tx, row)), total];
      },
      columns: {
        code: ({ lotteryCode }) => lotteryCode,
        notes: ({ notes }) => notes,
        status: (row, lang) => CODE_STATUS_LABELS[row.status][lang],
        reason: ({ invalidReason }) => invalidReason,
        source: ({ source }, lang) => CODE_SOURCE_LABELS[source][lang],
        batch: ({ batchId }) => batchId,
        claimedAt: { date: ({ claimedAt }) => claimedAt },
        assignedTo: ({ assignedTo }) => assignedTo,
      },
    }),
  draws: (ctx, view) =>
    listRows(ctx, {
      permission: "draws:read",
      entity: "draw",
      ...pagesOf(async (tx, page) => {
        const found = await listDraws(tx, { ...view, ...page });
        return { ...found, items: await toDraws(tx, found.items) };
      }),
      columns: {
        name: ({ nameFa, nameEn }, lang) => (lang === "fa" ? nameFa : nameEn),
        state: ({ state }, lang) => STATE_LABELS[state][lang],
        mode: ({ mode }, lang) => DRAW_MODE_LABELS[mode][lang],
        drawAt: { date: ({ drawAt }) => drawAt },
        prizes: ({ prizes }) => prizes.reduce((sum, { quantity }) => sum + quantity, 0),
        owners: ({ owners }) => owners,
      },
    }),
  imports: (ctx, { type, status }) => {
    const owner = () => (reachFor(ctx, "imports:read") === "any" ? {} : { ownerId: currentStaffOrFail(ctx).userId });
    const filter = { ...(type ? { type } : {}), ...(status ? { status } : {}) };
    return listRows(ctx, {
      permission: "imports:read",
      entity: "import",
      pageSize: LONG_PAGE,
      page: ({ db }, position) => jobsPage(db, { ...filter, ...owner() }, position),
      columns: {
        file: ({ fileName }) => fileName,
        type: ({ type: table }, lang) => TABLE_LABELS[table][lang],
        when: { date: ({ createdAt }) => createdAt },
        imported: ({ counts, status: at }) => (counts && at === "complete" ? counts.new + counts.updated : null),
        status: ({ status: at, revertedAt }, lang) => IMPORT_STATUS_LABELS[revertedAt === null ? at : "reverted"][lang],
      },
    });
  },
  watchCases: (ctx, view) => {
    const { state = null, rule = null, operatorId = null } = validate(watchCaseFilter, { ...view });
    const filter = { state, rule, operatorId };
    return listRows(ctx, {
      permission: "watch:read",
      entity: "watch_case",
      pageSize: LONG_PAGE,
      page: async ({ db }, position) => [
        await casePage(db, { ...filter, ...position }),
        (await countCases(db, filter)).cases,
      ],
      columns: {
        case: (row, lang) => WATCH_RULE_LABELS[row.rule][lang],
        operators: ({ operators }, lang) =>
          operators.length === 0 ? ENTITY_LABELS.api_key[lang] : joined(operators, lang),
        stores: ({ stores }, lang) => joined(stores, lang),
        receipts: ({ receiptCount }) => receiptCount,
        amount: ({ amount }) => amount,
        opened: { date: ({ openedAt }) => openedAt },
        state: (row, lang) => WATCH_STATE_LABELS[row.state][lang],
      },
    });
  },
  apiKeys: (ctx, { state }) => {
    const stateIn = (key: { revokedAt: Date | null; expiresAt: Date }) => keyStateOf(key, ctx.now);
    return listRows(ctx, {
      permission: "api-keys:manage",
      entity: "api_key",
      pageSize: LONG_PAGE,
      page: async (tx, { limit, offset }) => {
        const keys = (await apiKeys(tx)).filter((key) => !state || stateIn(key) === state);
        return [keys.slice(offset, offset + limit), keys.length];
      },
      columns: {
        name: ({ name }) => name,
        state: (key, lang) => KEY_STATE_LABELS[stateIn(key)][lang],
        scopes: ({ scopes }) => scopes.join(", "),
        expiresAt: { date: ({ revokedAt, expiresAt }) => revokedAt ?? expiresAt },
        lastUsedAt: { date: ({ lastUsedAt }) => lastUsedAt },
        created: { date: ({ createdAt }) => createdAt },
        createdBy: ({ createdBy }) => createdBy,
        addresses: ({ allowedIps }) => allowedIps.join(", "),
      },
    });
  },
  auditLog: (ctx, view) => {
    const filter = validate(auditFilter, { ...view });
    return listRows(ctx, {
      permission: "audit:read",
      entity: "audit_log",
      pageSize: LONG_PAGE,
      page: async ({ db }, position) => [
        (await auditEntries(db, filter, position)).map(entryOf),
        await countAudit(db, filter, MAX_COUNTED_ENTRIES),
      ],
      columns: {
        action: ({ action }, lang) => labelIn(ACTION_LABELS, action, lang),
        entity: ({ entity }, lang) => labelIn(ENTITY_LABELS, entity, lang),
        record: (entry, lang) => recordName(entry, lang) ?? entry.entityId,
        changes: ({ changes, notes }, lang) =>
          [
            ...(changes ?? []).map(
              ({ field, before, after }) =>
                `${labelIn(FIELD_LABELS, field, lang)}: ${auditValue(field, before, lang)} → ${auditValue(field, after, lang)}`,
            ),
            ...(notes ?? []).map(
              ({ name, value }) => `${labelIn(FIELD_LABELS, name, lang)}: ${auditValue(name, value, lang)}`,
            ),
          ].join("\n"),
        actor: ({ actorName, actorId }, lang) => (actorId === null ? SYSTEM_LABEL[lang] : (actorName ?? actorId)),
        role: ({ actorRole }, lang) => (actorRole === null ? null : roleLabel(actorRole, lang)),
        when: { date: ({ at }) => at },
        where: ({ ip }, lang) => ip && ipLabel(ip, lang),
      },
    });
  },
};

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** Returns a list with the filter of a view, or null without one. Throws BAD_USER_INPUT for a wrong filter. */
export function listOf<Name extends keyof Views>(ctx: Ctx, name: Name, view: ListView): ListRows | null {
  const filter: ListView[Name] | Views[Name] = view[name];
  return filter ? LISTS[name](ctx, filter as Views[Name]) : null;
}
