import {
  RestCreateUserDocument,
  RestDeleteUserDocument,
  RestEndUserSessionsDocument,
  RestResetSecondFactorDocument,
  RestResetUserPasswordDocument,
  RestRolesDocument,
  RestUpdateUserDocument,
  RestUserActivityDocument,
  RestUserByIdDocument,
  RestUserPermissionsDocument,
  RestUsersDocument,
} from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

const tag = "Users";

export const userRoutes = [
  route("GET", "/api/users", RestUsersDocument, {
    tag,
    summary: "A page of the staff accounts, filtered and sorted",
    rename: { limit: "pageSize" },
    body: { data: { users: "users.items", ...pagination("users") } },
  }),
  route("POST", "/api/users", RestCreateUserDocument, {
    tag,
    summary: "Add a staff account; its password must be changed at the first sign-in",
    example: {
      username: "s.karimi",
      full_name: "Sara Karimi",
      email: "sara@mall.example",
      role: "counter",
      password: "a long enough password",
    },
    status: 201,
    body: { data: "createUser" },
    message: { code: "USER_CREATED", name: "createUser.username" },
  }),
  route("GET", "/api/users/roles/list", RestRolesDocument, {
    tag,
    summary: "All roles",
    body: { data: "roles" },
  }),
  route("GET", "/api/users/:id", RestUserByIdDocument, { tag, summary: "One account", body: { data: "user" } }),
  route("PUT", "/api/users/:id", RestUpdateUserDocument, {
    tag,
    summary: "Update, activate or deactivate an account, or generate a one-time password",
    example: { full_name: "Sara Karimi" },
    omitNull: true,
    body: { data: "updateUser.user", one_time_password: "updateUser.oneTimePassword" },
    message: {
      code: { if: "updateUser.oneTimePassword", then: "PASSWORD_RESET", else: "USER_UPDATED" },
      name: "updateUser.user.username",
    },
  }),
  route("DELETE", "/api/users/:id", RestDeleteUserDocument, {
    tag,
    summary: "Permanently delete an account; its records remain",
    body: { user_id: "deleteUser" },
    message: { code: "USER_DELETED" },
  }),
  route("POST", "/api/users/:id/reset-password", RestResetUserPasswordDocument, {
    tag,
    summary: "Set another user's password, to be changed at the next sign-in",
    body: {},
    message: { code: "PASSWORD_RESET" },
  }),
  route("POST", "/api/users/:id/reset-2fa", RestResetSecondFactorDocument, {
    tag,
    summary: "Remove another user's second factor",
    body: { data: "resetSecondFactor" },
  }),
  route("DELETE", "/api/users/:id/sessions", RestEndUserSessionsDocument, {
    tag,
    summary: "End another user's sessions",
    body: { ended: "endUserSessions" },
  }),
  route("GET", "/api/users/:id/permissions", RestUserPermissionsDocument, {
    tag,
    summary: "The permissions of an account's role",
    body: { data: "userPermissions" },
  }),
  route("GET", "/api/users/:id/activity", RestUserActivityDocument, {
    tag,
    summary: "Audit entries by and about an account",
    body: { data: { activities: "userActivity.items", ...pagination("userActivity") } },
  }),
];
