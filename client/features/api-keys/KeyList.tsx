import { useQuery } from "@apollo/client/react";
import { Badge, Button, chakra } from "@chakra-ui/react";
import { KEY_STATES, type KeyState, keyStateOf } from "../../../domain/api-keys";
import { SCOPE_NAMES } from "../../../domain/permissions";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { useGrid } from "../../kit/grid/use-grid";
import { toRequestError } from "../../kit/graphql/client";
import type { ApiKeyState } from "../../kit/transport/schema.generated";
import { ApiKeysScreenDocument, type ApiKeyRow_KeyFragment as ApiKey } from "./api-keys.generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { messageOr } from "../../kit/transport/request-error";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { apiKeysText, SCOPE_LABELS } from "./api-keys.text";
import { KeyActions } from "./KeyActions";

const TONES = { active: "accent", expired: "gold", revoked: "neutral" } as const;
const OPTIONS = { sorts: [], filters: { state: KEY_STATES } };
/** Rows of the skeleton: most clubs have only a few keys. */
const EXPECTED = 2;
const Time = chakra("time", { base: { whiteSpace: "nowrap" } });

const stateOf = ({ revokedAt, expiresAt }: ApiKey): KeyState =>
  keyStateOf(
    { revokedAt: revokedAt === null ? null : new Date(revokedAt), expiresAt: new Date(expiresAt) },
    new Date(),
  );

function Scopes({ scopes }: Pick<ApiKey, "scopes">) {
  const t = useText(apiKeysText);
  const lang = useLang();
  return (
    <chakra.ul aria-label={t("scopes")} listStyleType="none" display="flex" flexWrap="wrap" gap="1.5" py="1.5">
      {scopes.map((scope) => (
        <li key={scope}>
          <Badge colorPalette="neutral" dir="ltr" fontFamily="mono" title={SCOPE_LABELS[SCOPE_NAMES[scope]][lang]}>
            {SCOPE_NAMES[scope]}
          </Badge>
        </li>
      ))}
    </chakra.ul>
  );
}

function useColumns(): Column<ApiKey>[] {
  const t = useText(apiKeysText);
  const { date } = useFormats();
  const time = (instant: string | null) => instant && <Time dateTime={instant}>{date(instant)}</Time>;
  return [
    { id: "name", title: t("name"), width: "10rem", cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: "state",
      title: t("state"),
      compact: true,
      width: "6.5rem",
      cell: (key) => {
        const state = stateOf(key);
        return <Badge colorPalette={TONES[state]}>{t(state)}</Badge>;
      },
    },
    { id: "scopes", title: t("scopes"), cell: ({ scopes }) => <Scopes scopes={scopes} /> },
    {
      id: "expiresAt",
      title: t("end"),
      width: "9.5rem",
      cell: ({ revokedAt, expiresAt }) => time(revokedAt ?? expiresAt),
    },
    {
      id: "lastUsedAt",
      title: t("lastUsed"),
      width: "9.5rem",
      cell: ({ lastUsedAt }) => time(lastUsedAt) ?? t("neverUsed"),
    },
    {
      id: "created",
      title: t("created"),
      file: [
        { name: "created", title: t("created") },
        { name: "createdBy", title: t("createdBy") },
      ],
      width: "9.5rem",
      minor: true,
      cell: ({ createdAt, createdBy }) => (
        <>
          {time(createdAt)}
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            <bdi>{createdBy}</bdi>
          </chakra.span>
        </>
      ),
    },
    {
      id: "addresses",
      title: t("addresses"),
      width: "8rem",
      minor: true,
      cell: ({ allowedIps }) => (allowedIps.length === 0 ? null : <bdi dir="ltr">{allowedIps.join(", ")}</bdi>),
    },
  ];
}

function useKeys() {
  const t = useText(apiKeysText);
  const grid = useGrid(OPTIONS);
  const { data, error, loading, refetch } = useQuery(ApiKeysScreenDocument);
  const { state } = grid.filters;
  const keys = data?.apiKeys.filter((key) => state === "" || stateOf(key) === state);
  return {
    grid,
    filters: { state: (state.toUpperCase() as ApiKeyState) || null },
    page: keys && { items: keys, page: 1, totalItems: keys.length, isTotalCapped: false, totalPages: 1 },
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    onRetry: () => void refetch().catch(() => undefined),
  };
}

/** The API keys without their secrets, which are not stored. */
export function KeyList({ onCreate }: { onCreate: () => void }) {
  const t = useText(apiKeysText);
  const { grid, filters, ...list } = useKeys();
  const columns = useColumns();
  const states = KEY_STATES.map((state) => ({ value: state, label: t(state) }));
  const mayManage = allows(useSession(), "api-keys:manage");
  return (
    <>
      {mayManage && (
        <Filters grid={grid} fields={[{ kind: "choice", filter: "state", label: t("state"), options: states }]}>
          <SavedViews screen="API_KEYS" />
          <ExportList view={{ apiKeys: filters }} grid={grid} columns={columns} />
        </Filters>
      )}
      <Grid
        {...list}
        grid={grid}
        caption={t("title")}
        columns={columns}
        actions={(key) => stateOf(key) === "active" && <KeyActions apiKey={key} />}
        actionsWidth="5rem"
        hasDetails
        pageSize={EXPECTED}
        loading={t("loading")}
        empty={
          <EmptyGrid
            grid={grid}
            title={t("none")}
            help={grid.isFiltered ? undefined : t("noneHelp")}
            action={<Button onClick={onCreate}>{t("create")}</Button>}
          />
        }
      />
    </>
  );
}
