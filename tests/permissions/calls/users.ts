import { v7 as uuidv7 } from "uuid";
import { PASSWORD } from "../../support/factories";
import { ADMINS, type Statuses, type Call, MANAGERS, NONE, SIGNED_IN, type Fixtures } from "./call";

const NEW_PASSWORD = "a password chosen by another";
const aDraft = () => {
  const username = `new-${uuidv7()}`;
  return { username, email: `${username}@example.com`, role: "counter", password: NEW_PASSWORD };
};
/** Roles that may access every record get `ok`; others are rejected for records of other users. */
const REACHING_ANY = (ok: number): Statuses => [ok, ok, 403, 403, 403, 401];

type Target = [of: string, id: (fixtures: Fixtures) => string];
const OWN: Target = ["the current user's account", ({ userId }) => userId];
const OTHER: Target = ["another's account", ({ otherUserId }) => otherUserId];
const NOBODY: Target = ["no account", () => NONE];

/** A call that reads one account. */
const reading = ([of, id]: Target, path: string, field: string, statuses: Statuses): Call => ({
  route: `GET /api/users/:id${path}`,
  of,
  send: (fixtures) => [`/api/users/${id(fixtures)}${path}`],
  gql: (fixtures) => [`query ($id: String!) { ${field} }`, { id: id(fixtures) }],
  statuses,
});
const READINGS = [
  ["", "user(id: $id) { id }"],
  ["/permissions", "userPermissions(id: $id) { permissions }"],
  ["/activity", "userActivity(id: $id) { totalItems }"],
] as const;

/** A call that changes another's account. */
const acting = (
  [of, id]: Target,
  [route, body, field]: readonly [string, object | undefined, string],
  status: number,
): Call => ({
  route,
  of,
  send: (fixtures) => [(route.split(" ")[1] ?? "").replace(":id", id(fixtures)), body],
  gql: (fixtures) => [`mutation ($id: String!) { ${field} }`, { id: id(fixtures) }],
  statuses: ADMINS(status),
});
const ACTIONS = [
  ["DELETE /api/users/:id", undefined, "deleteUser(id: $id)"],
  [
    "POST /api/users/:id/reset-password",
    { new_password: NEW_PASSWORD },
    `resetUserPassword(id: $id, newPassword: "${NEW_PASSWORD}")`,
  ],
  ["POST /api/users/:id/reset-2fa", {}, "resetSecondFactor(id: $id) { id }"],
  ["DELETE /api/users/:id/sessions", undefined, "endUserSessions(id: $id)"],
] as const;

const changing = (
  [of, id]: Target,
  [what, body, input]: readonly [string, object, string],
  statuses: Statuses,
): Call => ({
  route: "PUT /api/users/:id",
  of: `${what} of ${of}`,
  send: (fixtures) => [`/api/users/${id(fixtures)}`, body],
  gql: (fixtures) => [
    `mutation ($id: String!) { updateUser(id: $id, input: ${input}) { user { id } } }`,
    { id: id(fixtures) },
  ],
  statuses,
});
const NAME = ["the name", { full_name: "Sara" }, `{ fullName: "Sara" }`] as const;
const ROLE = ["the role", { role: "viewer" }, `{ role: VIEWER }`] as const;
const STATE = ["the state", { is_active: false }, `{ isActive: false }`] as const;
const SECRET = ["the password", { reset_password: true }, `{ resetPassword: true }`] as const;

export const USER_CALLS: readonly Call[] = [
  {
    route: "GET /api/users",
    of: "the list",
    send: () => ["/api/users"],
    gql: () => ["{ users { totalItems } }"],
    statuses: MANAGERS(200),
  },
  {
    route: "GET /api/users/roles/list",
    of: "the list",
    send: () => ["/api/users/roles/list"],
    gql: () => ["{ roles { role } }"],
    statuses: MANAGERS(200),
  },
  {
    route: "POST /api/users",
    of: "a new account",
    send: () => ["/api/users", { ...aDraft(), full_name: "New" }],
    gql: () => [
      `mutation ($input: NewUserInput!) { createUser(input: $input) { id } }`,
      { input: { ...aDraft(), role: "COUNTER", fullName: "New" } },
    ],
    statuses: ADMINS(201),
  },
  ...READINGS.flatMap(([path, field]) => [
    reading(OWN, path, field, SIGNED_IN(200)),
    reading(OTHER, path, field, REACHING_ANY(200)),
    reading(NOBODY, path, field, REACHING_ANY(404)),
  ]),
  ...ACTIONS.flatMap((action) => [acting(OWN, action, 409), acting(OTHER, action, 200), acting(NOBODY, action, 404)]),
  changing(OWN, NAME, SIGNED_IN(200)),
  ...[NAME, ROLE, STATE, SECRET].flatMap((change) => [
    changing(OTHER, change, ADMINS(200)),
    changing(NOBODY, change, ADMINS(404)),
  ]),
  ...[STATE, SECRET].map((change) => changing(OWN, change, ADMINS(409))),
  {
    route: "POST /api/users/:id/change-password",
    of: "the current user's password",
    send: ({ userId }) => [
      `/api/users/${userId}/change-password`,
      { current_password: PASSWORD, new_password: "another long password" },
    ],
    gql: ({ userId }) => [
      `mutation ($id: String) { changePassword(userId: $id, currentPassword: "another long password", newPassword: "a third long password") }`,
      { id: userId },
    ],
    statuses: SIGNED_IN(200),
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
    statuses: SIGNED_IN(403),
  },
];
