import type { Lang } from "../../../domain/errors/client-errors";
import { ROLES, type Role as RoleName } from "../../../domain/permissions";
import { ROLE_LABELS } from "../../../domain/labels.text";
import type { Role } from "../graphql/generated";

/** The domain's name of a role that GraphQL writes in capitals. */
export const roleName = (role: Role): RoleName => ROLES.find((name) => name.toUpperCase() === role) ?? ROLES[0];

/** A role as people call it. */
export const roleLabel = (role: Role, lang: Lang): string => ROLE_LABELS[roleName(role)][lang].label;
