import { Popover } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";

interface Props {
  /** The button that opened the panel. */
  button: RefObject<HTMLButtonElement | null>;
  /** Called by Escape and by a click elsewhere. */
  onClose: () => void;
  children: ReactNode;
}

/** An open panel below its button. */
export function PopoverPanel({ button, onClose, children }: Props) {
  return (
    <Popover.Root
      open
      positioning={{ placement: "bottom-start", gutter: 4, strategy: "fixed", getAnchorElement: () => button.current }}
      persistentElements={[() => button.current]}
      // The panel is removed as it closes, before it could return the focus.
      onEscapeKeyDown={() => button.current?.focus()}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Popover.Positioner>
        <Popover.Content
          // The positioner takes the level of its content.
          zIndex="20"
          w="min(22rem, calc(100vw - 2rem))"
          maxH="min(80vh, var(--available-height))"
          overflowY="auto"
          p="4"
          bg="bg.card"
          color="fg"
          borderWidth="1px"
          borderRadius="md"
          boxShadow="raised"
          textAlign="start"
          outline="none"
        >
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
