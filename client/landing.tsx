import "@fontsource-variable/vazirmatn";
import "./base.css";
import "./kit/theme/night.css";
import "./kit/theme/festival.css";
import "./features/landing/landing.css";
import "./features/landing/sections.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Landing } from "./features/landing/Landing";

const root = document.getElementById("root");
if (root) {
  const page = (
    <StrictMode>
      <Landing variant={root.dataset.variant === "sign-up" ? "sign-up" : "stars"} />
    </StrictMode>
  );
  // The build prerenders the page; the development server does not.
  if (root.firstElementChild) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
