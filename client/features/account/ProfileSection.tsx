import { Box, chakra, Flex, Grid } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import * as z from "zod/mini";
import { MAX_CONTACT_PHONE_LENGTH } from "../../../domain/identity";
import { foldDigits } from "../../../domain/text";
import { MAX_EMAIL_LENGTH, MAX_FULL_NAME_LENGTH, userDraft } from "../../../domain/users";
import { LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import { Fact, Facts } from "../../kit/figures/Facts";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { DigitsField, TextField } from "../../kit/form/fields";
import { changedFields } from "../../kit/form/use-form";
import { useRequestForm } from "../../kit/form/use-request-form";
import { toRequestError } from "../../kit/graphql/client";
import {
  AccountProfileDocument,
  UpdateProfileDocument,
  type AccountProfile_UserFragment as Profile,
} from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { roleLabel } from "../../kit/i18n/role-label";
import { LeaveGuard } from "../../kit/dialog/LeaveGuard";
import { allows, updateSessionUser, useSession } from "../../kit/session/session";
import { accountText } from "./account.text";
import { Section } from "./Section";

const PHONE_EXAMPLE = "09121234567";
const NOTHING = "–";
const profileForm = z.pick(userDraft, { fullName: true, phoneNumber: true, email: true });

/** Only users who manage accounts can change their own email. */
const useMayChangeEmail = (): boolean => allows(useSession(), "users:manage");

/** The values of the form; an email of undefined does not change. */
const valuesOf = ({ fullName, phoneNumber, email }: Profile, mayChangeEmail: boolean) => ({
  fullName,
  phoneNumber: phoneNumber ?? "",
  email: mayChangeEmail ? (email ?? "") : undefined,
});

function useProfileForm(profile: Profile) {
  const t = useText(accountText);
  const session = useSession();
  const mayChangeEmail = useMayChangeEmail();
  const update = useAction(UpdateProfileDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: valuesOf(profile, mayChangeEmail),
    schema: profileForm,
    send: (input, form) => update.run({ input: changedFields(input, form) }),
    onDone: ({ updateUser: { user } }) => {
      form.reset(valuesOf(user, mayChangeEmail));
      if (session?.user) updateSessionUser(session.token, { ...session.user, fullName: user.fullName });
      toast(t("profileSaved"));
    },
    failed: "profileNotSaved",
  });
  return { form, submit, problem, dirty: form.formState.isDirty, busy: update.busy };
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useText(accountText);
  const lang = useLang();
  const { date } = useFormats();
  const mayChangeEmail = useMayChangeEmail();
  return (
    <Box mb="6" pb="6" borderBottomWidth="1px">
      <Facts gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }}>
        <Fact name={t("username")}>
          <bdi dir="ltr">{profile.username}</bdi>
        </Fact>
        <Fact name={t("role")}>{roleLabel(profile.role, lang)}</Fact>
        {!mayChangeEmail && (
          <Fact name={t("email")}>
            <bdi dir="ltr">{profile.email ?? NOTHING}</bdi>
          </Fact>
        )}
        <Fact name={t("since")}>{date(profile.createdAt)}</Fact>
      </Facts>
      <chakra.p mt="4" fontSize="sm" color="fg.muted">
        {t(mayChangeEmail ? "fixedOwn" : "fixed")}
      </chakra.p>
    </Box>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const t = useText(accountText);
  const { form, submit, problem, dirty, busy } = useProfileForm(profile);
  const mayChangeEmail = useMayChangeEmail();
  return (
    <>
      <chakra.form noValidate onSubmit={(event) => void submit(event)}>
        <Grid templateColumns={{ md: "1fr 1fr" }} columnGap="5">
          <TextField
            form={form}
            name="fullName"
            label={t("fullName")}
            autoComplete="name"
            maxLength={MAX_FULL_NAME_LENGTH}
            strict
          />
          <DigitsField
            form={form}
            name="phoneNumber"
            label={t("phone")}
            optional
            fold={foldDigits}
            inputMode="tel"
            autoComplete="tel"
            placeholder={PHONE_EXAMPLE}
            maxLength={MAX_CONTACT_PHONE_LENGTH}
          />
          {mayChangeEmail && (
            <TextField
              form={form}
              name="email"
              label={t("email")}
              dir="ltr"
              inputMode="email"
              maxLength={MAX_EMAIL_LENGTH}
            />
          )}
        </Grid>
        {problem && (
          <Box mb="4">
            <Notice tone="danger">{problem}</Notice>
          </Box>
        )}
        <Flex>
          <SubmitButton busy={busy} disabled={!dirty}>
            {t(busy ? "savingProfile" : "saveProfile")}
          </SubmitButton>
        </Flex>
      </chakra.form>
      <LeaveGuard active={dirty && !busy} />
    </>
  );
}

function Content() {
  const t = useText(accountText);
  const { data, error, loading, refetch } = useQuery(AccountProfileDocument);
  if (!data && error)
    return (
      <LoadFailed
        message={messageOr(toRequestError(error), t("profileFailed"))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <Loading rows={3} height="4rem" />;
  return (
    <>
      <ProfileFacts profile={data.user} />
      <ProfileForm profile={data.user} />
    </>
  );
}

/** The profile of the signed-in user; name, phone and, for users who manage accounts, the email are editable. */
export function ProfileSection() {
  const t = useText(accountText);
  return (
    <Section title={t("profile")} lead={t("profileLead")}>
      <Content />
    </Section>
  );
}
