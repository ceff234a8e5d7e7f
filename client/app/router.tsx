import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from "react";
import {
  createBrowserRouter,
  Navigate,
  NavigationType,
  Outlet,
  useLocation,
  useMatches,
  useNavigationType,
  type RouteObject,
} from "react-router-dom";
import type { Permission } from "../../domain/permissions";
import {
  FESTIVAL_PATHS,
  FESTIVAL_VARIANTS,
  festivalPath,
  type FestivalVariant,
} from "../../domain/public/festival-paths";
import { BackOfficeOnly } from "../features/admin/BackOfficeOnly";
import { useLang, useText } from "../kit/i18n/i18n";
import { sharedText } from "../kit/i18n/shared.text";
import { lazyComponent } from "../kit/page/lazy-component";
import { Guard } from "../kit/session/Guard";
import { allows, useSession } from "../kit/session/session";
import { appText } from "./app.text";
import { ErrorMessage } from "./ErrorMessage";
import { FORWARDS, ROUTES, type Route } from "./routes";
import { SessionLock } from "./SessionLock";
import { Shell } from "./Shell";
import { WithApollo } from "./with-apollo";

const NotFound = lazyComponent(() => import("./UnavailablePages"), "NotFound");
const NoAccess = lazyComponent(() => import("./UnavailablePages"), "NoAccess");

/** Sets the document title of the route. */
function WithTitle({ title, children }: { title: Route["title"]; children: ReactNode }) {
  const t = useText(appText);
  const shared = useText(sharedText);
  const text = title ? t(title) : shared("festival");
  useEffect(() => {
    document.title = text;
  }, [text]);
  return children;
}

/** Renders its children for sessions with the permission. The server authorizes every request. */
function Permitted({ needs, children }: { needs: Permission; children: ReactNode }) {
  if (allows(useSession(), needs)) return children;
  return (
    <WithTitle title="noAccessTitle">
      <NoAccess />
    </WithTitle>
  );
}

type Screen = Omit<Route, "screen"> & { screen: ComponentType };

function elementOf({ title, guard, apollo, screen: Screen }: Screen) {
  const content = apollo ? (
    <WithApollo>
      <Screen />
    </WithApollo>
  ) : (
    <Screen />
  );
  const titled = <WithTitle title={title}>{content}</WithTitle>;
  if (!guard) return titled;
  if (guard === "session") return <Guard>{titled}</Guard>;
  const permitted = guard === "back-office" ? titled : <Permitted needs={guard}>{titled}</Permitted>;
  return (
    <Guard>
      <BackOfficeOnly>{permitted}</BackOfficeOnly>
    </Guard>
  );
}

/** Opens a festival page, which is a separate document without the club's script, in the language of the club. */
function LeaveForFestival({ variant }: { variant: FestivalVariant }) {
  const lang = useLang();
  useEffect(() => window.location.replace(festivalPath(variant, lang)), [variant, lang]);
  return null;
}

const NOT_FOUND: readonly Screen[] = [
  { path: "/admin/*", title: "notFoundTitle", guard: "back-office", screen: () => <NotFound home="/admin" /> },
  { path: "*", title: "notFoundTitle", screen: () => <NotFound home="/MVP" /> },
];

/** The layout around every screen. */
function Layout() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const match = useMatches().at(-1);
  useLayoutEffect(() => {
    // On back and forward the browser restores the scroll position.
    if (how !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, how]);
  return (
    <SessionLock>
      <Shell opened={match && { id: match.id, title: match.handle as Route["title"] }}>
        <Outlet />
      </Shell>
    </SessionLock>
  );
}

const headingOf = ({ title, ownHeading }: Screen): Route["title"] => (ownHeading ? undefined : title);

const SCREENS: RouteObject[] = [
  ...Object.entries(FORWARDS).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  ...FESTIVAL_VARIANTS.map((variant) => ({
    path: FESTIVAL_PATHS[variant],
    element: <LeaveForFestival variant={variant} />,
  })),
  ...[...ROUTES, ...NOT_FOUND].map((route) => ({
    path: route.path,
    element: elementOf(route),
    handle: headingOf(route),
  })),
];

/** The routes of the application. An error of a screen leaves the layout in place, and navigation clears it. */
export const router = createBrowserRouter([
  {
    Component: Layout,
    ErrorBoundary: ErrorMessage,
    children: [{ ErrorBoundary: ErrorMessage, children: SCREENS }],
  },
]);
