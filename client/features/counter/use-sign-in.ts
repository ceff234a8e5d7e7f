import { useEffect, useState } from "react";
import { loginDraft } from "../../../domain/users";
import { AREAS, type Area } from "../../../domain/permissions";
import { useForm } from "../../kit/form/use-form";
import { SignInDocument } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { forgetExpiry, startSession } from "../../kit/session/session";
import { counterText } from "./counter.text";
import { sessionUserOf } from "../../kit/session/session-user";

const EMPTY: { area: Area; username: string; password: string; totpCode: string } = {
  area: AREAS[0],
  username: "",
  password: "",
  totpCode: "",
};

/** The two steps of signing in: the password, and where the account has it, the code of the authenticator app. */
export function useSignIn() {
  const t = useText(counterText);
  const signIn = useAction(SignInDocument);
  const form = useForm({ initial: EMPTY, schema: loginDraft });
  const [awaitsCode, setAwaitsCode] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { setFocus } = form;

  useEffect(() => {
    if (awaitsCode) setFocus("totpCode");
  }, [awaitsCode, setFocus]);

  const fail = (message: string) => {
    setProblem(message);
    if (!awaitsCode) return;
    form.setValue("totpCode", "");
    setFocus("totpCode");
  };

  const submit = form.handleSubmit(async ({ area, ...draft }) => {
    setProblem(undefined);
    forgetExpiry();
    if (awaitsCode && draft.totpCode === null) {
      form.setError("totpCode", { message: "TOTP_FORMAT" }, { shouldFocus: true });
      return;
    }
    const { data, refusal } = await signIn.run({ input: { ...draft, area: area === "Admin" ? "ADMIN" : "COUNTER" } });
    if (refusal) return fail(refusal.message);
    const { accessToken, requires2fa, user, mustChangePassword } = data.login;
    if (requires2fa) return setAwaitsCode(true);
    if (accessToken === null || user === null) return fail(t("loginFailed"));
    startSession(accessToken, { ...sessionUserOf(user), mustChangePassword });
  });

  const startOver = () => {
    form.reset(EMPTY);
    setAwaitsCode(false);
    setProblem(undefined);
    // The field is still disabled in this turn; it can take the focus in the next.
    setTimeout(() => setFocus("username"));
  };

  return { form, submit, startOver, awaitsCode, problem, dismiss: () => setProblem(undefined), busy: signIn.busy };
}
