import { Button } from "@chakra-ui/react";
import { Ban, CircleCheck, History, KeyRound, LogOut, RotateCw, Trash2 } from "lucide-react";
import { RowActions } from "../../kit/menu/RowActions";
import { ROW_BUTTON } from "../../kit/menu/RowMenu";
import type { UsersScreen_UserFragment as User } from "./users.generated";
import { useText } from "../../kit/i18n/i18n";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import type { ConfirmedUserAction } from "./UserActionDialog";
import { usersText } from "./users.text";

interface Changes {
  onActivate: (user: User) => void;
  onAsk: (user: User, action: ConfirmedUserAction) => void;
}

/** The changes of an account besides its form. */
export function useUserChanges(user: User, { onActivate, onAsk }: Changes) {
  const t = useText(usersText);
  const ask = (action: ConfirmedUserAction) => () => onAsk(user, action);
  return [
    user.isActive
      ? { label: t("deactivate"), icon: Ban, onSelect: ask("deactivate") }
      : { label: t("activate"), icon: CircleCheck, onSelect: () => onActivate(user) },
    { label: t("resetPassword"), icon: KeyRound, onSelect: ask("resetPassword") },
    user.hasSecondFactor === true && {
      label: t("resetSecondFactor"),
      icon: RotateCw,
      onSelect: ask("resetSecondFactor"),
    },
    { label: t("endSessions"), icon: LogOut, onSelect: ask("endSessions") },
    { label: t("remove"), icon: Trash2, danger: true, onSelect: ask("remove") },
  ];
}

interface Props extends Changes {
  user: User;
  /** The URL of the user's form. */
  editAt: string;
  onActivity: (user: User) => void;
}

/** The actions of a row that the session is permitted to use; some are not available for the user's own account. */
export function UserActions({ user, editAt, onActivity, ...changes }: Props) {
  const t = useText(usersText);
  const session = useSession();
  const entries = useUserChanges(user, changes);
  const name = user.username;
  const mayAct = allows(session, "users:manage") && session?.user?.username !== name;
  if (!mayAct) {
    return (
      <Button {...ROW_BUTTON} aria-label={t("activityOf", { name })} onClick={() => onActivity(user)}>
        <History size={16} aria-hidden />
        {t("activity")}
      </Button>
    );
  }
  return (
    <RowActions
      name={name}
      primary={
        <ButtonLink to={editAt} {...ROW_BUTTON} aria-label={t("editOf", { name })}>
          {t("edit")}
        </ButtonLink>
      }
      entries={[{ label: t("activity"), icon: History, onSelect: () => onActivity(user) }, ...entries]}
    />
  );
}
