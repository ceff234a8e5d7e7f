import { useText } from "../i18n/i18n";
import { ButtonLink } from "../page/RouterLink";
import { menuText } from "./menu.text";
import { ROW_BUTTON } from "./RowMenu";

/** The primary action of a row that has a page: a link to it. */
export function ViewLink({ to, name }: { to: string; name: string }) {
  const t = useText(menuText);
  return (
    <ButtonLink {...ROW_BUTTON} to={to} aria-label={t("viewOf", { name })}>
      {t("view")}
    </ButtonLink>
  );
}
