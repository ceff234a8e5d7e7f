import type { Lang } from "../errors/client-errors";

/** `stars` opens with the look-up, `sign-up` with the countdown card. */
export const FESTIVAL_VARIANTS = ["stars", "sign-up"] as const;
export type FestivalVariant = (typeof FESTIVAL_VARIANTS)[number];

export const FESTIVAL_PATHS: Readonly<Record<FestivalVariant, string>> = { stars: "/", "sign-up": "/landing" };

/** Returns the path of a page with the language, which is Persian if the URL names none. */
export const festivalPath = (variant: FestivalVariant, lang: Lang): string =>
  FESTIVAL_PATHS[variant] + (lang === "fa" ? "" : `?lang=${lang}`);
