import { Box, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A titled part of a card. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mt="6">
      <Heading as="h3" fontSize="sm" fontWeight="600" color="fg.muted" mb="1.5">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
