import * as z from "zod/mini";
import { id } from "../ids";
import { STORE_TYPES, type StoreType } from "../stores";
import { instant, MINUTE_MS, SECOND_MS } from "../time/instants";
import { lineText, longText, toPersianLetters } from "../text";
import { HASH_BYTES, parseHex } from "./hashes";

export const DRAW_STATES = ["draft", "announced", "frozen", "anchored", "drawn", "settled", "voided"] as const;
export type DrawState = (typeof DRAW_STATES)[number];

/** The source of randomness: a public beacon, or a committed secret together with the entropy of witnesses. */
export const DRAW_MODES = ["beacon", "witnessed"] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

/** The steps that a second person confirms. */
export const CONFIRMED_STEPS = ["freeze", "run"] as const;
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number];

export const FREEZE_STATUSES = ["running", "complete", "error", "cancelled"] as const;
export type FreezeStatus = (typeof FREEZE_STATUSES)[number];

export const RESULT_KINDS = ["winner", "reserve"] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

export const RESULT_STATUSES = ["winner", "reserve", "disqualified"] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

/** Why a result is disqualified. `code_invalidated` and `customer_deleted` are also set by the product itself. */
export const DISQUALIFICATION_REASONS = [
  "code_invalidated",
  "customer_deleted",
  "identity_not_confirmed",
  "not_eligible",
  "not_claimed",
  "declined",
] as const;
export type DisqualificationReason = (typeof DISQUALIFICATION_REASONS)[number];

export const DRAWS_PER_PAGE = 20;
/** Maximum codes of a participant that a look-up lists for a draw; the proof has all of them. */
export const MAX_LISTED_ENTRY_CODES = 1_000;
export const DEFAULT_CHECK_MINUTES = 120;
export const DEFAULT_DISPUTE_MINUTES = 1440;
const MAX_WINDOW_MINUTES = 60 * 24 * 60;
/** Hours in which the second person confirms a freeze or a run. */
export const CONFIRMATION_HOURS = 24;
/** A witnessed draw becomes void if its secret is not revealed within this number of hours after the draw time. */
export const REVEAL_HOURS = 2;
export const MAX_DRAW_NAME_LENGTH = 100;
export const MAX_RULES_LENGTH = 20_000;
export const MAX_PRIZES = 50;
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
const MAX_RESULTS = 1_000;
const MAX_EXCLUSIONS = 10_000;
const MAX_ENTROPY_LENGTH = 10_000;
export const MAX_ANCHOR_URL_LENGTH = 500;
export const MAX_ANCHORS = 100;
export const MAX_REASON_LENGTH = 500;
const MAX_PRIZE_VALUE = 1_000_000_000_000;
const MAX_ENTROPY_SOURCE_LENGTH = 1_000;

const persian = (schema: z.ZodMiniType<string, unknown>) =>
  z.pipe(
    schema,
    z.transform((text: string) => toPersianLetters(text)),
  );
const filled = (text: string) => text !== "";
const requiredLine = (max: number) => lineText(max).check(z.refine(filled, "FIELD_REQUIRED"));
const requiredText = (max: number) => longText(max).check(z.refine(filled, "FIELD_REQUIRED"));

const whole = (min: number, max: number, code: string) => z.int(code).check(z.minimum(min, code), z.maximum(max, code));

const orDefault = <Value>(schema: z.ZodMiniType<Value, unknown>, value: NoInfer<Value>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((given: Value | null | undefined): Value => given ?? value),
  );

const orNull = <Value>(schema: z.ZodMiniType<Value, unknown>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((given: Value | null | undefined): Value | null => given ?? null),
  );

const prize = z.object({
  nameFa: persian(requiredLine(MAX_DRAW_NAME_LENGTH)),
  nameEn: requiredLine(MAX_DRAW_NAME_LENGTH),
  valueToman: whole(0, MAX_PRIZE_VALUE, "PRIZE_VALUE_INVALID"),
  quantity: whole(1, MAX_RESULTS, "QUANTITY_INVALID"),
  /** Of an uploaded picture. */
  pictureSha256: orNull(
    z.string("PICTURE_UNKNOWN").check(z.refine((text) => parseHex(text, HASH_BYTES) !== null, "PICTURE_UNKNOWN")),
  ),
});

const storeTypes = z.pipe(
  z.nullish(z.array(z.literal(STORE_TYPES, "STORE_TYPE_INVALID"))),
  z.transform((types: StoreType[] | null | undefined): StoreType[] | null =>
    types && types.length > 0 ? [...new Set(types)].sort() : null,
  ),
);

const commitment = z
  .string("FIELD_INVALID")
  .check(z.refine((text) => parseHex(text, HASH_BYTES) !== null, "HEX_INVALID"));

/** Returns the earliest time of a freeze: the end of the check window. */
export const freezableFrom = ({ cutoffAt, checkMinutes }: Pick<DrawDraft, "cutoffAt" | "checkMinutes">): Date =>
  new Date(cutoffAt.getTime() + checkMinutes * MINUTE_MS);

/** Returns the latest time of the first anchor: the whole dispute window remains until the draw. */
export const anchorableUntil = ({ drawAt, disputeMinutes }: Pick<DrawDraft, "drawAt" | "disputeMinutes">): Date =>
  new Date(drawAt.getTime() - disputeMinutes * MINUTE_MS);

/** Returns the number of prizes. */
export const winnersOf = (prizes: readonly { quantity: number }[]): number =>
  prizes.reduce((sum, { quantity }) => sum + quantity, 0);

/** An instant in whole seconds, as the manifest writes it. */
const second = z.pipe(
  instant,
  z.transform((time: Date) => new Date(Math.floor(time.getTime() / SECOND_MS) * SECOND_MS)),
);

const rule = (path: string, code: string, holds: (draft: Fields) => boolean) =>
  z.refine<Fields>(holds, { error: code, path: [path] });

const fields = z.object({
  nameFa: persian(requiredLine(MAX_DRAW_NAME_LENGTH)),
  nameEn: requiredLine(MAX_DRAW_NAME_LENGTH),
  rulesFa: persian(requiredText(MAX_RULES_LENGTH)),
  rulesEn: requiredText(MAX_RULES_LENGTH),
  mode: orDefault(z.enum(DRAW_MODES, "FIELD_INVALID"), "beacon"),
  eventId: orNull(id),
  campaignId: orNull(id),
  periodStart: orNull(second),
  periodEnd: orNull(second),
  includesReceipts: orDefault(z.boolean("FIELD_INVALID"), true),
  includesPool: orDefault(z.boolean("FIELD_INVALID"), false),
  storeTypes,
  cutoffAt: second,
  checkMinutes: orDefault(whole(0, MAX_WINDOW_MINUTES, "WINDOW_INVALID"), DEFAULT_CHECK_MINUTES),
  disputeMinutes: orDefault(whole(0, MAX_WINDOW_MINUTES, "WINDOW_INVALID"), DEFAULT_DISPUTE_MINUTES),
  drawAt: second,
  prizes: z
    .array(prize, "PRIZES_REQUIRED")
    .check(z.minLength(1, "PRIZES_REQUIRED"), z.maxLength(MAX_PRIZES, "PRIZES_TOO_MANY")),
  reserves: orDefault(whole(0, MAX_RESULTS, "RESERVES_INVALID"), 0),
  isOnePerOwner: orDefault(z.boolean("FIELD_INVALID"), true),
  excludesStaff: orDefault(z.boolean("FIELD_INVALID"), true),
  entropySource: orNull(requiredText(MAX_ENTROPY_SOURCE_LENGTH)),
  commitment: orNull(commitment),
});
type Fields = z.output<typeof fields>;

/** The definition of a draw. Windows are minutes, values Toman, the commitment hexadecimal. */
export const drawDraft = fields.check(
  rule("includesPool", "DRAW_CODES_REQUIRED", ({ includesReceipts, includesPool }) => includesReceipts || includesPool),
  rule("eventId", "FIELD_REQUIRED", ({ includesPool, eventId }) => !includesPool || eventId !== null),
  // Other codes have no period.
  ...(["periodStart", "periodEnd"] as const).flatMap((field) => [
    rule(field, "FIELD_REQUIRED", ({ includesReceipts, [field]: time }) => !includesReceipts || time !== null),
    rule(field, "FIELD_INVALID", ({ includesReceipts, [field]: time }) => includesReceipts || time === null),
  ]),
  rule(
    "periodEnd",
    "END_BEFORE_START",
    ({ periodStart, periodEnd }) => !periodStart || !periodEnd || periodStart < periodEnd,
  ),
  rule("drawAt", "DRAW_TIME_TOO_EARLY", (draft) => freezableFrom(draft) <= anchorableUntil(draft)),
  rule("prizes", "RESULTS_TOO_MANY", ({ prizes, reserves }) => winnersOf(prizes) + reserves <= MAX_RESULTS),
  rule("entropySource", "FIELD_REQUIRED", ({ mode, entropySource }) => mode === "beacon" || entropySource !== null),
);
export type DrawDraft = z.output<typeof drawDraft>;

/** People who cannot win, as phones or national codes. */
export const exclusionList = z
  .array(lineText(100), "FIELD_INVALID")
  .check(z.maxLength(MAX_EXCLUSIONS, "EXCLUSIONS_TOO_MANY"));

/** A place where the hash of a manifest was published. */
export const anchorDraft = z
  .object({
    url: lineText(MAX_ANCHOR_URL_LENGTH).check(
      z.refine((text) => /^https?:\/\/\S+$/.test(text) || text === "", "URL_INVALID"),
    ),
    note: lineText(MAX_REASON_LENGTH),
  })
  .check(z.refine(({ url, note }) => url !== "" || note !== "", { error: "FIELD_REQUIRED", path: ["note"] }));
export type AnchorDraft = z.output<typeof anchorDraft>;

export const drawReason = requiredText(MAX_REASON_LENGTH);

/** An optional note of staff; null if empty. */
export const resultNote = z.pipe(
  z.nullish(longText(MAX_REASON_LENGTH)),
  z.transform((text: string | null | undefined) => text || null),
);

/** The exact text of the witnesses' entropy: kept byte for byte, so it is not trimmed. */
export const entropyText = z.string("FIELD_REQUIRED").check(
  z.refine((text) => text.trim() !== "", "ENTROPY_REQUIRED"),
  z.refine((text) => text.length <= MAX_ENTROPY_LENGTH, "TEXT_TOO_LONG"),
);

/** Returns an instant as the manifest writes it: UTC to the second. */
export const manifestTime = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;

/** Returns the initials of a person; a dash for a person without a name. */
export const publicInitials = (names: readonly (string | null)[]): string =>
  names.flatMap((name) => (name ? [`${[...name][0] ?? ""}.`] : [])).join(" ") || "—";
