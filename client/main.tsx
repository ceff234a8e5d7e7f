import "@fontsource-variable/vazirmatn";
import "./base.css";
import "./print.css";
import "./static-shell.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { loadFirstScreen } from "./app/load-first-screen";

const root = document.getElementById("root");
if (root) {
  // Not a top-level await: chunks could not share code with this one.
  // A transition renders in short tasks, so that a slow phone can handle input between them.
  void loadFirstScreen(window.location.pathname).then(() =>
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  );
}
