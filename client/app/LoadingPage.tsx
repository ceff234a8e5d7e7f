import { Box, Heading } from "@chakra-ui/react";
import { Loading } from "../kit/feedback/States";
import { useText } from "../kit/i18n/i18n";
import { appText } from "./app.text";
import type { Route } from "./routes";

/** Shown while the code of a screen loads. Screen readers get the heading of the screen itself, which takes the focus. */
export function LoadingPage({ title }: Pick<Route, "title">) {
  const t = useText(appText);
  return (
    <Box maxW="page" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "6", md: "10" }}>
      {title && (
        <Heading as="h1" size="2xl" mb={{ base: "5", md: "7" }} aria-hidden>
          {t(title)}
        </Heading>
      )}
      <Loading />
    </Box>
  );
}
