import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../../kit/i18n/i18n";
import { counterText } from "./counter.text";

interface Props {
  reasons: readonly string[];
  onConfirm: () => void;
  onCorrect: () => void;
}

/**
 * Asks before an unlikely receipt is recorded. The focus stays in the form and Enter confirms nothing: a person who
 * types on must not confirm by accident.
 */
export function Confirmation({ reasons, onConfirm, onCorrect }: Props) {
  const t = useText(counterText);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box
      ref={card}
      role="alert"
      mt="4"
      p="4"
      borderWidth="1px"
      borderColor="gold.border"
      bg="gold.subtle"
      borderRadius="md"
    >
      <Flex gap="3">
        <Box color="gold.fg" pt="0.5">
          <TriangleAlert size={20} aria-hidden />
        </Box>
        <Box minW="0">
          <chakra.p fontWeight="700" color="gold.fg">
            {t("confirmTitle")}
          </chakra.p>
          {reasons.map((reason) => (
            <chakra.p key={reason} overflowWrap="anywhere">
              {reason}
            </chakra.p>
          ))}
        </Box>
      </Flex>
      <Flex gap="3" mt="3" wrap="wrap">
        <Button variant="outline" size="lg" flex="1" onClick={onCorrect}>
          {t("correct")}
        </Button>
        <Button size="lg" flex="1" onClick={onConfirm} aria-keyshortcuts="F9">
          {t("recordAnyway")}
        </Button>
      </Flex>
    </Box>
  );
}
