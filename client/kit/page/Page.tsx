import { Box, Flex, Heading } from "@chakra-ui/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

interface Props {
  title: string;
  /** The breadcrumb, above the heading. */
  breadcrumb?: ReactNode;
  lead?: ReactNode;
  /** On a phone a text has the whole width, below the action. */
  isTextLead?: boolean;
  /** The primary action of the screen, at the end of its header. */
  action?: ReactNode;
  children?: ReactNode;
  /** False if a field takes the focus instead. */
  focus?: boolean;
  /** A narrow centred column, for a single form. */
  narrow?: boolean;
}

/** The heading of a screen. After navigation it takes the focus, so that screen readers announce the screen. */
export function PageHeading({ title, focus = true }: Pick<Props, "title" | "focus">) {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The router calls the first location "default"; there the browser sets the focus. Evaluated once: a filter changes
  // the URL too, but is no navigation.
  const [arrived] = useState(focus && key !== "default");
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <Heading as="h1" size="2xl" tabIndex={-1} ref={heading}>
      {title}
    </Heading>
  );
}

/** The layout of a screen: heading, lead, action and content. */
export function Page({ title, breadcrumb, lead, isTextLead, action, children, focus, narrow = false }: Props) {
  const isText = isTextLead ?? typeof lead === "string";
  return (
    <Box maxW={narrow ? "form" : "page"} mx="auto" px={{ base: "4", md: "6" }} py={{ base: "6", md: "10" }}>
      {breadcrumb}
      <Flex wrap="wrap" gap="4" align="flex-start" justify="space-between" mb={{ base: "5", md: "7" }}>
        <Box
          flex="1"
          minW={{ base: "min(11rem, 100%)", md: "14rem" }}
          display={isText ? { base: "contents", md: "block" } : "block"}
        >
          <PageHeading title={title} focus={focus} />
          {lead && (
            <Box mt={isText ? { base: "0", md: "2" } : "2"} order={isText ? 1 : 0} color="fg.muted" maxW="text">
              {lead}
            </Box>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
