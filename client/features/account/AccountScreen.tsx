import { Box, Button, Flex, Grid } from "@chakra-ui/react";
import { History, KeyRound, MonitorSmartphone, ShieldCheck, UserRound, type LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import { Navigate, NavLink, useParams } from "react-router-dom";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { requiredRedirect } from "../../kit/session/required-redirect";
import { useSession } from "../../kit/session/session";
import { SCROLL_ROW } from "../../kit/theme/scroll-row";
import { accountText } from "./account.text";
import { ActivitySection } from "./ActivitySection";
import { FirstPassword, PasswordSection } from "./PasswordSection";
import { ProfileSection } from "./ProfileSection";
import { FirstSecondFactor, SecondFactorSection } from "./SecondFactorSection";
import { SessionsSection } from "./SessionsSection";

interface AccountSection {
  /** The part of the path after /account/; empty for the first section. */
  path: string;
  label: "profile" | "password" | "secondFactor" | "sessions" | "activity";
  icon: LucideIcon;
  section: ComponentType;
}

const SECTIONS: readonly AccountSection[] = [
  { path: "", label: "profile", icon: UserRound, section: ProfileSection },
  { path: "password", label: "password", icon: KeyRound, section: PasswordSection },
  { path: "second-factor", label: "secondFactor", icon: ShieldCheck, section: SecondFactorSection },
  { path: "sessions", label: "sessions", icon: MonitorSmartphone, section: SessionsSection },
  { path: "activity", label: "activity", icon: History, section: ActivitySection },
];

function Sections() {
  const t = useText(accountText);
  return (
    <Box as="nav" aria-label={t("sections")} minW="0" p="1" m="-1" css={{ mdDown: SCROLL_ROW }}>
      <Flex as="ul" listStyleType="none" direction={{ base: "row", md: "column" }} gap="1">
        {SECTIONS.map(({ path, label, icon: Icon }) => (
          <Box as="li" key={path} flexShrink="0">
            <Button
              asChild
              variant="ghost"
              w={{ md: "full" }}
              px={{ base: "2.5", md: "3" }}
              gap="2.5"
              justifyContent="flex-start"
              fontWeight="500"
              css={{ "&[aria-current=page]": { color: "accent.fg", bg: "accent.subtle", fontWeight: "600" } }}
            >
              <NavLink to={path === "" ? "/account" : `/account/${path}`} end state={{ isSection: true }}>
                <Box as="span" hideBelow="md" display="inline-flex">
                  <Icon size={18} aria-hidden />
                </Box>
                {t(label)}
              </NavLink>
            </Button>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

/** The account screen. A session with a required step sees only that step. */
export function AccountScreen() {
  const t = useText(accountText);
  const session = useSession();
  const { section = "" } = useParams();
  const current = SECTIONS.find(({ path }) => path === section);
  if (session?.user?.mustChangePassword) return <FirstPassword />;
  if (requiredRedirect(session) !== null) return <FirstSecondFactor />;
  if (current === undefined) return <Navigate to="/account" replace />;
  const Content = current.section;
  return (
    <Page title={t("heading")}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)" }} gap={{ base: "4", md: "8" }}>
        <Sections />
        <Box maxW="46rem">
          <Content />
        </Box>
      </Grid>
    </Page>
  );
}
