import { chakra } from "@chakra-ui/react";
import { Dialog } from "../../kit/dialog/Dialog";
import { Secret } from "../../kit/password/Secret";
import { SecretDialog } from "../../kit/password/SecretDialog";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { ActivityList } from "../activity/ActivityList";
import { UserActionDialog, type UserAction } from "./UserActionDialog";
import { UpdateUserDocument, UsersScreenDocument, type UsersScreen_UserFragment as User } from "./users.generated";
import { usersText } from "./users.text";

/** The open dialog: a confirmation, an account's activity, or a password that is shown once. */
export type OpenDialog = { request: UserAction } | { activity: User } | { user: User; secret: string };

interface Props {
  open: OpenDialog;
  /** Whether a filter is set, so that the row may leave the list. */
  isFiltered: boolean;
  onOpen: (open?: OpenDialog) => void;
  /** Called instead of closing after a deletion. */
  onRemoved?: () => void;
}

export function UserDialogs({ open, isFiltered, onOpen, onRemoved }: Props) {
  const t = useText(usersText);
  const lang = useLang();
  const close = () => onOpen();
  if ("request" in open) {
    const showSecret = (user: User, secret: string) => onOpen({ user, secret });
    return (
      <UserActionDialog
        {...open.request}
        isFiltered={isFiltered}
        onSecret={showSecret}
        onClose={close}
        onRemoved={onRemoved}
      />
    );
  }
  if ("activity" in open) {
    const { id, username, fullName } = open.activity;
    const title = t("activityTitle", { name: nameIn(lang, username) });
    return (
      <Dialog title={title} onClose={close}>
        <ActivityList userId={id} name={fullName} label={title} failed={t("activityFailed")} />
      </Dialog>
    );
  }
  const name = nameIn(lang, open.user.username);
  return (
    <SecretDialog title={t("secretTitle", { name })} done={t("secretDone")} onClose={close}>
      <chakra.p mb="4">{t("secretLead")}</chakra.p>
      <Secret label={t("secret")} value={open.secret} />
    </SecretDialog>
  );
}

/** Activates an account, without a confirmation. */
export function useActivate() {
  const t = useText(usersText);
  const lang = useLang();
  const update = useAction(UpdateUserDocument);
  return async ({ id, username }: User) => {
    const { error } = await update.run({ id, input: { isActive: true } }, { refetch: [UsersScreenDocument] });
    if (error) toastFailed(messageOr(error, t("activateFailed")));
    else toastDone(t("activated", { name: nameIn(lang, username) }));
  };
}
