import { Badge } from "@chakra-ui/react";
import { CASES_PER_PAGE } from "../../../domain/watch";
import type { WatchScreen_CaseFragment as Case } from "./watch.generated";
import type { WatchState } from "../../kit/graphql/generated";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Page } from "../../kit/page/Page";
import { ButtonLink, TextLink } from "../../kit/page/RouterLink";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { RULES, STATES, useCases } from "./use-watch";
import { watchText } from "./watch.text";

const PALETTES: Record<WatchState, string> = { OPEN: "gold", CONFIRMED: "danger", DISMISSED: "neutral" };

export function CaseBadge({ state }: { state: WatchState }) {
  const t = useText(watchText);
  return <Badge colorPalette={PALETTES[state]}>{t(state)}</Badge>;
}

/** Names as a list in the user's language and direction; a text if there are none. */
export function useNames(): (names: readonly string[], none: string) => string {
  const lang = useLang();
  return (names, none) =>
    names.length === 0 ? none : new Intl.ListFormat(lang).format(names.map((name) => nameIn(lang, name)));
}

/** More names than these would make a row of the list tall. */
const SHOWN_STORES = 2;

function Stores({ stores }: Pick<Case, "stores">) {
  const t = useText(watchText);
  const lang = useLang();
  const names = useNames();
  const { number } = useFormats();
  const [store, ...others] = stores;
  const all = names(stores, "–");
  if (store === undefined || stores.length <= SHOWN_STORES) return all;
  const { length: count } = others;
  return <span title={all}>{t("moreStores", { store: nameIn(lang, store), count, others: number(count) })}</span>;
}

function useColumns(): Column<Case>[] {
  const t = useText(watchText);
  const names = useNames();
  const shared = useText(sharedText);
  const { number, date } = useFormats();
  return [
    {
      id: "case",
      title: t("case"),
      cell: ({ id, rule }) => (
        <TextLink to={`/admin/watch/${id}`} color="inherit" fontWeight="inherit" textDecoration="none">
          {t(rule)}
        </TextLink>
      ),
    },
    {
      id: "operators",
      title: t("operators"),
      compact: true,
      cell: ({ operators }) => names(operators, t("byKey")),
    },
    { id: "stores", title: t("stores"), minor: true, cell: ({ stores }) => <Stores stores={stores} /> },
    {
      id: "receipts",
      title: t("receipts"),
      compact: true,
      width: "5.5rem",
      numeric: true,
      cell: ({ receiptCount }) => number(receiptCount),
    },
    {
      id: "amount",
      title: `${t("amount")} (${shared("toman")})`,
      width: "10.25rem",
      numeric: true,
      cell: ({ amount }) => number(amount),
    },
    { id: "opened", title: t("opened"), width: "12.5rem", cell: ({ openedAt }) => date(openedAt) },
    {
      id: "state",
      title: t("state"),
      compact: true,
      width: "6.5rem",
      cell: ({ state }) => <CaseBadge state={state} />,
    },
  ];
}

/** The cases, open ones by default. */
export function WatchScreen() {
  const t = useText(watchText);
  const { grid, filters, page, problem, busy, reload } = useCases();
  const columns = useColumns();
  const states = Object.keys(STATES).map((value) => ({ value, label: t(STATES[value] ?? "allCases") }));
  const rules = Object.entries(RULES).map(([value, rule]) => ({ value, label: t(rule) }));
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      action={
        <ButtonLink to="/admin/watch/rules" variant="outline">
          {t("rules")}
        </ButtonLink>
      }
    >
      <Filters
        grid={grid}
        fields={[
          { kind: "choice", filter: "state", label: t("stateFilter"), all: t("openCases"), options: states },
          { kind: "choice", filter: "rule", label: t("ruleFilter"), all: t("allRules"), options: rules },
        ]}
      >
        <SavedViews screen="WATCH" />
        <ExportList view={{ watchCases: filters }} grid={grid} columns={columns} />
      </Filters>
      <Grid
        grid={grid}
        caption={t("title")}
        columns={columns}
        page={page}
        pageSize={CASES_PER_PAGE}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<EmptyGrid grid={grid} title={t("none")} help={t(grid.isFiltered ? "noneFiltered" : "noneOpen")} />}
        pageLabel={(at) => t("page", at)}
      />
    </Page>
  );
}
