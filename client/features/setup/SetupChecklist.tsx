import { Box, Button, chakra, Flex, Heading, Link } from "@chakra-ui/react";
import { Circle, CircleCheck } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { setupText } from "./setup.text";
import { useSetup } from "./use-setup";

const Steps = chakra("ol", {
  base: { display: "grid", gridTemplateColumns: { md: "1fr 1fr" }, gapX: "6", gapY: "1", mt: "3" },
});

/** What remains to be done in a new club, with a link for each step. */
export function SetupChecklist() {
  const t = useText(setupText);
  const { number } = useFormats();
  const { steps, hide } = useSetup();
  if (!steps) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card aria-labelledby="setup-title">
      <Flex align="flex-start" justify="space-between" gap="3">
        <Box>
          <Heading as="h2" id="setup-title">
            {t("title")}
          </Heading>
          <chakra.p color="fg.muted" fontSize="sm">
            {t("progress", { done: number(done), all: number(steps.length) })}
          </chakra.p>
        </Box>
        <Button variant="ghost" size="sm" onClick={hide}>
          {t("hide")}
        </Button>
      </Flex>
      <Steps>
        {steps.map(({ name, to, state, isDone }) => (
          <Flex as="li" key={name} align="center" gap="2.5" minH="9">
            <Box color={isDone ? "accent.fg" : "fg.muted"} flexShrink="0">
              {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            </Box>
            {isDone ? (
              <chakra.span color="fg.muted">
                {t(name)}
                <chakra.span srOnly>{` (${t("done")})`}</chakra.span>
              </chakra.span>
            ) : (
              <Link asChild>
                <RouterLink to={to} state={state}>
                  {t(name)}
                </RouterLink>
              </Link>
            )}
          </Flex>
        ))}
      </Steps>
    </Card>
  );
}
