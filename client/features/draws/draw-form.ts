import * as z from "zod/mini";
import { DEFAULT_CHECK_MINUTES, DEFAULT_DISPUTE_MINUTES, drawDraft, type DrawDraft } from "../../../domain/draws/draw";
import { STORE_TYPES } from "../../../domain/stores";
import { toLatinDigits } from "../../../domain/text";
import type { DrawInput, DrawMode } from "../../kit/graphql/generated";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { tehranClock, tehranIso } from "../../kit/i18n/tehran";

const HOUR_MINUTES = 60;

export type WindowUnit = "hours" | "minutes";

export interface PrizeValues {
  nameFa: string;
  nameEn: string;
  valueToman: string;
  quantity: string;
  /** The hash of an uploaded picture, or empty. */
  pictureSha256: string;
}

/** The form values of a draw: text as typed, times as local time in Tehran, windows in the chosen unit. */
export interface DrawValues {
  nameFa: string;
  nameEn: string;
  rulesFa: string;
  rulesEn: string;
  eventId: string;
  campaignId: string;
  includesReceipts: boolean;
  periodStart: string;
  periodEnd: string;
  includesPool: boolean;
  /** One for each store type. */
  storeTypes: boolean[];
  cutoffAt: string;
  checkMinutes: string;
  checkUnit: WindowUnit;
  disputeMinutes: string;
  disputeUnit: WindowUnit;
  drawAt: string;
  prizes: PrizeValues[];
  reserves: string;
  isOnePerOwner: boolean;
  excludesStaff: boolean;
  exclusions: string;
  clearsExclusions: boolean;
  mode: "beacon" | "witnessed";
  entropySource: string;
  commitment: string;
}

export const EMPTY_PRIZE: PrizeValues = { nameFa: "", nameEn: "", valueToman: "", quantity: "1", pictureSha256: "" };

type WindowValues = Pick<DrawValues, "checkMinutes" | "checkUnit" | "disputeMinutes" | "disputeUnit">;

/** The form values of a window: in hours if they are whole. */
function windowValues<Name extends "check" | "dispute">(name: Name, minutes: number) {
  const isHours = minutes > 0 && minutes % HOUR_MINUTES === 0;
  return {
    [`${name}Minutes`]: String(isHours ? minutes / HOUR_MINUTES : minutes),
    [`${name}Unit`]: isHours ? "hours" : "minutes",
  } as Pick<WindowValues, `${Name}Minutes` | `${Name}Unit`>;
}

/** The minutes of a typed window; NaN if it is no number. */
export const minutesOf = (value: string, unit: WindowUnit): number =>
  value.trim() === "" ? NaN : Number(toLatinDigits(value)) * (unit === "hours" ? HOUR_MINUTES : 1);

const clockOf = (time: string | null | undefined): string => (time ? tehranClock(new Date(time)) : "");

const EMPTY: DrawValues = {
  nameFa: "",
  nameEn: "",
  rulesFa: "",
  rulesEn: "",
  eventId: "",
  campaignId: "",
  includesReceipts: true,
  periodStart: "",
  periodEnd: "",
  includesPool: false,
  storeTypes: STORE_TYPES.map(() => false),
  cutoffAt: "",
  ...windowValues("check", DEFAULT_CHECK_MINUTES),
  ...windowValues("dispute", DEFAULT_DISPUTE_MINUTES),
  drawAt: "",
  prizes: [EMPTY_PRIZE],
  reserves: "0",
  isOnePerOwner: true,
  excludesStaff: true,
  exclusions: "",
  clearsExclusions: false,
  mode: "beacon",
  entropySource: "",
  commitment: "",
};

/** The form values of a stored draw, or of a new one. */
export function valuesOf(draw: Draw | null): DrawValues {
  if (draw === null) return EMPTY;
  const { nameFa, nameEn, rulesFa, rulesEn, includesReceipts, includesPool, isOnePerOwner, excludesStaff } = draw;
  return {
    ...EMPTY,
    ...{ nameFa, nameEn, rulesFa, rulesEn, includesReceipts, includesPool, isOnePerOwner, excludesStaff },
    eventId: draw.eventId ?? "",
    campaignId: draw.campaignId ?? "",
    periodStart: clockOf(draw.periodStart),
    periodEnd: clockOf(draw.periodEnd),
    storeTypes: STORE_TYPES.map((type) => draw.storeTypes?.includes(type) ?? false),
    cutoffAt: clockOf(draw.cutoffAt),
    ...windowValues("check", draw.checkMinutes),
    ...windowValues("dispute", draw.disputeMinutes),
    drawAt: clockOf(draw.drawAt),
    prizes: draw.prizes.map(prizeValues),
    reserves: String(draw.reserves),
    mode: draw.mode === "WITNESSED" ? "witnessed" : "beacon",
    entropySource: draw.entropySource ?? "",
    commitment: draw.commitment ?? "",
  };
}

const prizeValues = ({ nameFa, nameEn, valueToman, quantity, pictureSha256 }: Draw["prizes"][number]): PrizeValues => ({
  nameFa,
  nameEn,
  valueToman: String(valueToman),
  quantity: String(quantity),
  pictureSha256: pictureSha256 ?? "",
});

const numberOf = (text: string): number => (text.trim() === "" ? NaN : Number(toLatinDigits(text)));

/** The instant of a date-time field; null if it is empty. A time that was not changed keeps its seconds. */
const timeOf = (clock: string, stored: string | null | undefined): string | null => {
  if (clock === "") return null;
  return stored && clockOf(stored) === clock ? stored : tehranIso(clock);
};

/** As `timeOf`; the domain's rule reports null as a missing value. */
const requiredTime = (clock: string, stored: string | undefined): string => timeOf(clock, stored) as string;

/** The lines of the list; null if the stored list stays. The server checks them. */
export function exclusionsOf({ exclusions, clearsExclusions }: DrawValues): string[] | null {
  const lines = exclusions.split("\n").flatMap((line) => line.trim() || []);
  return lines.length > 0 || clearsExclusions ? lines : null;
}

/** The receipts that take part; other codes have no period and no store type. */
const receiptsOf = (values: DrawValues, draw: Draw | null) =>
  values.includesReceipts
    ? {
        periodStart: timeOf(values.periodStart, draw?.periodStart),
        periodEnd: timeOf(values.periodEnd, draw?.periodEnd),
        storeTypes: STORE_TYPES.filter((_, index) => values.storeTypes[index]),
      }
    : { periodStart: null, periodEnd: null, storeTypes: null };

const witnessOf = ({ mode, entropySource, commitment }: DrawValues) => {
  const isWitnessed = mode === "witnessed";
  return {
    entropySource: isWitnessed ? entropySource || null : null,
    commitment: isWitnessed ? commitment || null : null,
  };
};

/** The schema of the form: the domain's rules over the typed values. `draw` is the stored one. */
export const drawForm = (draw: Draw | null) =>
  z.pipe(
    z.transform((values: DrawValues): z.input<typeof drawDraft> => {
      return {
        ...values,
        eventId: values.eventId || null,
        campaignId: (values.eventId && values.campaignId) || null,
        ...receiptsOf(values, draw),
        cutoffAt: requiredTime(values.cutoffAt, draw?.cutoffAt),
        checkMinutes: minutesOf(values.checkMinutes, values.checkUnit),
        disputeMinutes: minutesOf(values.disputeMinutes, values.disputeUnit),
        drawAt: requiredTime(values.drawAt, draw?.drawAt),
        prizes: values.prizes.map((prize) => ({
          ...prize,
          valueToman: numberOf(prize.valueToman),
          quantity: numberOf(prize.quantity),
          pictureSha256: prize.pictureSha256 || null,
        })),
        reserves: numberOf(values.reserves),
        ...witnessOf(values),
      };
    }),
    drawDraft,
  );

/** The input of a checked form, without the list of exclusions. */
export const inputOf = (draft: DrawDraft): Omit<DrawInput, "exclusions"> => ({
  ...draft,
  mode: draft.mode.toUpperCase() as DrawMode,
  periodStart: draft.periodStart?.toISOString() ?? null,
  periodEnd: draft.periodEnd?.toISOString() ?? null,
  cutoffAt: draft.cutoffAt.toISOString(),
  drawAt: draft.drawAt.toISOString(),
});

const MIN_IDENTIFIER_DIGITS = 8;
const SEPARATORS = /[,;\t]/;

/** Returns the phones and national codes of a text file: from each line the first cell that is a number. */
export function identifiersIn(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split(SEPARATORS).map((cell) => toLatinDigits(cell).replace(/[\s"'\ufeff-]/g, ""));
    return cells.find((cell) => /^\+?\d+$/.test(cell) && cell.length >= MIN_IDENTIFIER_DIGITS) ?? [];
  });
}
