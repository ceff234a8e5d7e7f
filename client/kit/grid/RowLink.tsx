import type { ReactNode } from "react";
import { TextLink } from "../page/RouterLink";

/** The name of a row, linked to its page. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <TextLink
    to={to}
    color="inherit"
    fontWeight="inherit"
    textDecoration="none"
    overflowWrap="anywhere"
    css={{ "& bdi": { overflowWrap: "inherit" } }}
    _hover={{ color: "accent.fg", textDecoration: "underline" }}
  >
    {children}
  </TextLink>
);
