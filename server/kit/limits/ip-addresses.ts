import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** The address of a caller whose connection tells none. */
export const UNKNOWN_ADDRESS = "unknown";

const SITE_BITS = 48;
/** A /48 network may take this many times the points of one of its /64 networks. */
export const SITE_FACTOR = 10;
const NETWORK_BITS = 64;

/** `[::1]:443` and `10.0.0.1:443`, as some proxies write an address. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/;

/**
 * An IP address in its canonical spelling, without port and zone; null for any other text. An IPv4 address that is
 * mapped to IPv6 (RFC 4291 §2.5.5.2) is returned as IPv4.
 */
export function canonicalAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  const trimmed = text.trim();
  const [, bracketed, plain] = WITH_PORT.exec(trimmed) ?? [];
  const address = (bracketed ?? plain ?? trimmed).split("%", 1)[0] ?? "";
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

export interface LimitKeys {
  /** The IPv4 address, or the /64 network of an IPv6 address: what one subscriber holds. */
  key: string;
  /** The /48 network of an IPv6 address: what one site holds. Null for IPv4. */
  site: string | null;
}

const prefixOf = (address: ipaddr.IPv6, bits: number): string => {
  const masked = address.parts.map((part, index) => (index * 16 < bits ? part : 0));
  return `${new ipaddr.IPv6(masked).toString()}/${bits}`;
};

/** What an address is counted by. Text that is no IP address is its own key. */
export function limitKeysOf(text: string): LimitKeys {
  const canonical = canonicalAddress(text);
  if (canonical === null) return { key: text, site: null };
  const address = ipaddr.parse(canonical);
  if (address instanceof ipaddr.IPv4) return { key: canonical, site: null };
  return { key: prefixOf(address, NETWORK_BITS), site: prefixOf(address, SITE_BITS) };
}

/** The same for a key of several lines, such as a username and an address: each line that is an address is replaced. */
export function limitKeysOfLines(key: string): LimitKeys {
  const lines = key.split("\n").map(limitKeysOf);
  const site = lines.some((line) => line.site !== null) ? lines.map((line) => line.site ?? line.key).join("\n") : null;
  return { key: lines.map((line) => line.key).join("\n"), site };
}
