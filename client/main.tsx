import "@fontsource-variable/vazirmatn";
import "./base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "./app/Providers";
import { Screens } from "./app/Screens";
import { Shell } from "./app/Shell";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <Shell>
          <Screens />
        </Shell>
      </Providers>
    </StrictMode>,
  );
}
