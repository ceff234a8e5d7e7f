import { useSyncExternalStore } from "react";
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
let cached: { token: string | null; user: string | null; session: Session | null } = {
  token: null,
  user: null,
  session: null,
};
let expired = false;

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

/** The stored session. Returns the same object until the storage changes, as `useSyncExternalStore` requires. */
export function currentSession(): Session | null {
  const token = stored(TOKEN);
  const user = stored(USER);
  if (token !== cached.token || user !== cached.user) {
    cached = { token, user, session: token ? { token, user: userFrom(user) } : null };
  }
  return cached.session;
}

const notify = () => listeners.forEach((listener) => listener());

export function startSession(token: string, user: SessionUser): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER, JSON.stringify(user));
  expired = false;
  notify();
}

/** Updates the stored user, if the session still has this token. */
export function updateSessionUser(token: string, user: SessionUser): void {
  if (stored(TOKEN) !== token) return;
  localStorage.setItem(USER, JSON.stringify(user));
  notify();
}

/** Removes the session; `why` tells the sign-in card whether it expired or the user signed out. */
export function endSession(why: "left" | "expired"): void {
  if (stored(TOKEN) === null) return;
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
  expired = why === "expired";
  notify();
}

export const sessionExpired = (): boolean => expired;
export const forgetExpiry = (): void => {
  expired = false;
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

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession);
export const useSessionExpired = (): boolean => useSyncExternalStore(onSessionChange, sessionExpired);

/** Whether the session has a permission. True while its permissions are unknown: the server decides. */
export function allows(session: Session | null, permission: Permission): boolean {
  if (session === null) return false;
  return session.user === null || session.user.permissions.includes(permission);
}
