import { hash, verify } from "@node-rs/argon2";
import { createSemaphore } from "../concurrency/concurrency";

// OWASP's first choice for argon2id; about 50 ms of one core.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two hashes run at a time: a flood of sign-ins must not starve the receipts of their processor. */
const limited = createSemaphore(2);

/** The argon2id hash of a password, in PHC text form. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, OPTIONS));

// Verified against when the user does not exist, so that the answer takes as long as for one who does.
const dummyHash = hash("no such user", OPTIONS);

/** Whether a password fits a stored hash; `null` (no such user) takes the same time and is false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash);
  const fits = await limited(() => verify(against, password));
  return fits && stored !== null;
}
