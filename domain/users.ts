import * as z from "zod/mini";
import { AREAS } from "./permissions";
import { foldDigits } from "./text";

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
export const TOTP_DIGITS = 6;

/** Usernames are compared without case and surrounding space. */
export const foldUsername = (username: string): string => username.normalize("NFKC").trim().toLowerCase();

const required = {
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? "FIELD_REQUIRED" : "FIELD_INVALID",
};

/** A password to be set: 12 to 128 characters, nothing else asked of it (NIST SP 800-63B-4 §3.1.1). */
export const newPassword = z.string(required).check(
  z.refine((password) => [...password].length >= PASSWORD_MIN, "PASSWORD_TOO_SHORT"),
  z.refine((password) => [...password].length <= PASSWORD_MAX, "PASSWORD_TOO_LONG"),
);

/** Six digits of an authenticator app, in any script; blank is as if it had been left out. */
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

// A stated bound keeps a megabyte of password away from the hash.
const boundedText = z.string(required).check(
  z.refine((text) => text !== "", "FIELD_REQUIRED"),
  z.refine((text) => text.length <= 1024, "FIELD_INVALID"),
);

export const loginDraft = z.object({
  username: boundedText,
  password: boundedText,
  area: z.enum(AREAS, "FIELD_INVALID"),
  totpCode,
});
export type LoginDraft = z.output<typeof loginDraft>;

export const passwordChangeDraft = z
  .object({ currentPassword: boundedText, newPassword })
  .check(
    z.refine((draft) => draft.currentPassword !== draft.newPassword, { error: "PASSWORD_SAME", path: ["newPassword"] }),
  );
