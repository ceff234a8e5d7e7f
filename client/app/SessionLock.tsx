import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import {
  expiredSession,
  isSameUser,
  onSessionChange,
  shownSession,
  StaysAfterExpiry,
  type Session,
} from "../kit/session/session";

const SessionDialog = lazy(async () => ({ default: (await import("./SessionDialog")).SessionDialog }));

/** Counts the users whose sessions were shown without signing out between them. */
function useShownUsers(): number {
  const session = useSyncExternalStore(onSessionChange, shownSession);
  const [last, setLast] = useState<{ session: Session | null; users: number }>({ session, users: 0 });
  if (last.session !== session) {
    const isOther = last.session !== null && session !== null && !isSameUser(last.session, session);
    setLast({ session, users: isOther ? last.users + 1 : last.users });
  }
  return last.users;
}

/** The screens whose forms stay. The till stores its receipt as a draft instead. */
const STAYS = /^\/(admin|account|items|counter\/registration)(\/|$)/i;

/** Hides the screen of an expired session until its user signs in again in a dialog; another user gets a new screen. */
export function SessionLock({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const expired = useSyncExternalStore(onSessionChange, expiredSession);
  const users = useShownUsers();
  const focused = useRef<HTMLElement>(null);
  const stays = STAYS.test(pathname);
  return (
    <>
      <StaysAfterExpiry key={users} value={stays}>
        <chakra.div display="contents" onFocus={({ target }) => (focused.current = target)}>
          {children}
        </chakra.div>
      </StaysAfterExpiry>
      {stays && expired && (
        <Suspense>
          <SessionDialog user={expired.user} returnFocus={() => focused.current} />
        </Suspense>
      )}
    </>
  );
}
