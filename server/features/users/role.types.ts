import { registerEnumType } from "type-graphql";

/** GraphQL uses the upper-case names, REST the lower-case values. */
export const RoleEnum = { ADMIN: "admin", MANAGER: "manager", COUNTER: "counter", VIEWER: "viewer" } as const;
registerEnumType(RoleEnum, { name: "Role", description: "The role of a staff account." });
