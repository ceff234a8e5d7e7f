import * as z from "zod/mini";
import { instant } from "./time/instants";
import { lineText, longText, toPersianLetters } from "./text";

export const EVENT_MODES = ["normal", "opening_day"] as const;
export type EventMode = (typeof EVENT_MODES)[number];

export const EVENTS_PER_PAGE = 50;
export const MAX_EVENT_NAME_LENGTH = 100;
export const MAX_EVENT_DESCRIPTION_LENGTH = 1000;
/** Default maximum of codes per person and event. */
export const MAX_CODES_PER_PERSON = 50;
export const PARTICIPANTS_PER_PAGE = 50;

/** The phase of an event, by its active flag and its period. */
export type EventPhase = "inactive" | "upcoming" | "running" | "ended";

/** Returns the phase of an event at an instant. The start is inclusive, the end exclusive. */
export function phaseOf({ isActive, startDate, endDate }: EventWindow, now: Date): EventPhase {
  if (!isActive) return "inactive";
  if (now < startDate) return "upcoming";
  return now < endDate ? "running" : "ended";
}

export interface EventWindow {
  isActive: boolean;
  startDate: Date;
  endDate: Date;
}

/** The phase of a campaign. A campaign of an inactive event earns no bonus, whatever its own flag and period. */
export type CampaignPhase = EventPhase | "event_inactive";

/** Returns the phase of a campaign at an instant. */
export function campaignPhaseOf(campaign: EventWindow, isEventActive: boolean, now: Date): CampaignPhase {
  return campaign.isActive && !isEventActive ? "event_inactive" : phaseOf(campaign, now);
}

const name = z
  .pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value: unknown) => value ?? ""),
    ),
    lineText(MAX_EVENT_NAME_LENGTH),
  )
  .check(z.refine((text) => text !== "", "NAME_REQUIRED"));

const description = z.pipe(
  z.nullish(longText(MAX_EVENT_DESCRIPTION_LENGTH)),
  z.transform((text: string | null | undefined) => (text ? toPersianLetters(text) : null)),
);

const isActive = z.pipe(
  z.nullish(z.boolean("FIELD_INVALID")),
  z.transform((value: boolean | null | undefined) => value ?? true),
);

/** Common fields of events and campaigns. */
const windowed = {
  name: z.pipe(
    name,
    z.transform((text: string) => toPersianLetters(text)),
  ),
  description,
  startDate: instant,
  endDate: instant,
  isActive,
};

const endsLater = z.refine<{ startDate: Date; endDate: Date }>(({ startDate, endDate }) => startDate < endDate, {
  error: "END_BEFORE_START",
  path: ["endDate"],
});

export const eventDraft = z
  .object({
    ...windowed,
    mode: z.enum(EVENT_MODES, "EVENT_MODE_INVALID"),
    codesPerPerson: z.pipe(
      z.nullish(z.int("FIELD_INVALID").check(z.minimum(1, "FIELD_INVALID"), z.maximum(10_000, "FIELD_INVALID"))),
      z.transform((value: number | null | undefined) => value ?? MAX_CODES_PER_PERSON),
    ),
    registersWithoutCode: z.pipe(
      z.nullish(z.boolean("FIELD_INVALID")),
      z.transform((value: boolean | null | undefined) => value ?? false),
    ),
  })
  .check(endsLater);
export type EventDraft = z.output<typeof eventDraft>;

export const MAX_BONUS = 10;

/** A campaign of an event. Purchases within its period earn `bonusMultiplier` times their points. */
export const campaignDraft = z
  .object({
    ...windowed,
    bonusMultiplier: z.pipe(
      z.nullish(z.int("BONUS_INVALID").check(z.minimum(1, "BONUS_INVALID"), z.maximum(MAX_BONUS, "BONUS_INVALID"))),
      z.transform((value: number | null | undefined) => value ?? 1),
    ),
  })
  .check(endsLater);
export type CampaignDraft = z.output<typeof campaignDraft>;
