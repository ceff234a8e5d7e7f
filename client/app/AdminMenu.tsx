import { Box, Button, chakra } from "@chakra-ui/react";
import { Link, useLocation } from "react-router-dom";
import { useText } from "../kit/i18n/i18n";
import { useSession } from "../kit/session/session";
import { currentPath, menuFor } from "./menu";
import { menuText } from "./menu.text";

/** On lower screens the rows shrink: all entries fit 768 px without scrolling. */
export const LOW_SCREEN = "@media (max-height: 1040px)";

/** The remaining height is space between the groups. */
const SPACE = "clamp(0.25rem, (100dvh - 768px) * 0.08, 1rem)";

/** The groups of the menu. `onFollow` is called for every followed link, including a link to the current page. */
export function Navigation({ onFollow }: { onFollow?: () => void }) {
  const t = useText(menuText);
  const groups = menuFor(useSession());
  const current = currentPath(groups, useLocation().pathname);
  return (
    <Box
      as="nav"
      aria-label={t("backOffice")}
      flex="1"
      overflowY="auto"
      px="3"
      py="2"
      css={{ [LOW_SCREEN]: { pt: SPACE, pb: "1" } }}
    >
      {groups.map(({ label, entries }) => (
        <Box key={label} mb="4" css={{ [LOW_SCREEN]: { mb: SPACE } }}>
          <chakra.p
            id={`menu-${label}`}
            px="3"
            mb="1"
            fontSize="xs"
            fontWeight="600"
            color="fg.muted"
            css={{ [LOW_SCREEN]: { mb: "0", lineHeight: "1.3" } }}
          >
            {t(label)}
          </chakra.p>
          <Box
            as="ul"
            aria-labelledby={`menu-${label}`}
            display="grid"
            gridTemplateColumns={{ base: "1fr 1fr", md: "1fr" }}
            gap="0.5"
            css={{ [LOW_SCREEN]: { gap: "0" } }}
            listStyleType="none"
          >
            {entries.map(({ to, label: entry, icon: Icon }) => (
              <chakra.li key={to} display="flex">
                <Button
                  asChild
                  variant="ghost"
                  w="full"
                  px="3"
                  gap={{ base: "2", md: "3" }}
                  justifyContent="flex-start"
                  textAlign="start"
                  fontWeight="500"
                  css={{
                    "&[aria-current=page]": { color: "accent.fg", bg: "accent.subtle", fontWeight: "600" },
                    [LOW_SCREEN]: { minH: { base: "11", md: "clamp(1.625rem, 3.5dvh, 2.5rem)" }, fontSize: "sm" },
                  }}
                >
                  <Link to={to} aria-current={to === current ? "page" : undefined} onClick={onFollow}>
                    <Icon size={18} aria-hidden />
                    {t(entry)}
                  </Link>
                </Button>
              </chakra.li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
