import {
  RestChangePasswordDocument,
  RestConfirmPasswordDocument,
  RestConfirmSecondFactorDocument,
  RestDisableSecondFactorDocument,
  RestEndOtherSessionsDocument,
  RestEndSessionDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestRenewRecoveryCodesDocument,
  RestSecondFactorDocument,
  RestSessionsDocument,
  RestSetupSecondFactorDocument,
} from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

export const authRoutes = [
  route("POST", "/auth/login", RestLoginDocument, {
    tag: "Sign-in",
    summary: "Sign in; answers requires_2fa when a verification code is needed",
    rename: { role: "area" },
    reportAs: { area: "role" },
    omitNull: true,
    body: {
      access_token: "login.accessToken",
      requires_2fa: "login.requires_2fa",
      must_change_password: "login.user.mustChangePassword",
      recovery_codes_left: "login.recoveryCodesLeft",
      user: "login.user",
    },
  }),
  route("POST", "/auth/logout", RestLogoutDocument, { tag: "Sign-in", summary: "End this session", body: {} }),
  route("POST", "/api/users/:id/change-password", RestChangePasswordDocument, {
    tag: "Sign-in",
    summary: "Change one's own password; id is one's own or 'me'",
    body: {},
  }),
  route("POST", "/auth/confirm-password", RestConfirmPasswordDocument, {
    tag: "Own account",
    summary: "Give the password again, for what asks for a fresh one",
    body: {},
  }),
  route("GET", "/auth/sessions", RestSessionsDocument, {
    tag: "Own account",
    summary: "One's own open sessions",
    body: { data: "mySessions" },
  }),
  route("DELETE", "/auth/sessions", RestEndOtherSessionsDocument, {
    tag: "Own account",
    summary: "End all of one's own sessions but this one",
    body: { ended: "endOtherSessions" },
  }),
  route("DELETE", "/auth/sessions/:id", RestEndSessionDocument, {
    tag: "Own account",
    summary: "End one of one's own sessions",
    body: {},
  }),
  route("GET", "/auth/2fa", RestSecondFactorDocument, {
    tag: "Own account",
    summary: "Whether one's own account has a second factor",
    body: { data: "mySecondFactor" },
  }),
  route("POST", "/auth/2fa/setup", RestSetupSecondFactorDocument, {
    tag: "Own account",
    summary: "A new authenticator secret, pending until its first code",
    body: { data: "setupSecondFactor" },
  }),
  route("POST", "/auth/2fa/confirm", RestConfirmSecondFactorDocument, {
    tag: "Own account",
    summary: "Switch the second factor on; answers ten recovery codes once",
    rename: { totp_code: "code" },
    reportAs: { code: "totp_code" },
    body: { recovery_codes: "confirmSecondFactor" },
  }),
  route("POST", "/auth/2fa/disable", RestDisableSecondFactorDocument, {
    tag: "Own account",
    summary: "Switch the second factor off",
    rename: { totp_code: "code" },
    reportAs: { code: "totp_code" },
    body: {},
  }),
  route("POST", "/auth/2fa/recovery", RestRenewRecoveryCodesDocument, {
    tag: "Own account",
    summary: "Ten new recovery codes; the old ones are void",
    rename: { totp_code: "code" },
    reportAs: { code: "totp_code" },
    body: { recovery_codes: "renewRecoveryCodes" },
  }),
];
