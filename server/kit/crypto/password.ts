import { hash, verify } from "@node-rs/argon2";
import { createSemaphore } from "../concurrency/concurrency";

// OWASP's recommended parameters for argon2id; about 50 ms of one core.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At most two hashes run concurrently, so that many sign-ins do not starve other requests of CPU. */
const limited = createSemaphore(2);

/** Returns the argon2id hash of a password in PHC format. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, OPTIONS));

// Verified if the user does not exist, so that the response time is the same.
const dummyHash = hash("no such user", OPTIONS);

/** Returns whether a password matches a stored hash. `null` (unknown user) returns false after the same time. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash);
  const matches = await limited(() => verify(against, password));
  return matches && stored !== null;
}
