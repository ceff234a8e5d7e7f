import "@fontsource-variable/vazirmatn";
import "./base.css";
import "./kit/theme/night.css";
import "./kit/theme/festival.css";
import "./features/landing/landing.css";
import "./features/landing/sections.css";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { FESTIVAL_DATA_ID, type FestivalProps } from "../domain/site/festival-page";
import { Landing } from "./features/landing/Landing";

const root = document.getElementById("root");
const data = document.getElementById(FESTIVAL_DATA_ID)?.textContent;
if (root && data) {
  // A transition yields to the reader, who sees the page already.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Landing {...(JSON.parse(data) as FestivalProps)} />
      </StrictMode>,
    );
  });
}
