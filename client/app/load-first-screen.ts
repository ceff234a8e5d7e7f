import { matchRoutes } from "react-router-dom";
import { currentSession } from "../kit/session/session";
import { FORWARDS, ROUTES } from "./routes";
import { AdminShell, isInBackOffice } from "./Shell";
import { WithApollo } from "./with-apollo";

const routeOf = (path: string) => matchRoutes([...ROUTES], path)?.[0]?.route;

/** Loads what the first screen needs, so that it replaces the document's static shell at once. A failure is shown there. */
export async function loadFirstScreen(pathname: string): Promise<void> {
  const session = currentSession();
  const route = routeOf(FORWARDS[pathname] ?? pathname);
  // A guard sends a visitor without a session to the sign-in form.
  const shown = route?.guard && session === null ? routeOf("/counter") : route;
  const parts = [shown?.screen, shown?.apollo && WithApollo, isInBackOffice(pathname, session) && AdminShell].filter(
    (part) => part !== undefined && part !== false,
  );
  await Promise.allSettled(parts.map(({ load }) => load()));
}
