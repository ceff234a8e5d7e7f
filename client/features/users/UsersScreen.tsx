import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { toastDone } from "../../kit/feedback/toast";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { UserForm } from "./UserForm";
import { UserList } from "./UserList";
import { usersText } from "./users.text";

/**
 * The URLs of this screen: the filtered list, the form of a new account and the form of an existing one, and where the
 * form returns to, the list or the page that links to it.
 */
function useUserLocations() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { from?: string } | null };
  const changed = (change: (next: URLSearchParams) => void): URLSearchParams => {
    const next = new URLSearchParams(params);
    next.delete("new");
    next.delete("edit");
    change(next);
    return next;
  };
  return {
    isNew: params.has("new"),
    edited: params.get("edit"),
    backAt: state?.from ?? `?${changed(() => undefined)}`,
    createAt: `?${changed((next) => next.set("new", ""))}`,
    editAt: ({ id }: { id: string }) => `?${changed((next) => next.set("edit", id))}`,
  };
}

/** The staff accounts: the list, or the form of one account. */
export function UsersScreen() {
  const t = useText(usersText);
  const lang = useLang();
  const mayManage = allows(useSession(), "users:manage");
  const navigate = useNavigate();
  const { isNew, edited, backAt, createAt, editAt } = useUserLocations();

  if (!mayManage || (!isNew && edited === null)) return <UserList createAt={createAt} editAt={editAt} />;
  const saved = (username: string, wasNew: boolean) => {
    toastDone(t(wasNew ? "wasCreated" : "wasUpdated", { name: nameIn(lang, username) }));
    void navigate(backAt, { replace: true });
  };
  return <UserForm key={edited} id={isNew ? null : edited} backAt={backAt} onSaved={saved} />;
}
