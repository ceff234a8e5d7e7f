import type { ReactNode } from "react";
import type { Route } from "./routes";

export interface ShellProps {
  /** The open route; its heading is shown before the code of its screen is loaded. */
  opened?: { id: string; title: Route["title"] };
  children: ReactNode;
}
