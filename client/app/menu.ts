import {
  ArrowDownUp,
  CalendarDays,
  ChartColumn,
  Gift,
  History,
  House,
  KeyRound,
  LayoutDashboard,
  Megaphone,
  PanelsTopLeft,
  ReceiptText,
  ShieldAlert,
  Store,
  ScanLine,
  Ticket,
  ToggleRight,
  UserCog,
  UserRound,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { Permission } from "../../domain/permissions";
import { allows, type Session } from "../kit/session/session";
import type { menuText } from "./menu.text";
import { ROUTES } from "./routes";

type LabelKey = keyof typeof menuText.en;

interface MenuEntry {
  to: string;
  label: LabelKey;
  icon: LucideIcon;
  /** Opens the screen after "G". */
  key: string;
  /** The permission that the entry requires, if not the one of its route. */
  needs?: Permission;
}

interface Group {
  label: LabelKey;
  entries: readonly MenuEntry[];
}

const MENU: readonly Group[] = [
  {
    label: "groupOverview",
    entries: [
      { to: "/", key: "H", label: "home", icon: House },
      { to: "/counter", key: "T", label: "counter", icon: ScanLine, needs: "till:use" },
      { to: "/admin/dashboard", key: "D", label: "dashboard", icon: LayoutDashboard },
      { to: "/admin/reports", key: "P", label: "reports", icon: ChartColumn },
    ],
  },
  {
    label: "groupClub",
    entries: [
      { to: "/admin/customers", key: "C", label: "customers", icon: Users },
      { to: "/admin/receipts", key: "R", label: "receipts", icon: ReceiptText },
      { to: "/admin/watch", key: "W", label: "watch", icon: ShieldAlert },
      { to: "/admin/stores", key: "S", label: "stores", icon: Store },
      { to: "/admin/import-export", key: "I", label: "importExport", icon: ArrowDownUp },
    ],
  },
  {
    label: "groupEvents",
    entries: [
      { to: "/admin/events", key: "E", label: "events", icon: CalendarDays },
      { to: "/admin/events/campaigns", key: "M", label: "campaigns", icon: Megaphone },
      { to: "/admin/events/registration", key: "O", label: "registration", icon: Ticket },
      { to: "/admin/draws", key: "L", label: "draws", icon: Gift },
    ],
  },
  {
    label: "groupSystem",
    entries: [
      { to: "/admin/users", key: "U", label: "users", icon: UserCog },
      { to: "/admin/api-keys", key: "K", label: "apiKeys", icon: KeyRound },
      { to: "/admin/site", key: "V", label: "site", icon: PanelsTopLeft },
      { to: "/admin/events/feature-flags", key: "F", label: "flags", icon: ToggleRight },
      { to: "/admin/audit", key: "A", label: "audit", icon: History },
    ],
  },
];

/** The link of the user block. */
export const ACCOUNT: MenuEntry = { to: "/account", key: "Y", label: "account", icon: UserRound };

function permissionOf({ to, needs }: MenuEntry): Permission | undefined {
  const guard = needs ?? ROUTES.find(({ path }) => path === to)?.guard;
  return guard === "session" || guard === "back-office" ? undefined : guard;
}

function mayOpen(session: Session | null, entry: MenuEntry): boolean {
  const permission = permissionOf(entry);
  return permission === undefined || allows(session, permission);
}

/** The entries that the session may open; empty groups are omitted. */
export const menuFor = (session: Session | null): Group[] =>
  MENU.map(({ label, entries }) => ({
    label,
    entries: entries.filter((entry) => mayOpen(session, entry)),
  })).filter(({ entries }) => entries.length > 0);

/** The path of the current screen's entry: the longest one that leads to the path; undefined for none. */
export const currentPath = (groups: readonly Group[], pathname: string): string | undefined =>
  groups
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => a.length - b.length)
    .at(-1);

/** All screens that the session may open. */
export const screensFor = (session: Session | null): MenuEntry[] => [
  ...menuFor(session).flatMap(({ entries }) => entries),
  ACCOUNT,
];
