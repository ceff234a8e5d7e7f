import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { loginDraft } from "../../../domain/users";
import type { Area } from "../../../domain/permissions";
import { toastOffer } from "../../kit/feedback/toast";
import { useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import { SignInDocument } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { SECOND_FACTOR_PATH } from "../../kit/session/required-redirect";
import type { RequestError } from "../../kit/transport/request-error";
import { startSession, type SessionUser } from "../../kit/session/session";
import { signInText } from "./sign-in.text";
import { sessionUserOf } from "../../kit/graphql/session-user";

const EMPTY = { username: "", password: "", totpCode: "", recoveryCode: "" };

/** The second factor: a code of the authenticator app or a recovery code. */
type Proof = "totpCode" | "recoveryCode";
const FORMAT_ERRORS = { totpCode: "TOTP_FORMAT", recoveryCode: "FIELD_REQUIRED" } as const;

/** Shows how many recovery codes are left after one was used, with a link to create new ones. */
function useCodesLeft(): (count: number) => void {
  const t = useText(signInText);
  const { number } = useFormats();
  const navigate = useNavigate();
  return (count) =>
    toastOffer(t("recoveryCodesLeft", { count, rest: number(count) }), {
      label: t("renewCodes"),
      accept: () => void navigate(SECOND_FACTOR_PATH),
    });
}

/**
 * The two steps of signing in: the password and, if the account has one, the second factor. The user signs in again; a
 * new one is offered the area.
 */
export function useSignIn(user: SessionUser | null, area: Area) {
  const t = useText(signInText);
  const showCodesLeft = useCodesLeft();
  const signIn = useAction(SignInDocument);
  const initial = { ...EMPTY, area: user?.role ?? area, username: user?.username ?? "" };
  const form = useForm({ initial, schema: loginDraft });
  const [proof, setProof] = useState<Proof | null>(null);
  const [problem, setProblem] = useProblem(t);
  const { setFocus } = form;

  useEffect(() => {
    if (proof) setFocus(proof);
  }, [proof, setFocus]);

  const fail = (cause: RequestError | "loginFailed") => {
    setProblem(cause);
    if (proof === null) return;
    form.setValue(proof, "");
    setFocus(proof);
  };

  const submit = form.handleSubmit(async ({ area, ...draft }) => {
    setProblem();
    if (proof !== null && draft[proof] === null) {
      form.setError(proof, { message: FORMAT_ERRORS[proof] }, { shouldFocus: true });
      return;
    }
    const { data, error } = await signIn.run({ input: { ...draft, area: area === "Admin" ? "ADMIN" : "COUNTER" } });
    if (error) return fail(error);
    const { accessToken, requires2fa, user, mustChangePassword, recoveryCodesLeft } = data.login;
    if (requires2fa) return setProof("totpCode");
    if (accessToken === null || user === null) return fail("loginFailed");
    startSession(accessToken, { ...sessionUserOf(user), mustChangePassword });
    if (recoveryCodesLeft !== null) showCodesLeft(recoveryCodesLeft);
  });

  /** Switches to the other kind of code. */
  const switchProof = () => {
    form.setValue("totpCode", "");
    form.setValue("recoveryCode", "");
    form.clearErrors();
    setProblem();
    setProof(proof === "totpCode" ? "recoveryCode" : "totpCode");
  };
  const startOver = () => {
    form.reset(initial);
    setProof(null);
    setProblem();
    // The field is still disabled during this render and can take the focus in the next.
    setTimeout(() => setFocus("username"));
  };

  return {
    form,
    submit,
    startOver,
    proof,
    switchProof,
    problem,
    busy: signIn.busy,
  };
}
