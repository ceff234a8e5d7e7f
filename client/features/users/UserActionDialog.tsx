import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { useConfirmedAction } from "../../kit/password/use-confirmed-action";
import {
  UsersScreenDocument,
  DeleteUserDocument,
  EndUserSessionsDocument,
  ResetSecondFactorDocument,
  UpdateUserDocument,
  type UsersScreen_UserFragment as User,
} from "./users.generated";
import { messageOr, type RequestResult } from "../../kit/transport/request-error";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { usersText } from "./users.text";

const RELOAD = { refetch: [UsersScreenDocument] };

export type ConfirmedUserAction = "deactivate" | "resetPassword" | "resetSecondFactor" | "endSessions" | "remove";

export interface UserAction {
  user: User;
  action: ConfirmedUserAction;
}

const DONE = {
  deactivate: "deactivated",
  resetPassword: "passwordReset",
  resetSecondFactor: "secondFactorReset",
  endSessions: "sessionsEnded",
  remove: "removed",
} as const satisfies Record<ConfirmedUserAction, keyof typeof usersText.en>;

/** The mutations of the dialogs; some require password confirmation. */
function useUserActions(user: User) {
  const { id } = user;
  const update = useConfirmedAction(UpdateUserDocument);
  const resetSecondFactor = useConfirmedAction(ResetSecondFactorDocument);
  const endSessions = useConfirmedAction(EndUserSessionsDocument);
  const remove = useConfirmedAction(DeleteUserDocument);
  const run: Record<ConfirmedUserAction, () => Promise<RequestResult<unknown> | null>> = {
    deactivate: () => update.run({ id, input: { isActive: false } }, RELOAD),
    resetPassword: () => update.run({ id, input: { resetPassword: true } }, RELOAD),
    resetSecondFactor: () => resetSecondFactor.run({ id }, RELOAD),
    endSessions: () => endSessions.run({ id }, RELOAD),
    remove: () => remove.run({ id }, { ...RELOAD, evict: user }),
  };
  return {
    run,
    busy: update.busy || resetSecondFactor.busy || endSessions.busy || remove.busy,
    prompts: (
      <>
        {update.prompt}
        {resetSecondFactor.prompt}
        {endSessions.prompt}
        {remove.prompt}
      </>
    ),
  };
}

interface Props extends UserAction {
  /** Whether a status filter is set, so that the row may leave the list. */
  isFiltered: boolean;
  onSecret: (user: User, password: string) => void;
  onClose: () => void;
  /** Called instead of `onClose` after a deletion. */
  onRemoved?: (() => void) | undefined;
}

const secretIn = (data: unknown): string | null =>
  (data as { updateUser?: { oneTimePassword: string | null } } | undefined)?.updateUser?.oneTimePassword ?? null;

/** Asks for confirmation, then changes an account. */
export function UserActionDialog({ user, action, isFiltered, onSecret, onClose, onRemoved }: Props) {
  const t = useText(usersText);
  const name = nameIn(useLang(), user.username);
  const { run, busy, prompts } = useUserActions(user);

  const confirm = async () => {
    const outcome = await run[action]();
    if (outcome === null) return;
    const isRemoved = action === "remove" && !outcome.error;
    if (!isRemoved || !onRemoved) onClose();
    if (outcome.error) return toastFailed(messageOr(outcome.error, t(`${action}Failed`)));
    toastDone(t(DONE[action], { name }));
    if (isRemoved && onRemoved) return onRemoved();
    const secret = secretIn(outcome.data);
    if (secret !== null) onSecret(user, secret);
    // The row may disappear with the button that had the focus.
    else if (action === "remove" || isFiltered) focusHeading();
  };
  return (
    <>
      <Confirm
        title={t(`${action}Title`)}
        question={t(`${action}Question`, { name })}
        confirm={t(action)}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
      {prompts}
    </>
  );
}
