import type { CounterScreen_UserFragment } from "./generated";
import type { SessionUser } from "../session/session";

/** The stored form of the signed-in user; `role` is the area selected at sign-in. */
export const sessionUserOf = (user: CounterScreen_UserFragment): SessionUser => ({
  id: user.id,
  username: user.username,
  role: user.area === "ADMIN" ? "Admin" : "Counter",
  fullName: user.fullName || user.username,
  mustChangePassword: user.mustChangePassword,
  needsSecondFactor: user.needsSecondFactor,
  permissions: user.permissions,
});
