import { Box, Flex, Heading } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";

interface Props {
  title: string;
  /** Shown at the end of the heading row. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section with a heading. */
export function CampaignSection({ title, action, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mt={{ base: "7", md: "9" }}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="10" mb="3">
        <Heading as="h2" id={id} size="lg">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
