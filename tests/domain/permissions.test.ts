import {
  type Area,
  AREAS,
  isAllowed,
  PERMISSIONS,
  permissionsOf,
  type Role,
  roleInArea,
  ROLES,
} from "../../domain/permissions";

test.each<[Role, Area, Role | null]>([
  ["admin", "Admin", "admin"],
  ["manager", "Admin", "manager"],
  ["viewer", "Admin", "viewer"],
  ["counter", "Admin", null],
  ["admin", "Counter", "counter"],
  ["manager", "Counter", "counter"],
  ["counter", "Counter", "counter"],
  ["viewer", "Counter", null],
])("the role %s in the area %s has the permissions of %s", (role, area, rights) => {
  expect(roleInArea(role, area)).toBe(rights);
});

test("no area grants more permissions than the role has", () => {
  const gains = ROLES.flatMap((role) =>
    AREAS.flatMap((area) => {
      const rights = roleInArea(role, area);
      return rights === null ? [] : permissionsOf(rights).filter((permission) => !isAllowed(role, permission));
    }),
  );

  expect(gains).toEqual([]);
});

test("only an administrator has every permission", () => {
  expect(permissionsOf("admin")).toEqual(PERMISSIONS);
  for (const role of ["manager", "counter", "viewer"] as const) expect(permissionsOf(role)).not.toEqual(PERMISSIONS);
});
