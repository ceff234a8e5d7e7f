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

type LabelKey = keyof typeof menuText.en;

interface MenuEntry {
  to: string;
  label: LabelKey;
  icon: LucideIcon;
  /** Opens the screen after "G". */
  key: string;
  /** The permission that the entry requires. */
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
      { to: "/admin/dashboard", key: "D", label: "dashboard", icon: LayoutDashboard, needs: "dashboard:read" },
      { to: "/admin/reports", key: "P", label: "reports", icon: ChartColumn, needs: "reports:read" },
    ],
  },
  {
    label: "groupClub",
    entries: [
      { to: "/admin/customers", key: "C", label: "customers", icon: Users, needs: "customers:list" },
      { to: "/admin/receipts", key: "R", label: "receipts", icon: ReceiptText, needs: "receipts:read" },
      { to: "/admin/watch", key: "W", label: "watch", icon: ShieldAlert, needs: "watch:read" },
      { to: "/admin/stores", key: "S", label: "stores", icon: Store, needs: "stores:read" },
      { to: "/admin/import-export", key: "I", label: "importExport", icon: ArrowDownUp, needs: "exports:download" },
    ],
  },
  {
    label: "groupEvents",
    entries: [
      { to: "/admin/events", key: "E", label: "events", icon: CalendarDays, needs: "events:read" },
      { to: "/admin/events/campaigns", key: "M", label: "campaigns", icon: Megaphone, needs: "campaigns:read" },
      { to: "/admin/events/registration", key: "O", label: "registration", icon: Ticket, needs: "events:read" },
      { to: "/admin/draws", key: "L", label: "draws", icon: Gift, needs: "draws:read" },
    ],
  },
  {
    label: "groupSystem",
    entries: [
      { to: "/admin/users", key: "U", label: "users", icon: UserCog, needs: "users:list" },
      { to: "/admin/api-keys", key: "K", label: "apiKeys", icon: KeyRound, needs: "api-keys:manage" },
      { to: "/admin/site", key: "V", label: "site", icon: PanelsTopLeft, needs: "site:write" },
      { to: "/admin/events/feature-flags", key: "F", label: "flags", icon: ToggleRight, needs: "flags:read" },
      { to: "/admin/audit", key: "A", label: "audit", icon: History, needs: "audit:read" },
    ],
  },
];

/** The link of the user block. */
export const ACCOUNT: MenuEntry = { to: "/account", key: "Y", label: "account", icon: UserRound };

/** The entries that the session may open; empty groups are omitted. */
export const menuFor = (session: Session | null): Group[] =>
  MENU.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ needs }) => needs === undefined || allows(session, needs)),
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
