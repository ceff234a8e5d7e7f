import { Badge, Flex } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { ROLES } from "../../../domain/permissions";
import { USERS_PER_PAGE } from "../../../domain/users";
import { ROLE_LABELS } from "../../../domain/labels.text";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { RowLink } from "../../kit/grid/RowLink";
import { useSelection } from "../../kit/grid/use-selection";
import type { GridState, GridView } from "../../kit/grid/use-grid";
import { UsersScreenDocument, type UsersScreen_UserFragment as User } from "./users.generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { roleLabel } from "../../kit/i18n/role-label";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { BulkActions } from "../bulk-actions/BulkActions";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { STATUSES, useUsers } from "./use-users";
import { UserActions } from "./UserActions";
import { useActivate, UserDialogs, type OpenDialog } from "./UserDialogs";
import { usersText } from "./users.text";

const SEARCH_DEBOUNCE_MS = 500;

function useColumns(): Column<User>[] {
  const t = useText(usersText);
  const self = useSession()?.user?.username;
  const lang = useLang();
  const { date } = useFormats();
  return [
    {
      id: "username",
      title: t("username"),
      sort: "username",
      width: "9.5rem",
      cell: ({ id, username }) => (
        <Flex align="center" gap="2" wrap="wrap">
          <RowLink to={`/admin/users/${id}`}>
            <bdi dir="ltr">{username}</bdi>
          </RowLink>
          {username === self && <Badge colorPalette="gold">{t("you")}</Badge>}
        </Flex>
      ),
    },
    {
      id: "fullName",
      title: t("fullName"),
      sort: "name",
      minor: true,
      cell: ({ fullName }) => <bdi>{fullName}</bdi>,
    },
    {
      id: "email",
      title: t("email"),
      sort: "email",
      width: "14.5rem",
      cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi>,
    },
    {
      id: "role",
      title: t("role"),
      compact: true,
      sort: "role",
      width: "7rem",
      cell: ({ role }) => <Badge colorPalette="neutral">{roleLabel(role, lang)}</Badge>,
    },
    {
      id: "status",
      title: t("status"),
      compact: true,
      sort: "status",
      width: "6rem",
      cell: ({ isActive }) => (
        <Badge colorPalette={isActive ? "accent" : "danger"}>{t(isActive ? "active" : "inactive")}</Badge>
      ),
    },
    {
      id: "created",
      title: t("created"),
      sort: "created",
      width: "12rem",
      cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
    },
  ];
}

function Toolbar({ grid, children }: { grid: GridState<"role" | "status">; children: ReactNode }) {
  const t = useText(usersText);
  const lang = useLang();
  return (
    <Filters
      grid={grid}
      searchLabel={t("search")}
      debounceMs={SEARCH_DEBOUNCE_MS}
      fields={[
        {
          kind: "choice",
          filter: "role",
          label: t("roleFilter"),
          all: t("allRoles"),
          options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role][lang] })),
        },
        {
          kind: "choice",
          filter: "status",
          label: t("statusFilter"),
          all: t("allStatuses"),
          options: STATUSES.map((status) => ({ value: status, label: t(status) })),
        },
      ]}
    >
      <SavedViews screen="USERS" />
      {children}
    </Filters>
  );
}

function NoUsers({ grid, createAt }: { grid: GridView; createAt: string | undefined }) {
  const t = useText(usersText);
  const create = createAt && <ButtonLink to={createAt}>{t("create")}</ButtonLink>;
  return (
    <EmptyGrid grid={grid} title={t("none")} help={t(grid.isFiltered ? "noneFiltered" : "noneYet")} action={create} />
  );
}

interface Props {
  createAt: string;
  editAt: (user: User) => string;
}

export function UserList({ createAt, editAt }: Props) {
  const t = useText(usersText);
  const mayCreate = allows(useSession(), "users:manage");
  const { grid, filters, order, page, problem, busy, reload } = useUsers();
  const selection = useSelection(grid);
  const columns = useColumns();
  const activate = useActivate();
  const [open, setOpen] = useState<OpenDialog>();
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      action={
        mayCreate && (
          <ButtonLink to={createAt} aria-keyshortcuts="N">
            {t("create")}
          </ButtonLink>
        )
      }
    >
      <Toolbar grid={grid}>
        <ExportList view={{ users: { ...filters, ...order } }} grid={grid} columns={columns} />
      </Toolbar>
      <Grid
        grid={grid}
        caption={t("title")}
        columns={columns}
        actions={(user) => (
          <UserActions
            user={user}
            editAt={editAt(user)}
            onActivity={(activity) => setOpen({ activity })}
            onActivate={(user) => void activate(user)}
            onAsk={(user, action) => setOpen({ request: { user: user, action } })}
          />
        )}
        selection={mayCreate ? selection : undefined}
        actionsWidth="9rem"
        page={page}
        pageSize={USERS_PER_PAGE}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<NoUsers grid={grid} createAt={mayCreate ? createAt : undefined} />}
      />
      <BulkActions
        selection={selection}
        total={page?.totalItems ?? 0}
        isTotalCapped={page?.isTotalCapped ?? false}
        filter={filters}
        kinds={["ENABLE_USERS", "DISABLE_USERS", "REQUIRE_PASSWORD_CHANGE"]}
        list={UsersScreenDocument}
      />
      {open && <UserDialogs open={open} isFiltered={grid.isFiltered} onOpen={setOpen} />}
    </Page>
  );
}
