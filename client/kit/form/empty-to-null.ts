import * as z from "zod/mini";
import { instant } from "../../../domain/time/instants";
import { tehranIso } from "../i18n/tehran";

/** A rule of the domain over what a field holds, where an empty field is nothing at all. */
export const emptyToNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((text: unknown) => (text === "" ? null : text)),
    schema,
  );

/** A moment of a date-time field, which holds what a clock in Tehran shows. */
export const instantOrNull = z.pipe(
  z.pipe(
    z.string(),
    z.transform((clock: string) => (clock === "" ? null : tehranIso(clock))),
  ),
  instant,
);
