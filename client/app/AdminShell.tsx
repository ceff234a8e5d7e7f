import { Global } from "@emotion/react";
import { Box, Button, chakra, Dialog, Flex } from "@chakra-ui/react";
import { Menu, Search, Star, X } from "lucide-react";
import { useApolloClient } from "@apollo/client/react";
import { Suspense, useEffect, useRef, useState } from "react";
import { SignedInAs } from "../features/admin/SignedInAs";
import { FollowedJobs } from "../features/bulk-actions/FollowedJobs";
import { Modal } from "../kit/dialog/Modal";
import { useLang, useText } from "../kit/i18n/i18n";
import { sharedText } from "../kit/i18n/shared.text";
import { Key } from "../kit/keyboard/Key";
import { useSession } from "../kit/session/session";
import { TextLink } from "../kit/page/RouterLink";
import { LOW_SCREEN, Navigation } from "./AdminMenu";
import { ApolloArea } from "./apollo/ApolloArea";
import { LanguageSwitch, SignOutButton, SkipLink, ThemeSwitch } from "./Controls";
import { LoadingPage } from "./LoadingPage";
import { ACCOUNT } from "./menu";
import { menuText } from "./menu.text";
import type { ShellProps } from "./shell-props";
import { useQuickAccess } from "./use-quick-access";

function Brand() {
  const t = useText(menuText);
  const shared = useText(sharedText);
  return (
    <Flex align="center" gap="2.5" minW="0">
      <Flex
        align="center"
        justify="center"
        flexShrink="0"
        w="9"
        h="9"
        borderRadius="md"
        bg="accent.solid"
        color="accent.contrast"
      >
        <Star size={18} fill="currentColor" aria-hidden />
      </Flex>
      <Box lineHeight="1.3" minW="0">
        <chakra.p fontWeight="700" truncate>
          {shared("club")}
        </chakra.p>
        <chakra.p fontSize="xs" color="fg.muted">
          {t("backOffice")}
        </chakra.p>
      </Box>
    </Flex>
  );
}

const PALETTE_KEYS = "Ctrl K";

/** Opens the command palette. */
function QuickSearchButton({ onOpen }: { onOpen: () => void }) {
  const t = useText(menuText);
  return (
    <Button
      variant="outline"
      mx="3"
      px="3"
      flexShrink="0"
      color="fg.muted"
      fontSize="sm"
      fontWeight="400"
      whiteSpace="nowrap"
      onClick={onOpen}
    >
      <Search size={16} aria-hidden />
      {t("quickSearch")}
      <chakra.span ms="auto" aria-hidden>
        <Key dir="ltr">{PALETTE_KEYS}</Key>
      </chakra.span>
    </Button>
  );
}

/** The signed-in user with a link to the account, and language, theme and sign-out controls. */
function UserBlock({ onFollow }: { onFollow?: () => void }) {
  const t = useText(menuText);
  const session = useSession();
  if (session === null) return null;
  return (
    <Box borderTopWidth="1px" px="4" pt="3" pb="2" css={{ [LOW_SCREEN]: { pt: "1.5", pb: "0" } }}>
      <TextLink
        to={ACCOUNT.to}
        display="block"
        px="2"
        color="fg"
        fontWeight="400"
        textDecoration="none"
        _hover={{ color: "accent.fg" }}
        onClick={onFollow}
      >
        <chakra.span srOnly>{`${t("account")} `}</chakra.span>
        <SignedInAs session={session} />
      </TextLink>
      <Flex mt="1" align="center" justify="space-between" css={{ [LOW_SCREEN]: { mt: "0" } }}>
        <LanguageSwitch />
        <Flex>
          <ThemeSwitch />
          <SignOutButton />
        </Flex>
      </Flex>
    </Box>
  );
}

/** The side bar on small screens: an overlay that closes after navigation. */
function Drawer() {
  const t = useText(menuText);
  const shared = useText(sharedText);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="ghost"
        size="lg"
        px="3"
        aria-label={t("openMenu")}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu size={20} aria-hidden />
      </Button>
      <Modal open={open} size="full" label={t("backOffice")} onClose={close}>
        <Flex align="center" justify="space-between" gap="2" ps="5" pe="3" minH="16">
          <Brand />
          <Dialog.CloseTrigger asChild>
            <Button variant="ghost" size="lg" px="3" aria-label={shared("close")}>
              <X size={20} aria-hidden />
            </Button>
          </Dialog.CloseTrigger>
        </Flex>
        <Navigation onFollow={close} />
        <UserBlock onFollow={close} />
      </Modal>
    </>
  );
}

function TopBar({ onSearch }: { onSearch: () => void }) {
  const t = useText(menuText);
  return (
    <Flex
      as="header"
      hideFrom="lg"
      align="center"
      gap="1"
      px="2"
      minH="16"
      bg="bg.card"
      borderBottomWidth="1px"
      position="relative"
    >
      <Drawer />
      <Brand />
      <Button variant="ghost" size="lg" px="3" ms="auto" aria-label={t("quickSearch")} onClick={onSearch}>
        <Search size={20} aria-hidden />
      </Button>
    </Flex>
  );
}

const SideBar = ({ onSearch }: { onSearch: () => void }) => (
  <Flex
    as="header"
    hideBelow="lg"
    direction="column"
    flexShrink="0"
    position="sticky"
    top="0"
    w="15rem"
    h="100dvh"
    bg="bg.card"
    borderInlineEndWidth="1px"
  >
    <Flex align="center" px="5" minH="14">
      <Brand />
    </Flex>
    <QuickSearchButton onOpen={onSearch} />
    <Navigation />
    <UserBlock />
  </Flex>
);

/** Loads the shown data again after a change of the language: the server names flags, rules and reports in it. */
function useDataInLanguage(): void {
  const client = useApolloClient();
  const lang = useLang();
  const loaded = useRef(lang);
  useEffect(() => {
    if (loaded.current === lang) return;
    loaded.current = lang;
    void client.refetchQueries({ include: "active" }).catch(() => undefined);
  }, [client, lang]);
}

/** What takes the focus scrolls clear of a bar at the bottom edge. */
const CLEAR_OF_BAR = { "html:has([data-bottom-bar])": { scrollPaddingBottom: "11rem" } };

function Layout({ opened, children }: ShellProps) {
  const { openPalette, dialogs } = useQuickAccess();
  useDataInLanguage();
  return (
    <Flex direction={{ base: "column", lg: "row" }} minH="100dvh">
      <Global styles={CLEAR_OF_BAR} />
      <SkipLink />
      <TopBar onSearch={openPalette} />
      <SideBar onSearch={openPalette} />
      <Box as="main" id="content" tabIndex={-1} flex="1" minW="0" outline="none">
        <Suspense key={opened?.id} fallback={<LoadingPage title={opened?.title} />}>
          {children}
        </Suspense>
      </Box>
      {dialogs}
      <FollowedJobs />
    </Flex>
  );
}

/** The layout of the back office: a side bar, or on small screens a bar that opens it. */
export function AdminShell(props: ShellProps) {
  return (
    <ApolloArea>
      <Layout {...props} />
    </ApolloArea>
  );
}
