import * as z from "zod/mini";
import { instant } from "../../../domain/time/instants";
import { tehranIso } from "../i18n/tehran";

/** A domain schema over a field's value, where an empty field is null. */
export const emptyToNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((text: unknown) => (text === "" ? null : text)),
    schema,
  );

/** The instant of a date-time field, which holds local time in Tehran. */
export const instantOrNull = z.pipe(
  z.pipe(
    z.string(),
    z.transform((clock: string) => (clock === "" ? null : tehranIso(clock))),
  ),
  instant,
);
