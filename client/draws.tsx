import "@fontsource-variable/vazirmatn";
import "./base.css";
import "./kit/theme/night.css";
import "./kit/theme/festival.css";
import "./features/public-draws/draws.css";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { DrawList } from "./features/public-draws/DrawList";
import { DrawPage } from "./features/public-draws/DrawPage";
import { adoptLanguage } from "./features/public-draws/page-language";

const Stage = lazy(async () => ({ default: (await import("./features/draw-stage/Stage")).Stage }));

const lang = adoptLanguage();
const [, id = "", screen] = /^\/draws\/([^/]+)(\/stage)?\/?$/.exec(window.location.pathname) ?? [];

function Screen() {
  if (id === "") return <DrawList lang={lang} />;
  if (screen === undefined) return <DrawPage id={id} lang={lang} />;
  return (
    <Suspense>
      <Stage id={id} lang={lang} />
    </Suspense>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
