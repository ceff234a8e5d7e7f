import type { Ctx } from "../../kit/context";
import { unseal } from "../../kit/crypto/secret-box";
import { totpStep } from "../../kit/crypto/totp";
import type { User } from "../users/user.entity";

/**
 * Returns the time step of a code of a user's authenticator; null if the code is wrong, too old or already used, or if
 * another SECRET_KEY has encrypted the secret, which is logged.
 */
export async function totpStepOf(
  { settings: { secretKey, totpToleranceSeconds }, now, telemetry }: Ctx,
  { id, totpSecret, totpLastStep }: User,
  code: string,
): Promise<number | null> {
  const secret = unseal(secretKey, id, totpSecret ?? "");
  if (secret === null) {
    telemetry.log.error({ userId: id }, "SECRET_KEY does not decrypt a second factor; reset it");
    return null;
  }
  return totpStep(secret, code, { now, lastStep: totpLastStep, toleranceSeconds: totpToleranceSeconds });
}
