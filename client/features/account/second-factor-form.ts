import * as z from "zod/mini";
import { totpCode } from "../../../domain/users";

const password = z.string().check(z.minLength(1, "PASSWORD_REQUIRED"));

/** A required code. */
const code = z.pipe(
  totpCode,
  z.transform((digits: string | null, context): string => {
    if (digits !== null) return digits;
    context.issues.push({ code: "custom", message: "TOTP_FORMAT", input: digits });
    return z.NEVER;
  }),
);

export const passwordForm = z.object({ password });
export const codeForm = z.object({ code });
export const proofForm = z.object({ password, code });
export type Proof = z.output<typeof proofForm>;

const GROUP = 4;

/** Groups a long key in fours. */
export const groupByFour = (key: string): string => key.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join(" ") ?? key;
