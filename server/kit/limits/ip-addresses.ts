import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Placeholder for an unknown IP address. */
export const UNKNOWN_ADDRESS = "unknown";

const SITE_BITS = 48;
/** A /48 network has this many times the points of one of its /64 networks. */
export const SITE_FACTOR = 10;
const NETWORK_BITS = 64;

/** `[::1]:443` and `10.0.0.1:443`, the form of some proxies. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/;

/**
 * Returns an IP address in canonical form, without port and zone; null for any other text. An IPv4-mapped IPv6 address
 * (RFC 4291 §2.5.5.2) is returned as IPv4.
 */
export function canonicalAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  const trimmed = text.trim();
  const [, bracketed, plain] = WITH_PORT.exec(trimmed) ?? [];
  const address = (bracketed ?? plain ?? trimmed).split("%", 1)[0] ?? "";
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

export interface LimitKeys {
  /** The IPv4 address, or the /64 network of an IPv6 address: one subscriber. */
  key: string;
  /** The /48 network of an IPv6 address: one site. Null for IPv4. */
  site: string | null;
}

const prefixOf = (address: ipaddr.IPv6, bits: number): string => {
  const masked = address.parts.map((part, index) => (index * 16 < bits ? part : 0));
  return `${new ipaddr.IPv6(masked).toString()}/${bits}`;
};

/** Returns the limiter keys of an IP address. Other text is its own key. */
export function limitKeysOf(text: string): LimitKeys {
  const canonical = canonicalAddress(text);
  if (canonical === null) return { key: text, site: null };
  const address = ipaddr.parse(canonical);
  if (address instanceof ipaddr.IPv4) return { key: canonical, site: null };
  return { key: prefixOf(address, NETWORK_BITS), site: prefixOf(address, SITE_BITS) };
}

/**
 * The same for a key of several lines, such as username and IP address: each line that is an IP address is replaced.
 */
export function limitKeysOfLines(key: string): LimitKeys {
  const lines = key.split("\n").map(limitKeysOf);
  const site = lines.some((line) => line.site !== null) ? lines.map((line) => line.site ?? line.key).join("\n") : null;
  return { key: lines.map((line) => line.key).join("\n"), site };
}
