import { resolve } from "node:path";
import { z } from "zod";
import { ROLES } from "../../domain/permissions";

const list = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.string()).transform((parts) => parts.filter((part) => part !== "")));

const url = z.string().refine((text) => URL.canParse(text), "must be a URL");
/** Whether pg can decode the parts of a URL. */
function isUrlEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const postgresUrl = url
  .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
  .refine(isUrlEncoded, "has a % that is not URL-encoded (%25); a password can be in PGPASSWORD instead");
const webUrl = url.regex(/^https?:\/\//, "must start with http:// or https://");
const count = (min: number, max: number) =>
  z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().min(min).max(max));

const DRAND = [
  "https://api.drand.sh",
  "https://api2.drand.sh",
  "https://api3.drand.sh",
  "https://drand.cloudflare.com",
];

/** URLs of relays; `off` for none. */
const relays = z
  .string()
  .default(DRAND.join(","))
  .transform((text) => (text.trim() === "off" ? "" : text))
  .pipe(list.pipe(z.array(webUrl)));

/** All settings with defaults and rules; the README lists the same. */
const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: count(0, 65_535).default(4000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URLS: list.pipe(z.array(postgresUrl)).default([]),
  DATABASE_POOL_SIZE: count(2, 200).default(16),
  DATA_DIR: z.string().min(1).default("data"),
  ADMIN_USERNAME: z.string().trim().min(1).max(100).default("admin"),
  ADMIN_INITIAL_PASSWORD: z.string().min(12, "must be at least 12 characters").max(128).optional(),
  SECRET_KEY: z.string().min(32, "must be at least 32 characters").optional(),
  PUBLIC_URL: webUrl.optional(),
  // A browser sends an origin in lower case and without a slash at the end.
  CORS_ORIGINS: list.pipe(z.array(webUrl.transform((text) => new URL(text).origin))).default([]),
  TRUST_PROXY: count(0, 10).default(0),
  MAX_CONNECTIONS_PER_ADDRESS: count(0, 100_000).default(100),
  HEADERS_TIMEOUT_SECONDS: count(1, 120).default(10),
  BODY_TIMEOUT_SECONDS: count(1, 600).default(30),
  UPLOAD_MIN_KB_PER_SECOND: count(0, 10_000).default(10),
  ANONYMOUS_BODY_KB: count(1, 1024).default(64),
  DRAND_RELAYS: relays,
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
  NATIONAL_CODE_CHECK: z.enum(["warn", "enforce"]).default("warn"),
  BUSINESS_CALENDAR: z.enum(["jalali", "gregorian"]).default("jalali"),
  REQUIRE_2FA_ROLES: list.pipe(z.array(z.enum(ROLES))).default([]),
  SESSION_IDLE_MINUTES: count(5, 1440).default(120),
  SESSION_HOURS: count(1, 72).default(12),
  TOTP_TOLERANCE: count(0, 30).default(30),
  MAX_CODES_PER_CALL: count(1, 1_000_000).default(50_000),
  IMPORT_WAIT_SECONDS: count(0, 55).default(25),
  SIGN_INS_PER_ADDRESS: count(1, 100_000).default(50),
  SIGN_IN_FAILURES: count(1, 1_000).default(5),
  SECOND_FACTOR_FAILURES: count(1, 1_000).default(5),
  SECOND_FACTOR_FAILURES_PER_DAY: count(1, 10_000).default(20),
  KEY_CALLS_PER_MINUTE: count(1, 1_000_000).default(300),
  REGISTRATIONS_PER_HOUR: count(1, 100_000).default(3),
  EXPORTS_PER_MINUTE: count(1, 10_000).default(5),
  UPLOADS_PER_MINUTE: count(1, 10_000).default(5),
  LOOKUPS_PER_MINUTE: count(1, 100_000).default(30),
  LOOKUP_FAILURES_PER_HOUR: count(1, 100_000).default(200),
  CODE_CHECKS_PER_MINUTE: count(1, 100_000).default(10),
  CODE_FAILURES_PER_HOUR: count(1, 100_000).default(20),
  STAFF_LOOKUPS_PER_HOUR: count(1, 1_000_000).default(600),
  STAFF_LOOKUP_FAILURES_PER_HOUR: count(1, 1_000_000).default(60),
  FILES_PER_PERSON: count(1, 20).default(2),
  EXPORTS_AT_ONCE: count(1, 50).default(3),
  EXPORT_QUOTA_MB: count(1, 100_000).default(2_000),
  EXPORT_TOTAL_MB: count(1, 1_000_000).default(10_000),
  UPLOADS_AT_ONCE: count(1, 200).default(20),
  UPLOAD_QUOTA_MB: count(1, 100_000).default(200),
  UPLOAD_TOTAL_MB: count(1, 1_000_000).default(2_000),
  RATE_LIMIT_PROFILE: z.enum(["standard", "bench"]).default("standard"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Config = z.output<typeof environment> & { dataDir: string };

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** Invalid settings; the message lists all of them. */
class ConfigError extends Error {}

/**
 * Reads the settings of an environment; blank values count as unset. Throws ConfigError that lists all invalid
 * settings.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new ConfigError(`These settings are wrong:\n${lines.join("\n")}`);
  }
  const config = result.data;
  if (config.RATE_LIMIT_PROFILE === "bench" && !LOOPBACK.has(config.HOST)) {
    throw new ConfigError(
      "These settings are wrong:\n  RATE_LIMIT_PROFILE: bench is for measuring and needs HOST to be loopback",
    );
  }
  return { ...config, dataDir: resolve(config.DATA_DIR) };
}

/** Reads the settings of this process; prints invalid settings and exits with status 1. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
