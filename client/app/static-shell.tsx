import { ChakraProvider } from "@chakra-ui/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import type { Lang } from "../../domain/errors/client-errors";
import { LookupScreen } from "../features/lookup/LookupScreen";
import { setLang } from "../kit/i18n/i18n";
import { Direction } from "../kit/theme/Direction";
import { system } from "../kit/theme/system";
import { Shell } from "./Shell";

/** The screens whose first paint is the same for every visitor. */
const SCREENS = { "/customer": LookupScreen };

function markupOf(path: string, lang: Lang): string {
  setLang(lang);
  const Screen = path in SCREENS ? SCREENS[path as keyof typeof SCREENS] : () => null;
  return renderToString(
    <ChakraProvider value={system}>
      <Direction>
        <MemoryRouter initialEntries={[path]}>
          <Shell>
            <Screen />
          </Shell>
        </MemoryRouter>
      </Direction>
    </ChakraProvider>,
    { identifierPrefix: lang },
  );
}

/** What the document of a path shows until its script renders: the layout and, if it is known, the screen. */
export function renderStaticShell(path: string): { styles: string; markup: string } {
  const rules = new Map<string, string>();
  const markup = (["fa", "en"] as const).map((lang) => {
    const html = markupOf(path, lang).replaceAll(
      /<style data-emotion="([^"]*)">(.*?)<\/style>/gs,
      (_, name: string, css: string) => {
        rules.set(name, css);
        return "";
      },
    );
    return `<div class="static-shell" lang="${lang}" inert aria-hidden="true">${html}</div>`;
  });
  // Emotion adopts a style element by its attribute, and does not insert these rules again.
  const styles = [...rules].map(([name, css]) => `<style data-emotion="${name}">${css}</style>`);
  return { styles: styles.join(""), markup: markup.join("") };
}
