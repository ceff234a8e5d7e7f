import * as z from "zod/mini";
import { id } from "./ids";
import { longText } from "./text";

export const WATCH_RULES = [
  "voids_in_shift",
  "receipts_of_customer",
  "own_phone",
  "outside_hours",
  "shared_device",
] as const;
export type WatchRule = (typeof WATCH_RULES)[number];

export const WATCH_STATES = ["open", "confirmed", "dismissed"] as const;
export type WatchState = (typeof WATCH_STATES)[number];

export const CASES_PER_PAGE = 20;
export const CASE_RECEIPTS_PER_PAGE = 20;
export const MAX_CASE_NOTE = 1_000;
const MINUTES_PER_DAY = 1440;
const MAX_THRESHOLD = 1_000;
const MAX_PERIOD_MINUTES = 7 * MINUTES_PER_DAY;

const whole = (min: number, max: number) =>
  z.int("FIELD_INVALID").check(z.minimum(min, "FIELD_INVALID"), z.maximum(max, "FIELD_INVALID"));

/** The settings of a rule; a setting that the rule does not have is null. */
export const watchRuleDraft = z.object({
  isEnabled: z.boolean("FIELD_INVALID"),
  threshold: whole(1, MAX_THRESHOLD),
  periodMinutes: z.nullable(whole(1, MAX_PERIOD_MINUTES)),
  opensMinute: z.nullable(whole(0, MINUTES_PER_DAY - 1)),
  closesMinute: z.nullable(whole(0, MINUTES_PER_DAY)),
});
export type WatchRuleDraft = z.output<typeof watchRuleDraft>;

export type WatchSetting = Exclude<keyof WatchRuleDraft, "isEnabled">;

/** The settings of each rule besides `isEnabled`. */
export const WATCH_SETTINGS: Record<WatchRule, readonly WatchSetting[]> = {
  voids_in_shift: ["threshold"],
  receipts_of_customer: ["threshold", "periodMinutes"],
  own_phone: ["threshold"],
  outside_hours: ["threshold", "opensMinute", "closesMinute"],
  shared_device: ["threshold"],
};

const TIME = /^(?:([01]?\d|2[0-3]):[0-5]\d|24:00)$/;

/** A whole number typed into a form. */
const typedNumber = z.pipe(
  z.string("FIELD_INVALID").check(z.trim(), z.regex(/^\d{1,5}$/, "FIELD_INVALID")),
  z.transform(Number),
);

/** A time of day typed as 09:30, as the minute of the day; 24:00 is the end of the day. */
const typedTime = z.pipe(
  z.string("TIME_INVALID").check(z.trim(), z.regex(TIME, "TIME_INVALID")),
  z.transform((text: string) => {
    const [hour = 0, minute = 0] = text.split(":").map(Number);
    return hour * 60 + minute;
  }),
);

/** Returns a minute of the day as 09:30. */
export function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const TYPED: Record<WatchSetting, z.ZodMiniType<number, string>> = {
  threshold: typedNumber,
  periodMinutes: typedNumber,
  opensMinute: typedTime,
  closesMinute: typedTime,
};

/** The form of a rule: the settings that it has, as texts. */
export const watchRuleForm = (rule: WatchRule) =>
  z.object({
    isEnabled: z.boolean("FIELD_INVALID"),
    ...Object.fromEntries(WATCH_SETTINGS[rule].map((name) => [name, TYPED[name]])),
  });

/** A shared till needs two operators. */
export const minThreshold = (rule: WatchRule): number => (rule === "shared_device" ? 2 : 1);

/** What a user changes in a case. */
export const watchCaseDraft = z.object({
  state: z.enum(WATCH_STATES, "FIELD_INVALID"),
  note: z.pipe(
    z.nullish(longText(MAX_CASE_NOTE)),
    z.transform((text: string | null | undefined) => text || null),
  ),
});

/** A filter of cases; null matches all. */
export const watchCaseFilter = z.object({
  state: z.nullish(z.enum(WATCH_STATES, "FIELD_INVALID")),
  rule: z.nullish(z.enum(WATCH_RULES, "FIELD_INVALID")),
  operatorId: z.nullish(id),
});
