import * as z from "zod/mini";
import { contactPhone } from "./identity";
import { AREAS, ROLES } from "./permissions";
import { foldDigits, lineText, storableText, toPersianLetters } from "./text";

/** How a session was authenticated: by password, or by password and time-based one-time password. */
export const SESSION_AUTHS = ["pwd", "pwd+totp"] as const;
export type SessionAuth = (typeof SESSION_AUTHS)[number];

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 128;

/** Normalizes a username for comparison: no case, no surrounding space. */
export const foldUsername = (username: string): string => storableText(username).normalize("NFKC").trim().toLowerCase();

const required = {
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? "FIELD_REQUIRED" : "FIELD_INVALID",
};

/** A new password: 12 to 128 characters, without composition rules (NIST SP 800-63B-4 §3.1.1). */
export const newPassword = z.string(required).check(
  z.refine((password) => [...password].length >= MIN_PASSWORD_LENGTH, "PASSWORD_TOO_SHORT"),
  z.refine((password) => [...password].length <= MAX_PASSWORD_LENGTH, "PASSWORD_TOO_LONG"),
);

/** Six digits of an authenticator app, in any script; blank counts as missing. */
export const totpCode = z.pipe(
  z.nullish(z.string(required)),
  z.transform((text: string | null | undefined, context) => {
    const code = foldDigits(text ?? "");
    if (code === "") return null;
    if (/^\d{6}$/.test(code)) return code;
    context.issues.push({ code: "custom", message: "TOTP_FORMAT", input: text });
    return z.NEVER;
  }),
);

// Prevents hashing of very long input.
const MAX_INPUT_LENGTH = 1024;
const boundedText = z.string(required).check(
  z.refine((text) => text !== "", "FIELD_REQUIRED"),
  z.refine((text) => text.length <= MAX_INPUT_LENGTH, "FIELD_INVALID"),
);

/** Five groups of five letters and digits, with or without dashes; blank counts as missing. */
export const recoveryCode = z.pipe(
  z.nullish(z.string(required).check(z.refine((text) => text.length <= MAX_INPUT_LENGTH, "FIELD_INVALID"))),
  z.transform((text: string | null | undefined) => foldRecoveryCode(text ?? "") || null),
);

/** Normalizes a recovery code: no dashes, no spaces, lower case. */
export const foldRecoveryCode = (text: string): string => foldDigits(text).replace(/-/g, "").toLowerCase();

export const loginDraft = z.object({
  username: boundedText,
  password: boundedText,
  area: z.enum(AREAS, "FIELD_INVALID"),
  totpCode,
  recoveryCode,
});
export type LoginDraft = z.output<typeof loginDraft>;

export const passwordChangeDraft = z
  .object({ currentPassword: boundedText, newPassword })
  .check(
    z.refine((draft) => draft.currentPassword !== draft.newPassword, { error: "PASSWORD_SAME", path: ["newPassword"] }),
  );

export const MAX_USERNAME_LENGTH = 64;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_FULL_NAME_LENGTH = 100;
export const USERS_PER_PAGE = 20;
/** How long a confirmed password is valid for sensitive operations. */
export const CONFIRMED_MINUTES = 5;
/** How long a generated one-time password can be used. */
export const ONE_TIME_PASSWORD_HOURS = 24;
export const RECOVERY_CODES = 10;

type RequiredCode = "USERNAME_REQUIRED" | "EMAIL_REQUIRED" | "FULL_NAME_REQUIRED";

/** A required single-line text; `missing` is the error if it is empty. */
const requiredLine = (missing: RequiredCode, max: number) =>
  z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value: unknown) => (value === undefined || value === null ? "" : value)),
    ),
    lineText(max).check(z.refine((text) => text !== "", missing)),
  );

const username = requiredLine("USERNAME_REQUIRED", MAX_USERNAME_LENGTH).check(
  z.refine((text) => text === "" || /^[\p{L}\p{N}._@-]+$/u.test(text), "USERNAME_INVALID"),
);
const email = requiredLine("EMAIL_REQUIRED", MAX_EMAIL_LENGTH).check(
  z.refine((text) => text === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), "EMAIL_INVALID"),
);
const fullName = z.pipe(
  requiredLine("FULL_NAME_REQUIRED", MAX_FULL_NAME_LENGTH),
  z.transform((name: string) => toPersianLetters(name)),
);
const role = z.enum(ROLES, "ROLE_REQUIRED");

/** A new staff account. */
export const newUserDraft = z.object({
  username,
  email,
  fullName,
  role,
  phoneNumber: contactPhone,
  isActive: z.pipe(
    z.nullish(z.boolean("FIELD_INVALID")),
    z.transform((value: boolean | null | undefined) => value ?? true),
  ),
  password: z.pipe(
    z.optional(z.unknown()),
    z.pipe(
      z.transform((value: unknown, context) => {
        if (value !== undefined && value !== null && value !== "") return value;
        context.issues.push({ code: "custom", message: "PASSWORD_REQUIRED", input: value });
        return z.NEVER;
      }),
      newPassword,
    ),
  ),
});

/** Changes of a staff account; omitted fields do not change. */
export const userDraft = z.object({
  email: z.optional(email),
  fullName: z.optional(fullName),
  role: z.optional(role),
  phoneNumber: z.optional(contactPhone),
  isActive: z.optional(z.boolean("FIELD_INVALID")),
  resetPassword: z.optional(z.boolean("FIELD_INVALID")),
});
export type UserDraft = z.output<typeof userDraft>;
