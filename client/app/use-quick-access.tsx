import { lazy, Suspense, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { Entry } from "../features/palette/entries";
import { setLang, useLang, useText } from "../kit/i18n/i18n";
import { sharedText } from "../kit/i18n/shared.text";
import { focusSearch, pressCreate } from "../kit/keyboard/shortcut-targets";
import { useKeySequences } from "../kit/keyboard/use-key-sequences";
import { usePaletteKey } from "../kit/keyboard/use-palette-key";
import { useSession } from "../kit/session/session";
import { setColorMode, useColorMode } from "../kit/theme/color-mode";
import { useSignOut } from "../features/sign-out/use-sign-out";
import { appText } from "./app.text";
import { screensFor } from "./menu";
import { menuText } from "./menu.text";

const Palette = lazy(async () => ({ default: (await import("../features/palette/Palette")).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import("./ShortcutsDialog")).ShortcutsDialog }));

interface Commands {
  showShortcuts: () => void;
  signOut: () => void;
}

/** The screens and commands of the palette. */
function usePaletteEntries({ showShortcuts, signOut }: Commands): Entry[] {
  const t = useText(menuText);
  const app = useText(appText);
  const shared = useText(sharedText);
  const session = useSession();
  const otherLang = useLang() === "fa" ? "en" : "fa";
  const isDark = useColorMode() === "dark";
  const screens = screensFor(session).map(({ to, key, label }): Entry => ({
    id: to,
    group: "screens",
    label: t(label),
    to,
    keys: `G ${key}`,
  }));
  const commands = [
    { id: "shortcuts", label: t("shortcuts"), keys: "?", run: showShortcuts },
    { id: "language", label: app("switchLanguage"), run: () => setLang(otherLang) },
    { id: "theme", label: app(isDark ? "toLight" : "toDark"), run: () => setColorMode(isDark ? "light" : "dark") },
    { id: "sign-out", label: shared("signOut"), run: signOut },
  ];
  return [...screens, ...commands.map((command): Entry => ({ ...command, group: "actions" }))];
}

/** The command palette and the shortcuts of the back office. The caller must render `dialogs`. */
export function useQuickAccess(): { openPalette: () => void; dialogs: ReactNode } {
  const session = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const { leave, dialog } = useSignOut();
  const close = () => setOpen(null);
  const openPalette = () => setOpen("palette");
  const showShortcuts = () => setOpen("shortcuts");
  const entries = usePaletteEntries({ showShortcuts, signOut: leave });

  usePaletteKey(open === "palette", (isOpen) => setOpen(isOpen ? "palette" : null));
  const sequences = screensFor(session).map(({ to, key }) => [`G ${key}`, () => void navigate(to)] as const);
  useKeySequences({
    "?": showShortcuts,
    "/": focusSearch,
    N: pressCreate,
    ...Object.fromEntries(sequences),
  });

  const dialogs = (
    <Suspense fallback={null}>
      {open === "palette" && <Palette entries={entries} onClose={close} />}
      {open === "shortcuts" && <ShortcutsDialog onClose={close} />}
      {dialog}
    </Suspense>
  );
  return { openPalette, dialogs };
}
