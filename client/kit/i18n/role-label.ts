import type { Lang } from "../../../domain/errors/client-errors";
import { ROLES, type Role as RoleName } from "../../../domain/permissions";
import { ROLE_LABELS } from "../../../domain/labels.text";

/** Converts a GraphQL role to the domain's name. */
export const roleName = (role: Uppercase<RoleName>): RoleName =>
  ROLES.find((name) => name.toUpperCase() === role) ?? ROLES[0];

/** The label of a role. */
export const roleLabel = (role: Uppercase<RoleName>, lang: Lang): string => ROLE_LABELS[roleName(role)][lang];
