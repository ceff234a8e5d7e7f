import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useText } from "../kit/i18n/i18n";
import { appText } from "./app.text";

/** Shown for an error of a screen, such as a chunk that is missing after a new release; offers a reload. */
export function ErrorMessage() {
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
