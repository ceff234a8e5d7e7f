import type { Session } from "./session";

const PASSWORD_PATH = "/account/password";
export const SECOND_FACTOR_PATH = "/account/second-factor";

/** The path that a session must visit first: changing a first password, or setting up a required second factor. */
export function requiredRedirect(session: Session | null): string | null {
  if (session?.user?.mustChangePassword) return PASSWORD_PATH;
  return session?.user?.needsSecondFactor ? SECOND_FACTOR_PATH : null;
}

/** The start page of the session's area. */
export const homeOf = (session: Session | null): string => (session?.user?.role === "Admin" ? "/admin" : "/counter");
