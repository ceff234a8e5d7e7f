import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Card } from "../../kit/page/Card";

interface Props {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** One section of the account. After a switch of sections its heading takes the focus, as after navigation. */
export function Section({ title, lead, action, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation() as { state: { isSection?: unknown } | null };
  const [arrived] = useState(state?.isSection === true);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <Card aria-labelledby={id}>
      <Flex gap="4" mb="5" justify="space-between" align="flex-start" wrap="wrap">
        <Box flex="1" minW="min(14rem, 100%)">
          <Heading as="h2" size="lg" id={id} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {lead && (
            <chakra.p mt="1" color="fg.muted" maxW="text">
              {lead}
            </chakra.p>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </Card>
  );
}
