import { getParser } from "bowser";

/** The browser and the system behind a User-Agent header, such as "Chrome, Windows"; null where it tells neither. */
export function deviceName(userAgent: string): string | null {
  if (userAgent.trim() === "") return null;
  const parser = getParser(userAgent.slice(0, 512));
  const names = [parser.getBrowserName(), parser.getOSName()].filter((name) => name !== "");
  return names.length > 0 ? names.join(", ") : userAgent.split(/[\s/]/)[0]?.slice(0, 40) || null;
}
