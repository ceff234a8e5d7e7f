import * as z from "zod/mini";
import { foldName, lineText, longText, toPersianLetters } from "./text";

export const MAX_TAG_NAME = 40;
/** Per customer. */
export const MAX_TAGS = 20;
export const MAX_NOTE = 1_000;
/** Per customer. */
export const MAX_NOTES = 100;

const required = <Schema extends z.ZodMiniType<string>>(text: Schema) =>
  text.check(z.refine((value) => value !== "", "FIELD_REQUIRED"));

export const tagName = z.pipe(
  required(lineText(MAX_TAG_NAME)),
  z.transform((name: string) => toPersianLetters(name)),
);

/** The names of a customer's tags; names that differ only in case or in letter forms are one tag. */
export const tagNames = z.pipe(
  z.array(tagName, "FIELD_INVALID"),
  z.transform((names: string[]) => [...new Map(names.map((name) => [foldName(name), name])).values()]),
);

/** A note about a customer. */
export const noteText = required(longText(MAX_NOTE));
