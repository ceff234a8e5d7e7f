import { createContext, use, useSyncExternalStore } from "react";
import { AREAS, type Area, type Permission } from "../../../domain/permissions";

const TOKEN = "auth_token";
const USER = "auth_user";

/** The signed-in user; `role` is the area selected at sign-in. */
export interface SessionUser {
  /** Empty if an older client stored the session; the next screen completes it. */
  id: string;
  username: string;
  role: Area;
  fullName: string;
  mustChangePassword: boolean;
  /** The role requires a second factor that the account does not have yet: nothing else opens. */
  needsSecondFactor: boolean;
  permissions: string[];
}

/** `user` is null if only a token is stored, as by an older client. */
export interface Session {
  token: string;
  user: SessionUser | null;
}

const listeners = new Set<() => void>();
interface Stored {
  token: string | null;
  user: string | null;
  session: Session | null;
  /** The session that expired in this document, until its user signs in again and has no required step left. */
  expired: Session | null;
}

let cached: Stored = { token: null, user: null, session: null, expired: null };

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function userFrom(text: string | null): SessionUser | null {
  try {
    const user = JSON.parse(text ?? "null") as Partial<SessionUser> | null;
    const role = AREAS.find((area) => area === user?.role);
    if (typeof user?.username !== "string" || role === undefined || !Array.isArray(user.permissions)) return null;
    return {
      id: typeof user.id === "string" ? user.id : "",
      username: user.username,
      role,
      fullName: user.fullName ?? user.username,
      mustChangePassword: user.mustChangePassword === true,
      needsSecondFactor: user.needsSecondFactor === true,
      permissions: user.permissions,
    };
  } catch {
    return null;
  }
}

/** Whether two sessions are of one user in one area; a session whose user is not stored only equals itself. */
export function isSameUser(one: Session | null, other: Session | null): boolean {
  if (!one?.user || !other?.user) return one?.token === other?.token;
  return one.user.username === other.user.username && one.user.role === other.user.role;
}

/** The expired session after a change of the storage. Signing out removes the user too, an expiry only the token. */
function expiredAfter(session: Session | null, user: string | null): Session | null {
  if (session === null) return user === null ? null : (cached.session ?? cached.expired);
  const hasRequiredStep = session.user?.mustChangePassword === true || session.user?.needsSecondFactor === true;
  return hasRequiredStep && isSameUser(session, cached.expired) ? cached.expired : null;
}

function readStorage(): Stored {
  const token = stored(TOKEN);
  const user = stored(USER);
  if (token !== cached.token || user !== cached.user) {
    const session = token ? { token, user: userFrom(user) } : null;
    cached = { token, user, session, expired: expiredAfter(session, user) };
  }
  return cached;
}

/** The stored session. Returns the same object until the storage changes, as `useSyncExternalStore` requires. */
export const currentSession = (): Session | null => readStorage().session;

/** The session that expired in this document, until its user signs in again or leaves. */
export const expiredSession = (): Session | null => readStorage().expired;

/** The session whose data the screens may show: the expired one, or the stored one. */
export const shownSession = (): Session | null => expiredSession() ?? currentSession();

const notify = () => listeners.forEach((listener) => listener());

export function startSession(token: string, user: SessionUser): void {
  // The token is stored last: another tab must not read it with the user of the session before.
  localStorage.setItem(USER, JSON.stringify(user));
  localStorage.setItem(TOKEN, token);
  notify();
}

/** Updates the stored user, if the session still has this token. */
export function updateSessionUser(token: string, user: SessionUser): void {
  if (stored(TOKEN) !== token) return;
  localStorage.setItem(USER, JSON.stringify(user));
  notify();
}

/** Removes the session. The user of an expired session stays stored, so that other tabs know why it ended. */
export function endSession(why: "left" | "expired"): void {
  const session = shownSession();
  if (session === null) return;
  if (why === "left") localStorage.removeItem(USER);
  localStorage.removeItem(TOKEN);
  cached = { token: null, user: stored(USER), session: null, expired: why === "expired" ? session : null };
  notify();
}

export const sessionExpired = (): boolean => expiredSession() !== null;
export const forgetExpiry = (): void => {
  cached = { ...readStorage(), expired: null };
  notify();
};

/** Calls `listener` after the session starts, changes or ends, in this tab or another. Returns a function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === TOKEN || event.key === USER || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}

/** Whether the screen stays when its session expires. */
export const StaysAfterExpiry = createContext(false);

/** The session of the screen: the stored one, or an expired one if the screen stays. */
export const useSession = (): Session | null =>
  useSyncExternalStore(onSessionChange, use(StaysAfterExpiry) ? shownSession : currentSession, () => null);
export const useSessionExpired = (): boolean => useSyncExternalStore(onSessionChange, sessionExpired);

/** Whether the session has a permission. True while its permissions are unknown: the server decides. */
export function allows(session: Session | null, permission: Permission): boolean {
  if (session === null) return false;
  return session.user === null || session.user.permissions.includes(permission);
}
