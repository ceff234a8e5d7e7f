import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { requiredRedirect } from "./required-redirect";
import { useSession } from "./session";

/**
 * Requires a stored session; the sign-in page redirects back. A session with a required step is redirected to it. The
 * server authorizes every request.
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const stop = requiredRedirect(session);
  if (session === null) return <Navigate to="/counter" replace state={{ from: pathname + search }} />;
  if (stop !== null && pathname !== stop) return <Navigate to={stop} replace state={{ from: pathname + search }} />;
  return children;
}
