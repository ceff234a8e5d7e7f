import { Box, Button, type ButtonProps } from "@chakra-ui/react";
import { Languages, LogOut, Moon, Sun } from "lucide-react";
import { setLang, useLang, useText } from "../kit/i18n/i18n";
import { sharedText } from "../kit/i18n/shared.text";
import { useSignOut } from "../features/sign-out/use-sign-out";
import { setColorMode, useColorMode } from "../kit/theme/color-mode";
import { appText } from "./app.text";

const BUTTON_STYLE = { variant: "ghost", size: "lg", px: { base: "2.5", md: "3" } } as const satisfies ButtonProps;

/** Lets keyboard users skip the header. */
export function SkipLink() {
  const t = useText(appText);
  return (
    <Button asChild position="absolute" insetStart="4" top="-20" zIndex="20" _focusVisible={{ top: "3" }}>
      <a href="#content">{t("skip")}</a>
    </Button>
  );
}

export function LanguageSwitch() {
  const t = useText(appText);
  const other = useLang() === "fa" ? "en" : "fa";
  return (
    <Button {...BUTTON_STYLE} lang={other} onClick={() => setLang(other)}>
      <Box as="span" hideBelow="md" display="inline-flex">
        <Languages size={18} aria-hidden />
      </Box>
      {t("switchLanguage")}
    </Button>
  );
}

export function ThemeSwitch() {
  const t = useText(appText);
  const isDark = useColorMode() === "dark";
  const Icon = isDark ? Sun : Moon;
  const label = t(isDark ? "toLight" : "toDark");
  return (
    <Button {...BUTTON_STYLE} aria-label={label} onClick={() => setColorMode(isDark ? "light" : "dark")}>
      <Icon size={18} aria-hidden />
    </Button>
  );
}

export function SignOutButton() {
  const shared = useText(sharedText);
  const { leave, dialog } = useSignOut();
  return (
    <>
      <Button {...BUTTON_STYLE} aria-label={shared("signOut")} title={shared("signOut")} onClick={leave}>
        <Box as="span" display="inline-flex" _rtl={{ transform: "scaleX(-1)" }}>
          <LogOut size={18} aria-hidden />
        </Box>
      </Button>
      {dialog}
    </>
  );
}
