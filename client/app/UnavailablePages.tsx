import { useText } from "../kit/i18n/i18n";
import { Page } from "../kit/page/Page";
import { ButtonLink } from "../kit/page/RouterLink";
import { appText } from "./app.text";
import { unavailablePagesText } from "./unavailable-pages.text";

/** Shown for a path without a screen. */
export function NotFound({ home }: { home: string }) {
  const title = useText(appText);
  const t = useText(unavailablePagesText);
  return (
    <Page title={title("notFoundTitle")} lead={t("notFoundHelp")}>
      <ButtonLink to={home}>{t("goHome")}</ButtonLink>
    </Page>
  );
}

/** Shown instead of a screen of the back office that the role may not open. */
export function NoAccess() {
  const title = useText(appText);
  const t = useText(unavailablePagesText);
  return (
    <Page title={title("noAccessTitle")} lead={t("noAccessHelp")}>
      <ButtonLink to="/admin">{t("goToDashboard")}</ButtonLink>
    </Page>
  );
}
