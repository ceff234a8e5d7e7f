import { generateSecret, verify } from "otplib";

const STEP_SECONDS = 30;

/** Returns a new authenticator secret: 20 random bytes in base32. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/**
 * Returns the time step of a six-digit code, or null if the code is wrong, too old or already used (RFC 6238 §5.2).
 * `toleranceSeconds` also accepts the code of the previous step, to allow for the time of typing.
 */
export async function totpStep(
  secret: string,
  code: string,
  { now, lastStep, toleranceSeconds }: { now: Date; lastStep: number | null; toleranceSeconds: number },
): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  // If the clock was set back, every code it can produce was used or is too old.
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
