import { Box, Button, chakra, Flex } from "@chakra-ui/react";
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
  ReceiptText,
  ShieldAlert,
  Store,
  Ticket,
  ToggleRight,
  UserCog,
  UserRound,
  Users,
  type LucideIcon,
} from "lucide-react";
import { NavLink } from "react-router-dom";
import type { Permission } from "../../domain/permissions";
import { useText } from "../kit/i18n/i18n";
import { allows, useSession, type Session } from "../kit/session/session";
import { menuText } from "./menu.text";

type LabelKey = keyof typeof menuText.en;

interface Entry {
  to: string;
  label: LabelKey;
  icon: LucideIcon;
  /** The permission that the entry requires. */
  needs?: Permission;
  /** Set if other entries have paths below this one: the entry is then current only on its exact path. */
  exact?: true;
}

interface Group {
  label: LabelKey;
  entries: readonly Entry[];
}

const MENU: readonly Group[] = [
  {
    label: "groupOverview",
    entries: [
      { to: "/", label: "home", icon: House },
      { to: "/admin/dashboard", label: "dashboard", icon: LayoutDashboard, needs: "dashboard:read" },
      { to: "/admin/reports", label: "reports", icon: ChartColumn, needs: "reports:read" },
    ],
  },
  {
    label: "groupClub",
    entries: [
      { to: "/admin/customers", label: "customers", icon: Users, needs: "customers:list" },
      { to: "/admin/receipts", label: "receipts", icon: ReceiptText, needs: "receipts:read" },
      { to: "/admin/watch", label: "watch", icon: ShieldAlert, needs: "watch:read" },
      { to: "/admin/stores", label: "stores", icon: Store, needs: "stores:read" },
      { to: "/admin/import-export", label: "transfer", icon: ArrowDownUp, needs: "exports:download" },
    ],
  },
  {
    label: "groupEvents",
    entries: [
      { to: "/admin/events", label: "events", icon: CalendarDays, needs: "events:read", exact: true },
      { to: "/admin/events/campaigns", label: "campaigns", icon: Megaphone, needs: "campaigns:read" },
      { to: "/admin/events/registration", label: "registration", icon: Ticket, needs: "events:read" },
      { to: "/admin/draws", label: "draws", icon: Gift, needs: "draws:read" },
    ],
  },
  {
    label: "groupSystem",
    entries: [
      { to: "/admin/users", label: "users", icon: UserCog, needs: "users:list" },
      { to: "/admin/api-keys", label: "apiKeys", icon: KeyRound, needs: "api-keys:manage" },
      { to: "/admin/events/feature-flags", label: "flags", icon: ToggleRight, needs: "flags:read" },
      { to: "/admin/audit", label: "audit", icon: History, needs: "audit:read" },
      { to: "/account", label: "account", icon: UserRound },
    ],
  },
];

/** The entries that the session may open; empty groups are omitted. */
const menuFor = (session: Session | null): Group[] =>
  MENU.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ needs }) => needs === undefined || allows(session, needs)),
  })).filter(({ entries }) => entries.length > 0);

/** The groups of the menu. `onFollow` is called for every followed link, including a link to the current page. */
export function Navigation({ onFollow }: { onFollow?: () => void }) {
  const t = useText(menuText);
  const session = useSession();
  return (
    <Box as="nav" aria-label={t("backOffice")} flex="1" overflowY="auto" px="3" py="2">
      {menuFor(session).map(({ label, entries }) => (
        <Box key={label} mb="4">
          <chakra.p id={`menu-${label}`} px="3" mb="1" fontSize="xs" fontWeight="600" color="fg.muted">
            {t(label)}
          </chakra.p>
          <Flex as="ul" aria-labelledby={`menu-${label}`} direction="column" gap="0.5" listStyleType="none">
            {entries.map(({ to, label: entry, icon: Icon, exact }) => (
              <li key={to}>
                <Button
                  asChild
                  variant="ghost"
                  w="full"
                  px="3"
                  gap="3"
                  justifyContent="flex-start"
                  textAlign="start"
                  fontWeight="500"
                  css={{ "&[aria-current=page]": { color: "accent.fg", bg: "accent.subtle", fontWeight: "600" } }}
                >
                  <NavLink to={to} end={exact} onClick={onFollow}>
                    <Icon size={18} aria-hidden />
                    {t(entry)}
                  </NavLink>
                </Button>
              </li>
            ))}
          </Flex>
        </Box>
      ))}
    </Box>
  );
}
