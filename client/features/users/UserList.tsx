import { Badge, Flex } from "@chakra-ui/react";
import { useState } from "react";
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
import { ButtonLink, TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { BulkActions } from "../bulk-actions/BulkActions";
import { SavedViews } from "../saved-views/SavedViews";
import { STATUSES, useUsers } from "./use-users";
import { UserActions } from "./UserActions";
import { useActivate, UserDialogs, type OpenDialog } from "./UserDialogs";
import { usersText } from "./users.text";

const SEARCH_DEBOUNCE_MS = 500;

/** A username, linked to the form if the account may be edited here. */
function Username({ user: { username }, to }: { user: User; to: string }) {
  const t = useText(usersText);
  const session = useSession();
  const isSelf = session?.user?.username === username;
  const name = <bdi dir="ltr">{username}</bdi>;
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {isSelf || allows(session, "users:manage") ? (
        <TextLink
          to={isSelf ? "/account" : to}
          color="fg"
          textDecoration="none"
          _hover={{ textDecoration: "underline" }}
        >
          {name}
        </TextLink>
      ) : (
        name
      )}
      {isSelf && <Badge colorPalette="gold">{t("you")}</Badge>}
    </Flex>
  );
}

function useColumns(editAt: (user: User) => string): Column<User>[] {
  const t = useText(usersText);
  const lang = useLang();
  const { date } = useFormats();
  return [
    {
      id: "username",
      title: t("username"),
      sort: "username",
      width: "9.5rem",
      cell: (user) => <Username user={user} to={editAt(user)} />,
    },
    {
      id: "fullName",
      title: t("fullName"),
      sort: "name",
      minor: true,
      cell: ({ id, fullName }) => (
        <RowLink to={`/admin/users/${id}`}>
          <bdi>{fullName}</bdi>
        </RowLink>
      ),
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

function Toolbar({ grid }: { grid: GridState<"role" | "status"> }) {
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
          options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role][lang].label })),
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
  const { grid, filters, page, problem, busy, reload } = useUsers();
  const selection = useSelection(grid);
  const columns = useColumns(editAt);
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
      <Toolbar grid={grid} />
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
