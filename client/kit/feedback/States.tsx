import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../form/BusyButton";
import { CircleAlert, Info } from "lucide-react";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { errorText } from "../../../domain/errors/client-errors";
import { useLang, useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { focusHeading } from "./focus-heading";

const Bar = chakra("div", { base: { bg: "bg.emphasized", borderRadius: "md", animation: "pulse" } });

/** Skeleton bars of the content's size, with one label for screen readers. */
export function Loading({ rows = 3, height = "4.5rem" }: { rows?: number; height?: string }) {
  const t = useText(sharedText);
  return (
    <Flex direction="column" gap="3" role="status" aria-label={t("loading")}>
      {Array.from({ length: rows }, (_, row) => (
        <Bar key={row} h={height} />
      ))}
    </Flex>
  );
}

/** An empty state with an optional action. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Flex direction="column" align="center" gap="4" py="8" px="4" textAlign="center" color="fg.muted">
      {children}
      {action}
    </Flex>
  );
}

/** A loading error with a retry button, which a missing permission does not have. */
export function LoadFailed({
  message,
  onRetry,
  busy = false,
}: {
  message?: string | undefined;
  onRetry: () => void;
  busy?: boolean;
}) {
  const t = useText(sharedText);
  const isForbidden = message === errorText("FORBIDDEN", useLang());
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onRetry();
    // The button disappears while the data are loaded.
    focusHeading(currentTarget);
  };
  return (
    <Flex role="alert" direction="column" align="center" gap="4" py="8" px="4" textAlign="center">
      <Box color="danger.fg">
        <CircleAlert size={28} aria-hidden />
      </Box>
      <chakra.p>{message ?? t("failed")}</chakra.p>
      {!isForbidden && (
        <BusyButton variant="outline" size="lg" busy={busy} onClick={retry}>
          {t("retry")}
        </BusyButton>
      )}
    </Flex>
  );
}

interface NoticeProps {
  tone: "danger" | "gold" | "accent";
  title?: string;
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
}

/** A message card. An error scrolls into view, because the user must see it first. */
export function Notice({ tone, title, children, onDismiss, dismissLabel }: NoticeProps) {
  const t = useText(sharedText);
  const card = useRef<HTMLDivElement>(null);
  const urgent = tone === "danger";
  useEffect(() => {
    if (urgent) card.current?.scrollIntoView({ block: "nearest" });
  }, [urgent, children]);
  const Icon = urgent ? CircleAlert : Info;
  return (
    <Flex
      ref={card}
      role={urgent ? "alert" : "status"}
      gap="3"
      p="4"
      align="flex-start"
      wrap="wrap"
      borderWidth="1px"
      borderRadius="md"
      colorPalette={tone}
      bg="colorPalette.subtle"
      borderColor="colorPalette.border"
    >
      <Box color="colorPalette.fg" pt="0.5">
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minW="min(12rem, 100%)" alignSelf="center">
        {title && (
          <chakra.p fontWeight="700" color="colorPalette.fg">
            {title}
          </chakra.p>
        )}
        <chakra.div>{children}</chakra.div>
      </Box>
      {onDismiss && (
        <Button size="lg" px="4" fontSize="sm" variant="outline" onClick={onDismiss}>
          {dismissLabel ?? t("dismiss")}
        </Button>
      )}
    </Flex>
  );
}
