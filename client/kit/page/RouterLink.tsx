import { Button, Link, type ButtonProps, type LinkProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterAnchor } from "react-router-dom";

interface Target {
  to: string;
  children: ReactNode;
}

/** A link within the application. */
export function TextLink({ to, children, ...style }: Target & Omit<LinkProps, "href">) {
  return (
    <Link asChild {...style}>
      <RouterAnchor to={to}>{children}</RouterAnchor>
    </Link>
  );
}

/** A link styled as a button. */
export function ButtonLink({ to, children, ...style }: Target & ButtonProps) {
  return (
    <Button asChild {...style}>
      <RouterAnchor to={to}>{children}</RouterAnchor>
    </Button>
  );
}
