import type { Session } from "./session";

const PASSWORD_PATH = "/account/password";
export const SECOND_FACTOR_PATH = "/account/second-factor";

/** Where a session has to go before anything else opens: a first password is changed, a demanded second factor set up. */
export function requiredRedirect(session: Session | null): string | null {
  if (session?.user?.mustChangePassword) return PASSWORD_PATH;
  return session?.user?.needsSecondFactor ? SECOND_FACTOR_PATH : null;
}

/** Where the area of a session begins. */
export const homeOf = (session: Session | null): string => (session?.user?.role === "Admin" ? "/admin" : "/counter");
