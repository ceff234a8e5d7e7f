import { Badge } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { Fact, Facts } from "../../kit/figures/Facts";
import { Panel } from "../../kit/figures/Panel";
import { EditedUserDocument, type EditedUserQuery } from "./users.generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { roleLabel } from "../../kit/i18n/role-label";
import { RowActions } from "../../kit/menu/RowActions";
import { ButtonLink } from "../../kit/page/RouterLink";
import { RecordPage } from "../../kit/record/RecordPage";
import { useRecord } from "../../kit/record/use-record";
import { allows, useSession } from "../../kit/session/session";
import { ActivityList } from "../activity/ActivityList";
import { useUserChanges } from "./UserActions";
import { useActivate, UserDialogs, type OpenDialog } from "./UserDialogs";
import { usersText } from "./users.text";

const NOTHING = "–";

function UserFacts({ user }: { user: EditedUserQuery["user"] }) {
  const t = useText(usersText);
  const lang = useLang();
  const { date } = useFormats();
  return (
    <Panel title={t("account")}>
      <Facts>
        <Fact name={t("username")}>
          <bdi dir="ltr">{user.username}</bdi>
        </Fact>
        <Fact name={t("role")}>{roleLabel(user.role, lang)}</Fact>
        <Fact name={t("created")}>{date(user.createdAt)}</Fact>
        <Fact name={t("email")}>
          <bdi dir="ltr">{user.email ?? NOTHING}</bdi>
        </Fact>
        <Fact name={t("phone")}>
          <bdi dir="ltr">{user.phoneNumber ?? NOTHING}</bdi>
        </Fact>
      </Facts>
    </Panel>
  );
}

/** The form and the other changes of an account; the own account has a screen. */
function Actions({ user }: { user: EditedUserQuery["user"] }) {
  const t = useText(usersText);
  const session = useSession();
  const navigate = useNavigate();
  const activate = useActivate();
  const [open, setOpen] = useState<OpenDialog>();
  const entries = useUserChanges(user, {
    onActivate: (one) => void activate(one),
    onAsk: (one, action) => setOpen({ request: { user: one, action } }),
  });
  const { id, username } = user;
  if (session?.user?.username === username) return <ButtonLink to="/account">{t("edit")}</ButtonLink>;
  if (!allows(session, "users:manage")) return null;
  return (
    <>
      <RowActions
        name={username}
        primary={
          <ButtonLink to={`/admin/users?edit=${id}`} state={{ from: `/admin/users/${id}` }}>
            {t("edit")}
          </ButtonLink>
        }
        entries={entries}
      />
      {open && (
        <UserDialogs
          open={open}
          isFiltered={false}
          onOpen={setOpen}
          onRemoved={() => void navigate("/admin/users", { replace: true })}
        />
      )}
    </>
  );
}

function OneUser({ id }: { id: string }) {
  const t = useText(usersText);
  const lang = useLang();
  const { data, ...record } = useRecord(EditedUserDocument, { id });
  const user = data?.user;
  const activity = user && t("activityTitle", { name: nameIn(lang, user.username) });
  return (
    <RecordPage
      crumbs={[{ to: "/admin/users", label: t("title") }]}
      kind={t("account")}
      title={user && nameIn(lang, user.fullName)}
      lead={
        user && (
          <Badge colorPalette={user.isActive ? "accent" : "danger"}>{t(user.isActive ? "active" : "inactive")}</Badge>
        )
      }
      record={record}
      actions={user && <Actions user={user} />}
    >
      {user && <UserFacts user={user} />}
      {user && activity && (
        <Panel title={activity}>
          <ActivityList userId={id} name={user.fullName} label={activity} failed={t("activityFailed")} />
        </Panel>
      )}
    </RecordPage>
  );
}

/** The staff account in the URL: its data and its activity. */
export function UserScreen() {
  const { id = "" } = useParams();
  return <OneUser key={id} id={id} />;
}
