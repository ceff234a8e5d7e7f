import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Landing, type Variant } from "./features/landing/Landing";
import { text } from "./features/landing/landing-format";

/** The festival page as text, for the build to write into its file; the browser takes it over as it stands. */
export const draw = (variant: Variant): string =>
  renderToString(
    <StrictMode>
      <Landing variant={variant} />
    </StrictMode>,
  );

/** What the head of the page says to browsers, search engines and messengers. */
export const words = { title: text.fullName, description: text.description };
