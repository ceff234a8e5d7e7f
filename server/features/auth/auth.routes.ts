import { RestChangePasswordDocument, RestLoginDocument, RestLogoutDocument } from "../../kit/rest/generated";
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
      user: "login.user",
    },
  }),
  route("POST", "/auth/logout", RestLogoutDocument, { tag: "Sign-in", summary: "End this session", body: {} }),
  route("POST", "/api/users/:id/change-password", RestChangePasswordDocument, {
    tag: "Sign-in",
    summary: "Change one's own password; id is one's own or 'me'",
    body: {},
  }),
];
