import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Component, type ReactNode } from "react";
import { useText } from "../kit/i18n/i18n";
import { appText } from "./app.text";

function ErrorMessage() {
  const t = useText(appText);
  return (
    <Flex role="alert" direction="column" align="center" justify="center" gap="4" minH="60dvh" p="6" textAlign="center">
      <Heading as="h1" size="xl">
        {t("brokenTitle")}
      </Heading>
      <chakra.p color="fg.muted" maxW="text">
        {t("brokenHelp")}
      </chakra.p>
      <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
    </Flex>
  );
}

interface Props {
  children: ReactNode;
  /** A new value resets the boundary, so an error does not survive navigation. */
  resetBy?: string;
}

/** Catches errors of a screen, including chunks missing after a new release, and offers a reload. */
export class ErrorBoundary extends Component<Props, { brokenAt: string | null }> {
  override state = { brokenAt: null };

  static getDerivedStateFromError() {
    return { brokenAt: "" };
  }

  static getDerivedStateFromProps(props: Props, state: { brokenAt: string | null }) {
    if (state.brokenAt === "") return { brokenAt: props.resetBy ?? "page" };
    if (state.brokenAt !== null && state.brokenAt !== (props.resetBy ?? "page")) return { brokenAt: null };
    return null;
  }

  override render() {
    return this.state.brokenAt === null ? this.props.children : <ErrorMessage />;
  }
}
