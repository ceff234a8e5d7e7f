import { Popover } from "@chakra-ui/react";
import type { RefObject } from "react";
import { useText } from "../../kit/i18n/i18n";
import { explanationsText } from "./explanations.text";

interface Props {
  term: keyof typeof explanationsText.en;
  title: string;
  /** The button that opens the popover. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** An open explanation; Escape and a click elsewhere close it. */
export function HelpPopover({ term, title, button, onClose }: Props) {
  const t = useText(explanationsText);
  return (
    <Popover.Root
      open
      positioning={{ placement: "top", gutter: 4, strategy: "fixed", getAnchorElement: () => button.current }}
      persistentElements={[() => button.current]}
      finalFocusEl={() => button.current}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Popover.Positioner zIndex="20">
        <Popover.Content
          maxW="min(20rem, calc(100vw - 2rem))"
          p="3"
          bg="bg.card"
          color="fg"
          borderWidth="1px"
          borderRadius="md"
          boxShadow="raised"
          fontSize="sm"
          fontWeight="400"
          lineHeight="1.6"
          whiteSpace="normal"
          textAlign="start"
          outline="none"
        >
          <Popover.Title fontWeight="700">{title}</Popover.Title>
          <Popover.Description>{t(term)}</Popover.Description>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
