import type { CounterScreen_UserFragment } from "./generated";
import type { SessionUser } from "../session/session";

/** The signed-in user as the browser keeps it; the area chosen at sign-in is stored as `role`. */
export const sessionUserOf = (user: CounterScreen_UserFragment): SessionUser => ({
  username: user.username,
  role: user.area === "ADMIN" ? "Admin" : "Counter",
  fullName: user.fullName || user.username,
  mustChangePassword: user.mustChangePassword,
  needsSecondFactor: user.needsSecondFactor,
  permissions: user.permissions,
});
