import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Landing, type Variant } from "./features/landing/Landing";
import { text } from "./features/landing/landing-format";

/** Renders the festival page to HTML at build time; the browser hydrates it. */
export const draw = (variant: Variant): string =>
  renderToString(
    <StrictMode>
      <Landing variant={variant} />
    </StrictMode>,
  );

/** Title and description for the document head. */
export const head = { title: text.fullName, description: text.description };
