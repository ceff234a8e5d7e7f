import { chakra } from "@chakra-ui/react";
import { useText } from "../i18n/i18n";
import { TextLink } from "../page/RouterLink";
import { recordText } from "./record.text";

export interface Crumb {
  to: string;
  label: string;
}

const Crumbs = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    mb: "2",
    fontSize: "sm",
    color: "fg.muted",
    listStyleType: "none",
    "& li": { minW: "0", overflowWrap: "anywhere" },
    "& li + li::before": { content: '"/"', me: "2" },
  },
});

/** The lists above a record, and the record itself. */
export function Breadcrumb({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) {
  const t = useText(recordText);
  return (
    <nav aria-label={t("breadcrumb")}>
      <Crumbs>
        {crumbs.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </Crumbs>
    </nav>
  );
}
