import { registerEnumType } from "type-graphql";

/** The names GraphQL uses for the roles; REST tells them in lower case. */
export const RoleEnum = { ADMIN: "admin", MANAGER: "manager", COUNTER: "counter", VIEWER: "viewer" } as const;
registerEnumType(RoleEnum, { name: "Role", description: "What a staff account may do." });
