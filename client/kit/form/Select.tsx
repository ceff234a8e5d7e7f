import { Box, chakra, Input } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"select">, "size" | "color"> {
  size?: "md" | "lg" | undefined;
}

/** The native select, styled like the other controls. */
export function Select({ size, children, ...control }: Props) {
  return (
    <Box position="relative">
      <Input asChild size={size} pe="10" cursor="pointer" textOverflow="ellipsis">
        <chakra.select {...control}>{children}</chakra.select>
      </Input>
      <Box
        position="absolute"
        insetEnd="3"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="fg.muted"
      >
        <ChevronDown size={18} aria-hidden />
      </Box>
    </Box>
  );
}
