import { generateSecret, verify } from "otplib";

const STEP_SECONDS = 30;

/** A new authenticator secret: 20 random bytes in base32. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/**
 * The time step a six-digit code belongs to, or null when the code is wrong, too old or already used (RFC 6238 §5.2).
 * `toleranceSeconds` lets the code of the step before count, for the time typing takes.
 */
export async function totpStep(
  secret: string,
  code: string,
  { now, lastStep, toleranceSeconds }: { now: Date; lastStep: number | null; toleranceSeconds: number },
): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  // A clock that was set back is behind the last step; every code it can show was used or is too old.
  if (lastStep !== null && lastStep >= Math.floor(epoch / STEP_SECONDS)) return null;
  const result = await verify({
    secret,
    token: code,
    epoch,
    epochTolerance: [toleranceSeconds, 0],
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}
