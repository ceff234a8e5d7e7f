import type { Session } from "./session";

const PASSWORD_PLACE = "/account/password";
export const SECOND_FACTOR_PLACE = "/account/second-factor";

/** Where a session has to go before anything else opens: a first password is changed, a demanded second factor set up. */
export function firstStop(session: Session | null): string | null {
  if (session?.user?.mustChangePassword) return PASSWORD_PLACE;
  return session?.user?.needsSecondFactor ? SECOND_FACTOR_PLACE : null;
}

/** Where the area of a session begins. */
export const homeOf = (session: Session | null): string => (session?.user?.role === "Admin" ? "/admin" : "/counter");
