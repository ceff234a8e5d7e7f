import { useEffect, useLayoutEffect, type ReactNode } from "react";
import {
  Navigate,
  NavigationType,
  Route as RouterRoute,
  Routes,
  useLocation,
  useNavigationType,
} from "react-router-dom";
import { BackOfficeOnly } from "../features/admin/BackOfficeOnly";
import { useText } from "../kit/i18n/i18n";
import { sharedText } from "../kit/i18n/shared.text";
import { Page } from "../kit/page/Page";
import { ButtonLink } from "../kit/page/RouterLink";
import { Guard } from "../kit/session/Guard";
import { appText } from "./app.text";
import { ErrorBoundary } from "./ErrorBoundary";
import { DOCUMENTS, FORWARDS, ROUTES, type Route } from "./routes";
import { WithApollo } from "./with-apollo";

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

function elementOf({ title, guard, apollo, screen: Screen }: Route) {
  const content = apollo ? (
    <WithApollo>
      <Screen />
    </WithApollo>
  ) : (
    <Screen />
  );
  const allowed = guard === "back-office" ? <BackOfficeOnly>{content}</BackOfficeOnly> : content;
  return <WithTitle title={title}>{guard ? <Guard>{allowed}</Guard> : allowed}</WithTitle>;
}

function NotFound({ home }: { home: string }) {
  const t = useText(appText);
  return (
    <Page
      title={t("notFoundTitle")}
      lead={t("notFoundHelp")}
      action={<ButtonLink to={home}>{t("goHome")}</ButtonLink>}
    />
  );
}

/** Replaces the current document. */
function ReplaceDocument({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}

const NOT_FOUND: readonly Route[] = [
  { path: "/admin/*", title: "notFoundTitle", guard: "back-office", screen: () => <NotFound home="/admin" /> },
  { path: "*", title: "notFoundTitle", screen: () => <NotFound home="/MVP" /> },
];

/** The routes of the application, inside one error boundary. */
export function Screens() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    // On back and forward the browser restores the scroll position.
    if (how !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, how]);
  return (
    <ErrorBoundary resetBy={pathname}>
      <Routes>
        {Object.entries(FORWARDS).map(([from, to]) => (
          <RouterRoute key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        {DOCUMENTS.map((path) => (
          <RouterRoute key={path} path={path} element={<ReplaceDocument to={path} />} />
        ))}
        {[...ROUTES, ...NOT_FOUND].map((route) => (
          <RouterRoute key={route.path} path={route.path} element={elementOf(route)} />
        ))}
      </Routes>
    </ErrorBoundary>
  );
}
