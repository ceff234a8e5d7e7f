import * as z from "zod/mini";
import type { Role as RoleName } from "../../../domain/permissions";
import { newUserDraft, userDraft, type UserDraft } from "../../../domain/users";
import { useConfirmedAction } from "../../kit/password/use-confirmed-action";
import { changedFields, showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import { CreateUserDocument, UpdateUserDocument, type UsersScreen_UserFragment as User } from "./users.generated";
import type { Role } from "../../kit/graphql/generated";
import type { RequestResult } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { roleName } from "../../kit/i18n/role-label";
import { usersText } from "./users.text";

const EMPTY = {
  username: "",
  email: "",
  fullName: "",
  role: "",
  phoneNumber: "",
  isActive: true,
  password: "",
  passwordAgain: "",
};
export type UserValues = typeof EMPTY;

const valuesOf = (user: User | null): UserValues =>
  user === null
    ? EMPTY
    : {
        ...EMPTY,
        username: user.username,
        email: user.email ?? "",
        fullName: user.fullName,
        role: roleName(user.role),
        phoneNumber: user.phoneNumber ?? "",
        isActive: user.isActive,
      };

/** The form values of a new account: the repeated password is validated together with the other fields. */
const newUserForm = z.extend(newUserDraft, { passwordAgain: z.string() }).check(
  z.refine(({ password, passwordAgain }) => password === passwordAgain, {
    error: "PASSWORDS_DIFFER",
    path: ["passwordAgain"],
    // An invalid password is an object here, not a text.
    when: ({ value }) => typeof (value as Partial<UserValues>).password === "string",
  }),
);
type NewUserForm = z.output<typeof newUserForm>;

/** The form values of an existing account. */
const userForm = z.pick(userDraft, { email: true, fullName: true, role: true, phoneNumber: true, isActive: true });

export type UserFormDraft = NewUserForm | UserDraft;

const roleOf = (role: RoleName): Role => role.toUpperCase() as Role;

interface Options {
  /** The account to edit; null for a new one. */
  user: User | null;
  onSaved: (username: string) => void;
}

/** The form of an account, submitted as create or update. The Admin role requires password confirmation. */
export function useUserForm({ user, onSaved }: Options) {
  const t = useText(usersText);
  const create = useConfirmedAction(CreateUserDocument);
  const update = useConfirmedAction(UpdateUserDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm<UserValues, UserFormDraft>({
    initial: valuesOf(user),
    schema: user === null ? newUserForm : userForm,
  });

  const send = (draft: UserFormDraft): Promise<RequestResult<unknown> | null> => {
    if ("passwordAgain" in draft) {
      const { passwordAgain: _again, role, ...rest } = draft;
      return create.run({ input: { ...rest, role: roleOf(role) } });
    }
    const { email, fullName, phoneNumber, isActive } = draft;
    const role = draft.role && roleOf(draft.role);
    // An unchanged role is not sent: it requires password confirmation.
    const input = changedFields({ email, fullName, role, phoneNumber, isActive }, form);
    return update.run({ id: user?.id ?? "", input });
  };
  const submit = form.handleSubmit(async (draft) => {
    setProblem();
    const outcome = await send(draft);
    if (outcome === null) return;
    const { error } = outcome;
    if (!error) onSaved(user?.username ?? form.getValues("username").trim());
    else if (!showFieldErrors(form, error)) setProblem(error, "saveFailed");
  });
  return {
    form,
    submit,
    problem,
    dirty: form.formState.isDirty,
    busy: create.busy || update.busy,
    prompt: user === null ? create.prompt : update.prompt,
  };
}
