import type { ReactNode } from "react";
import type { Route } from "./routes";

export interface ShellProps {
  /** The route that is open; its heading is shown at once and not after the code of its screen is loaded. */
  opened?: { id: string; title: Route["title"] };
  children: ReactNode;
}
