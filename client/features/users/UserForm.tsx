import { Box, chakra, Flex, Grid as Columns } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { MAX_CONTACT_PHONE_LENGTH } from "../../../domain/identity";
import { ROLES } from "../../../domain/permissions";
import { foldDigits } from "../../../domain/text";
import { MAX_EMAIL_LENGTH, MAX_FULL_NAME_LENGTH, MAX_USERNAME_LENGTH } from "../../../domain/users";
import { ROLE_LABELS } from "../../../domain/labels.text";
import { ROLE_DESCRIPTIONS } from "../../../domain/roles.text";
import { LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { DigitsField, SelectField, TextField } from "../../kit/form/fields";
import { CheckboxField } from "../../kit/form/LongFields";
import { PasswordField } from "../../kit/password/PasswordField";
import type { Form } from "../../kit/form/use-form";
import { toRequestError } from "../../kit/graphql/client";
import { EditedUserDocument, type UsersScreen_UserFragment as User } from "./users.generated";
import { messageOr } from "../../kit/transport/request-error";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { LeaveGuard } from "../../kit/dialog/LeaveGuard";
import { Page } from "../../kit/page/Page";
import { ButtonLink, TextLink } from "../../kit/page/RouterLink";
import { useSession } from "../../kit/session/session";
import { useUserForm, type UserFormDraft, type UserValues } from "./use-user-form";
import { usersText } from "./users.text";

const PHONE_EXAMPLE = "09121234567";

function RoleField({ form }: { form: Form<UserValues, UserFormDraft> }) {
  const t = useText(usersText);
  const lang = useLang();
  const chosen = ROLES.find((role) => role === form.watch("role"));
  return (
    <SelectField
      form={form}
      name="role"
      label={t("role")}
      hint={chosen === undefined ? undefined : ROLE_DESCRIPTIONS[chosen][lang]}
    >
      <option value="">{t("chooseRole")}</option>
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLE_LABELS[role][lang]}
        </option>
      ))}
    </SelectField>
  );
}

function Fields({ form, isNew }: { form: Form<UserValues, UserFormDraft>; isNew: boolean }) {
  const t = useText(usersText);
  return (
    <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="5">
      <TextField
        form={form}
        name="username"
        label={t("username")}
        dir="ltr"
        disabled={!isNew}
        hint={isNew ? undefined : t("usernameFixed")}
        maxLength={MAX_USERNAME_LENGTH}
      />
      <TextField form={form} name="fullName" label={t("fullName")} maxLength={MAX_FULL_NAME_LENGTH} />
      <TextField form={form} name="email" label={t("email")} dir="ltr" inputMode="email" maxLength={MAX_EMAIL_LENGTH} />
      <DigitsField
        form={form}
        name="phoneNumber"
        label={t("phone")}
        optional
        fold={foldDigits}
        inputMode="tel"
        placeholder={PHONE_EXAMPLE}
        maxLength={MAX_CONTACT_PHONE_LENGTH}
      />
      <RoleField form={form} />
      <Box pt={{ md: "6" }} mb="2.5">
        <CheckboxField form={form} name="isActive" label={t("isActive")} />
        <chakra.p fontSize="sm" color="fg.muted">
          {t("isActiveHelp")}
        </chakra.p>
      </Box>
      {isNew && (
        <>
          <PasswordField
            form={form}
            name="password"
            label={t("password")}
            hint={t("passwordHelp")}
            autoComplete="new-password"
          />
          <PasswordField form={form} name="passwordAgain" label={t("passwordAgain")} autoComplete="new-password" />
        </>
      )}
    </Columns>
  );
}

interface Props {
  /** The URL of the list, or of the page that links to the form. */
  backAt: string;
  onSaved: (username: string, isNew: boolean) => void;
}

function FilledForm({ user, backAt, onSaved }: Props & { user: User | null }) {
  const t = useText(usersText);
  const shared = useText(sharedText);
  const isNew = user === null;
  const { form, submit, problem, dirty, busy, prompt } = useUserForm({
    user,
    onSaved: (username) => onSaved(username, isNew),
  });
  const { setFocus } = form;
  useEffect(() => setFocus(isNew ? "username" : "fullName"), [setFocus, isNew]);
  return (
    <>
      <chakra.form noValidate onSubmit={(event) => void submit(event)}>
        <Fields form={form} isNew={isNew} />
        {problem && (
          <Box mt="3">
            <Notice tone="danger">{problem}</Notice>
          </Box>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap" mt="5" pt="5" borderTopWidth="1px">
          <ButtonLink to={backAt} variant="outline">
            {shared("cancel")}
          </ButtonLink>
          <SubmitButton busy={busy}>{t(busy ? "saving" : isNew ? "submitCreate" : "submitEdit")}</SubmitButton>
        </Flex>
      </chakra.form>
      {prompt}
      <LeaveGuard active={dirty && !busy} />
    </>
  );
}

function EditedUser({ id, ...props }: Props & { id: string }) {
  const t = useText(usersText);
  const session = useSession();
  const {
    data,
    error: failure,
    loading,
    refetch,
  } = useQuery(EditedUserDocument, {
    variables: { id },
    // The form starts with the stored values, not with those of a cached list.
    fetchPolicy: "network-only",
  });
  // The current user's account is changed on the account page, which omits the fields they cannot change.
  if (data && data.user.username === session?.user?.username) return <Navigate to="/account" replace />;
  if (data) return <FilledForm user={data.user} {...props} />;
  if (failure) {
    const error = toRequestError(failure);
    return (
      <>
        <LoadFailed
          message={error.code === "USER_NOT_FOUND" ? t("notFound") : messageOr(error, t("loadFailed"))}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
        <chakra.p textAlign="center">
          <TextLink to={props.backAt}>{t("back")}</TextLink>
        </chakra.p>
      </>
    );
  }
  return <Loading rows={4} height="3.5rem" />;
}

/** The form of an account, shown instead of the list; `id` is the account to edit. */
export function UserForm({ id, ...props }: Props & { id: string | null }) {
  const t = useText(usersText);
  return (
    <Page title={t(id === null ? "createTitle" : "editTitle")} focus={false}>
      <Card maxW="50rem">
        {id === null ? <FilledForm user={null} {...props} /> : <EditedUser id={id} {...props} />}
      </Card>
    </Page>
  );
}
