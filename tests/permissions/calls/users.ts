import { PASSWORD } from "../../support/factories";
import { type Call, NONE, SIGNED_IN } from "./call";

export const USER_CALLS: readonly Call[] = [
  {
    route: "POST /api/users/:id/change-password",
    of: "an own password",
    send: ({ userId }) => [
      `/api/users/${userId}/change-password`,
      { current_password: PASSWORD, new_password: "another long password" },
    ],
    gql: ({ userId }) => [
      `mutation ($id: String) { changePassword(userId: $id, currentPassword: "another long password", newPassword: "a third long password") }`,
      { id: userId },
    ],
    answers: SIGNED_IN(200),
  },
  {
    route: "POST /api/users/:id/change-password",
    of: "another's password",
    send: () => [
      `/api/users/${NONE}/change-password`,
      { current_password: PASSWORD, new_password: "another long password" },
    ],
    gql: () => [
      `mutation ($id: String) { changePassword(userId: $id, currentPassword: "another long password", newPassword: "a third long password") }`,
      { id: NONE },
    ],
    answers: SIGNED_IN(403),
  },
];
