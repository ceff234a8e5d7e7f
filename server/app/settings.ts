import { join, resolve } from "node:path";
import type { Chain } from "../../domain/draws/beacon";
import type { Role } from "../../domain/permissions";
import type { Calendar } from "../../domain/time/business-calendar";
import type { Settings } from "../kit/context";
import type { FileBudget } from "../kit/files/stored-file";
import { storedSecret } from "../kit/files/whole-file";
import type { Allowances } from "../kit/limits/rate-limiter";
import type { Config } from "./config";
import manifest from "../../package.json";

/** The settings that features read. */
interface ProductSettings {
  version: string;
  sessionIdleMinutes: number;
  sessionHours: number;
  totpToleranceSeconds: number;
  twoFactorRoles: readonly Role[];
  secretKey: Buffer;
  /** Whether a wrong check digit of a national code causes a warning or a rejection. */
  nationalCodeCheck: Config["NATIONAL_CODE_CHECK"];
  /** The calendar of weeks and months in reports. */
  calendar: Calendar;
  /** Maximum number of lottery codes that one call creates and one response lists. */
  maxCodesPerCall: number;
  /** Maximum time that an import call waits for completion before it returns 202. */
  importWaitMs: number;
  files: { uploads: FileBudget; downloads: FileBudget };
  draws: {
    /** The randomness beacon of draws. Not configurable: an operator with another chain could choose the winners. */
    chain: Chain;
    /** URLs of the relays of the beacon; empty if the beacon is only pasted. */
    relays: readonly string[];
    /** The built verifier page. */
    verifierFile: string;
  };
  festival: {
    /** The built renderer of the festival pages. */
    rendererFile: string;
    /** The built document without content. */
    templateFile: string;
  };
}

declare module "../kit/context" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging
  interface Settings extends ProductSettings {}
}

const VERIFIER_FILE = resolve("build/verifier/verifier.html");
const FESTIVAL = {
  rendererFile: resolve("build/festival/renderer.cjs"),
  templateFile: resolve("build/client/landing.html"),
};

/** The key that encrypts second-factor secrets: SECRET_KEY; if unset, a generated key is stored in `DATA_DIR`. */
const secretKeyOf = ({ SECRET_KEY, dataDir }: Config): Buffer =>
  Buffer.from(SECRET_KEY ?? storedSecret(join(dataDir, "secret.key"), 32));

/** An export uses one connection and a second one per chunk; three quarters of the pool stay available for requests. */
const exportsPerProcess = ({ EXPORTS_AT_ONCE, DATABASE_POOL_SIZE }: Config): number =>
  Math.max(1, Math.min(EXPORTS_AT_ONCE, Math.floor(DATABASE_POOL_SIZE / 4)));

/** Returns the settings that features read. */
export const settingsOf = (config: Config, chain: Chain): Settings => ({
  version: manifest.version,
  sessionIdleMinutes: config.SESSION_IDLE_MINUTES,
  sessionHours: config.SESSION_HOURS,
  totpToleranceSeconds: config.TOTP_TOLERANCE,
  twoFactorRoles: config.REQUIRE_2FA_ROLES,
  secretKey: secretKeyOf(config),
  nationalCodeCheck: config.NATIONAL_CODE_CHECK,
  calendar: config.BUSINESS_CALENDAR,
  maxCodesPerCall: config.MAX_CODES_PER_CALL,
  importWaitMs: config.IMPORT_WAIT_SECONDS * 1000,
  festival: FESTIVAL,
  draws: { chain, relays: config.DRAND_RELAYS, verifierFile: VERIFIER_FILE },
  files: {
    uploads: {
      writesPerOwner: config.FILES_PER_PERSON,
      writesPerProcess: config.UPLOADS_AT_ONCE,
      totalWrites: config.UPLOADS_AT_ONCE,
      mbPerOwner: config.UPLOAD_QUOTA_MB,
      totalMb: config.UPLOAD_TOTAL_MB,
    },
    downloads: {
      writesPerOwner: config.FILES_PER_PERSON,
      writesPerProcess: exportsPerProcess(config),
      totalWrites: config.EXPORTS_AT_ONCE,
      mbPerOwner: config.EXPORT_QUOTA_MB,
      totalMb: config.EXPORT_TOTAL_MB,
    },
  },
});

/** Returns the configured limits. */
export const allowancesOf = (config: Config): Allowances => ({
  "login:ip": config.SIGN_INS_PER_ADDRESS,
  "login:user-ip": config.SIGN_IN_FAILURES,
  "totp:user": config.SECOND_FACTOR_FAILURES,
  "totp:user-day": config.SECOND_FACTOR_FAILURES_PER_DAY,
  "password:user": config.SIGN_IN_FAILURES,
  "key:minute": config.KEY_CALLS_PER_MINUTE,
  "register:phone-event": config.REGISTRATIONS_PER_HOUR,
  "export:caller": config.EXPORTS_PER_MINUTE,
  "upload:caller": config.UPLOADS_PER_MINUTE,
  "lookup:ip": config.LOOKUPS_PER_MINUTE,
  "lookup-failure:address": config.LOOKUP_FAILURES_PER_HOUR,
  "code:ip": config.CODE_CHECKS_PER_MINUTE,
  "code-failure:address": config.CODE_FAILURES_PER_HOUR,
  "staff-lookup:session": config.STAFF_LOOKUPS_PER_HOUR,
  "staff-lookup-failure:session": config.STAFF_LOOKUP_FAILURES_PER_HOUR,
});
