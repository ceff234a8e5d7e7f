import type { Lang } from "../../../domain/errors/client-errors";
import { ROLES, type Role as RoleName } from "../../../domain/permissions";
import { ROLE_LABELS } from "../../../domain/labels.text";

/** The domain's name of a role that GraphQL writes in capitals. */
export const roleName = (role: Uppercase<RoleName>): RoleName =>
  ROLES.find((name) => name.toUpperCase() === role) ?? ROLES[0];

/** A role as people call it. */
export const roleLabel = (role: Uppercase<RoleName>, lang: Lang): string => ROLE_LABELS[roleName(role)][lang].label;
