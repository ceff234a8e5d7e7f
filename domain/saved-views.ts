import * as z from "zod/mini";
import { longText } from "./text";

/** The screens whose state can be saved. */
export const VIEW_SCREENS = [
  "customers",
  "stores",
  "users",
  "receipts",
  "events",
  "campaigns",
  "lottery_codes",
  "participants",
  "draws",
  "imports",
  "watch",
  "audit",
  "api_keys",
  "reports",
  "report_builder",
] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];

export const MAX_VIEW_NAME = 60;
/** Per screen: for the private views of a user, and for the shared views of all users. */
export const MAX_VIEWS = 50;
const MAX_QUERY_LENGTH = 2_000;

/** URL parameters that a view does not contain: the page, and the open record or job. */
const NOT_SAVED = ["page", "customer", "job"];

const name = longText(MAX_VIEW_NAME).check(
  z.refine((text) => text !== "", "NAME_REQUIRED"),
  z.refine((text) => !text.includes("\n"), "TEXT_NOT_ALLOWED"),
);

/** A query string such as `sort=-points&type=2`, with its parameters in the order of their names. */
const query = z.pipe(
  longText(MAX_QUERY_LENGTH),
  z.transform((text: string) => normalizedQuery(text)),
);

/** Returns the parameters of a URL that a view contains, in the order of their names. */
export function normalizedQuery(text: string): string {
  const isSaved = (name: string) => !NOT_SAVED.some((one) => name === one || name.endsWith(`.${one}`));
  const params = new URLSearchParams([...new URLSearchParams(text)].filter(([parameter]) => isSaved(parameter)));
  params.sort();
  return params.toString();
}

/** A saved view: the filters, the order and the columns of a screen, as its URL has them. */
export const savedViewDraft = z.object({
  name,
  query,
  isShared: z._default(z.boolean("FIELD_INVALID"), false),
});
