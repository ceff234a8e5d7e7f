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
    summary: "Sign in; returns requires_2fa if a verification code is needed",
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
    summary: "Change the current user's password; id is the user's own id or 'me'",
    body: {},
  }),
  route("POST", "/auth/confirm-password", RestConfirmPasswordDocument, {
    tag: "Own account",
    summary: "Confirm the password, for operations that need a recent confirmation",
    body: {},
  }),
  route("GET", "/auth/sessions", RestSessionsDocument, {
    tag: "Own account",
    summary: "The current user's open sessions",
    body: { data: "mySessions" },
  }),
  route("DELETE", "/auth/sessions", RestEndOtherSessionsDocument, {
    tag: "Own account",
    summary: "End the current user's other sessions",
    body: { ended: "endOtherSessions" },
  }),
  route("DELETE", "/auth/sessions/:id", RestEndSessionDocument, {
    tag: "Own account",
    summary: "End one of the current user's sessions",
    body: {},
  }),
  route("GET", "/auth/2fa", RestSecondFactorDocument, {
    tag: "Own account",
    summary: "Whether the current user has a second factor",
    body: { data: "mySecondFactor" },
  }),
  route("POST", "/auth/2fa/setup", RestSetupSecondFactorDocument, {
    tag: "Own account",
    summary: "Create an authenticator secret, pending until its first code is confirmed",
    body: { data: "setupSecondFactor" },
  }),
  route("POST", "/auth/2fa/confirm", RestConfirmSecondFactorDocument, {
    tag: "Own account",
    summary: "Enable the second factor; returns ten recovery codes once",
    rename: { totp_code: "code" },
    reportAs: { code: "totp_code" },
    body: { recovery_codes: "confirmSecondFactor" },
  }),
  route("POST", "/auth/2fa/disable", RestDisableSecondFactorDocument, {
    tag: "Own account",
    summary: "Disable the second factor",
    rename: { totp_code: "code" },
    reportAs: { code: "totp_code" },
    body: {},
  }),
  route("POST", "/auth/2fa/recovery", RestRenewRecoveryCodesDocument, {
    tag: "Own account",
    summary: "Create ten new recovery codes; the old ones become invalid",
    rename: { totp_code: "code" },
    reportAs: { code: "totp_code" },
    body: { recovery_codes: "renewRecoveryCodes" },
  }),
];
