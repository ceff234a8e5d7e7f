import { PASSWORD } from "../../support/factories";
import { type Call, NONE, SIGNED_IN } from "./call";

const PROOF = { password: PASSWORD, totp_code: "000000" };

/** Calls about the caller's own account; without a second factor there is nothing to confirm or switch off. */
export const ACCOUNT_CALLS: readonly Call[] = [
  {
    route: "POST /auth/confirm-password",
    of: "the current user's password",
    send: () => ["/auth/confirm-password", { password: PASSWORD }],
    gql: () => [`mutation { confirmPassword(password: "${PASSWORD}") }`],
    statuses: SIGNED_IN(200),
  },
  {
    route: "GET /auth/sessions",
    of: "own sessions",
    send: () => ["/auth/sessions"],
    gql: () => ["{ mySessions { id } }"],
    statuses: SIGNED_IN(200),
  },
  {
    route: "DELETE /auth/sessions",
    of: "own other sessions",
    send: () => ["/auth/sessions"],
    gql: () => ["mutation { endOtherSessions }"],
    statuses: SIGNED_IN(200),
  },
  {
    route: "DELETE /auth/sessions/:id",
    of: "no session",
    send: () => [`/auth/sessions/${NONE}`],
    gql: () => ["mutation ($id: ID!) { endSession(id: $id) }", { id: NONE }],
    statuses: SIGNED_IN(404),
  },
  {
    route: "GET /auth/2fa",
    of: "the current user's second factor",
    send: () => ["/auth/2fa"],
    gql: () => ["{ mySecondFactor { isEnabled } }"],
    statuses: SIGNED_IN(200),
  },
  {
    route: "POST /auth/2fa/setup",
    of: "the current user's second factor",
    send: () => ["/auth/2fa/setup", { password: PASSWORD }],
    gql: () => [`mutation { setupSecondFactor(password: "${PASSWORD}") { secret } }`],
    statuses: SIGNED_IN(200),
  },
  {
    route: "POST /auth/2fa/confirm",
    of: "none that was set up",
    send: () => ["/auth/2fa/confirm", PROOF],
    gql: () => [`mutation { confirmSecondFactor(code: "000000") }`],
    statuses: SIGNED_IN(409),
  },
  {
    route: "POST /auth/2fa/disable",
    of: "none that is on",
    send: () => ["/auth/2fa/disable", PROOF],
    gql: () => [`mutation { disableSecondFactor(password: "${PASSWORD}", code: "000000") }`],
    statuses: SIGNED_IN(409),
  },
  {
    route: "POST /auth/2fa/recovery",
    of: "none that is on",
    send: () => ["/auth/2fa/recovery", PROOF],
    gql: () => [`mutation { renewRecoveryCodes(password: "${PASSWORD}", code: "000000") }`],
    statuses: SIGNED_IN(409),
  },
];
