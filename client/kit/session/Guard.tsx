import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSession } from "./session";

/** Lets nobody through without a stored session; the sign-in page brings them back afterwards. The server decides again. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === null) return <Navigate to="/counter" replace state={{ from: pathname + search }} />;
  return children;
}
