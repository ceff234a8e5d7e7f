import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  /** The name of the filter. */
  label: string;
  /** The accessible label of the remove button. */
  remove: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A filter that was set from within the list, with a button that removes it. */
export function Chip({ label, remove, onRemove, children }: Props) {
  return (
    <Flex
      align="center"
      ps="3"
      minH="9"
      maxW="full"
      borderRadius="full"
      borderWidth="1px"
      borderColor="accent.border"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="sm"
    >
      <Box minW="0" truncate>
        {`${label}: `}
        <chakra.bdi fontWeight="600">{children}</chakra.bdi>
      </Box>
      <Button variant="plain" size="sm" px="2.5" aria-label={remove} title={remove} onClick={onRemove}>
        <X size={16} aria-hidden />
      </Button>
    </Flex>
  );
}
