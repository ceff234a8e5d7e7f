import * as z from "zod/mini";
import { lineText, longText } from "./text";

export const MAX_ITEMS = 500;
const MAX_ITEM_TITLE_LENGTH = 200;
const MAX_ITEM_DESCRIPTION_LENGTH = 1000;

/** An item: a title, an optional description, and whether it is completed. */
export const itemDraft = z.object({
  title: lineText(MAX_ITEM_TITLE_LENGTH).check(z.refine((title) => title !== "", "ITEM_TITLE_REQUIRED")),
  description: z.pipe(
    z.nullish(longText(MAX_ITEM_DESCRIPTION_LENGTH)),
    z.transform((text: string | null | undefined) => text || null),
  ),
  completed: z.pipe(
    z.nullish(z.boolean("FIELD_INVALID")),
    z.transform((value: boolean | null | undefined) => value ?? false),
  ),
});
