import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Star, UserRound } from "lucide-react";
import { Suspense, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { useFormats } from "../kit/i18n/format";
import { useText } from "../kit/i18n/i18n";
import { sharedText } from "../kit/i18n/shared.text";
import { lazyComponent } from "../kit/page/lazy-component";
import { TextLink } from "../kit/page/RouterLink";
import { useSession, type Session } from "../kit/session/session";
import { appText } from "./app.text";
import { LanguageSwitch, SignOutButton, SkipLink, ThemeSwitch } from "./Controls";
import { LoadingPage } from "./LoadingPage";
import type { ShellProps } from "./shell-props";

export const AdminShell = lazyComponent(() => import("./AdminShell"), "AdminShell");

function NavItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button
      asChild
      variant="ghost"
      size="lg"
      px={{ base: "2.5", md: "3" }}
      css={{ "&[aria-current=page]": { color: "accent.fg", bg: "accent.subtle" } }}
    >
      <NavLink to={to}>{children}</NavLink>
    </Button>
  );
}

function Account() {
  const t = useText(appText);
  const session = useSession();
  if (session === null) return null;
  return (
    <Flex align="center" gap="1" ps={{ md: "3" }} ms={{ md: "2" }} borderInlineStartWidth={{ md: "1px" }}>
      <Button asChild variant="ghost" size="lg" px={{ base: "2.5", md: "3" }} fontSize="sm" fontWeight="500">
        <NavLink to="/account" title={t("accountTitle")}>
          <UserRound size={18} aria-hidden />
          <chakra.span srOnly>{`${t("accountTitle")} `}</chakra.span>
          <chakra.bdi hideBelow="md">{session.user?.fullName}</chakra.bdi>
        </NavLink>
      </Button>
      <SignOutButton />
    </Flex>
  );
}

function Header() {
  const t = useText(appText);
  const shared = useText(sharedText);
  return (
    <Box as="header" bg="bg.card" borderBottomWidth="1px">
      <Flex maxW="page" mx="auto" minH="16" px={{ base: "3", md: "6" }} py="2" align="center" wrap="wrap" gap="1">
        <TextLink
          to="/MVP"
          display="inline-flex"
          alignItems="center"
          gap="2.5"
          me={{ base: "1", md: "4" }}
          color="fg"
          textDecoration="none"
          aria-label={shared("club")}
        >
          <Flex align="center" justify="center" w="9" h="9" borderRadius="md" bg="accent.solid" color="accent.contrast">
            <Star size={18} fill="currentColor" aria-hidden />
          </Flex>
          <chakra.span hideBelow="md" fontSize="lg" fontWeight="700">
            {shared("club")}
          </chakra.span>
        </TextLink>
        <Flex as="nav" aria-label={t("mainNavigation")} gap="1">
          <NavItem to="/MVP">{t("mvp")}</NavItem>
          <NavItem to="/items">{t("items")}</NavItem>
        </Flex>
        <Flex ms="auto" align="center">
          <LanguageSwitch />
          <ThemeSwitch />
          <Account />
        </Flex>
      </Flex>
    </Box>
  );
}

/** The layout of the club screens: skip link, header, content and footer. */
function ClubShell({ opened, children }: ShellProps) {
  const t = useText(appText);
  const { year } = useFormats();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Header />
      {/* The footer is inside the boundary: rendered earlier, it would shift while the screen loads. */}
      <Suspense
        key={opened?.id}
        fallback={
          <Box as="main" flex="1">
            <LoadingPage title={opened?.title} />
          </Box>
        }
      >
        <Box as="main" id="content" tabIndex={-1} flex="1" outline="none">
          {children}
        </Box>
        <Box as="footer" borderTopWidth="1px" color="fg.muted" fontSize="sm">
          <Box maxW="page" mx="auto" px={{ base: "4", md: "6" }} py="5">
            {t("copyright", { year: year(new Date()) })}
          </Box>
        </Box>
      </Suspense>
    </Flex>
  );
}

const BACK_OFFICE = /^\/(admin|account)(\/|$)/i;

/** Sessions of the Admin area use the layout of the back office; all other sessions use the club layout. */
export const isInBackOffice = (pathname: string, session: Session | null): boolean =>
  BACK_OFFICE.test(pathname) && session !== null && session.user?.role !== "Counter";

/** The layout around every screen. */
export function Shell(props: ShellProps) {
  const { pathname } = useLocation();
  if (!isInBackOffice(pathname, useSession())) return <ClubShell {...props} />;
  return (
    <Suspense fallback={<LoadingPage title={props.opened?.title} />}>
      <AdminShell {...props} />
    </Suspense>
  );
}
