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

/** A link styled as a button; `state` is the location state of its target. */
export function ButtonLink({ to, state, children, ...style }: Target & { state?: object } & ButtonProps) {
  return (
    <Button asChild {...style}>
      <RouterAnchor to={to} state={state}>
        {children}
      </RouterAnchor>
    </Button>
  );
}
