import { chakra } from "@chakra-ui/react";
import { Empty } from "../../kit/feedback/States";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import type { DrawsScreen_DrawFragment as Draw } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { ButtonLink, TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { nameOf, prizeCount, StateBadge, useModeLabel } from "./draw-labels";
import { drawsText } from "./draws.text";
import { useDraws } from "./use-draws";

/** Rows of the skeleton: most clubs have only a few draws. */
const EXPECTED = 4;
const Time = chakra("time", { base: { whiteSpace: "nowrap" } });

function useColumns(): Column<Draw>[] {
  const t = useText(drawsText);
  const lang = useLang();
  const modeLabel = useModeLabel();
  const { number, date } = useFormats();
  return [
    {
      title: t("name"),
      cell: (draw) => (
        <TextLink to={`/admin/draws/${draw.id}`}>
          <chakra.bdi overflowWrap="anywhere">{nameOf(draw, lang)}</chakra.bdi>
        </TextLink>
      ),
    },
    { title: t("state"), width: "9rem", cell: ({ state }) => <StateBadge state={state} /> },
    { title: t("mode"), width: "9.5rem", minor: true, cell: ({ mode }) => modeLabel(mode) },
    { title: t("drawAt"), width: "12rem", cell: ({ drawAt }) => <Time dateTime={drawAt}>{date(drawAt)}</Time> },
    { title: t("prizes"), width: "6.5rem", numeric: true, cell: ({ prizes }) => number(prizeCount(prizes)) },
    {
      title: t("owners"),
      width: "9.5rem",
      numeric: true,
      cell: ({ owners }) =>
        owners === null ? (
          <chakra.span color="fg.muted" aria-label={t("notCounted")}>
            —
          </chakra.span>
        ) : (
          number(owners)
        ),
    },
  ];
}

/** All draws, newest first. */
export function DrawsScreen() {
  const t = useText(drawsText);
  const { grid, page, problem, busy, reload } = useDraws();
  const columns = useColumns();
  const mayWrite = allows(useSession(), "draws:write");
  const create = mayWrite && (
    <ButtonLink to="/admin/draws/new" aria-keyshortcuts="N">
      {t("create")}
    </ButtonLink>
  );
  return (
    <Page title={t("title")} lead={t("lead")} action={create}>
      <Grid
        grid={grid}
        caption={t("list")}
        columns={columns}
        page={page}
        pageSize={EXPECTED}
        rowHeight="3.25rem"
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={
          <Empty action={create}>
            <div>
              <chakra.p fontWeight="600" color="fg">
                {t("none")}
              </chakra.p>
              <p>{t(mayWrite ? "noneYet" : "noneHere")}</p>
            </div>
          </Empty>
        }
      />
    </Page>
  );
}
