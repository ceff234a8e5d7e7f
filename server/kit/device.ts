import { getParser } from "bowser";

/** Returns browser and operating system of a User-Agent header, such as "Chrome, Windows"; null if unknown. */
export function deviceName(userAgent: string): string | null {
  if (userAgent.trim() === "") return null;
  const parser = getParser(userAgent.slice(0, 512));
  const names = [parser.getBrowserName(), parser.getOSName()].filter((name) => name !== "");
  return names.length > 0 ? names.join(", ") : userAgent.split(/[\s/]/)[0]?.slice(0, 40) || null;
}
