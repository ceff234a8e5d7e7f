import { Box, chakra, Flex, Input } from "@chakra-ui/react";
import { useId, useState } from "react";
import { isDay } from "../i18n/tehran";

interface Props {
  label: string;
  /** A day as a date field writes it: 2026-08-03; empty for none. */
  value: string;
  onChange: (day: string) => void;
}

/** A day to filter by, its name in front; the browser's own picker, which every tablet has. */
export function DateFilter({ label, value, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Going back, or clearing the filters, changes what is applied: the field follows.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const type = (next: string) => {
    setText(next);
    // While a year is typed the field holds years like 0020.
    if (next === "" || isDay(next)) onChange(next);
  };
  return (
    <Flex
      flex={{ base: "1 1 10rem", md: "0 0 auto" }}
      align="center"
      h="10"
      bg="bg.card"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
      _hover={{ borderColor: "fg.muted" }}
      _focusWithin={{
        borderColor: "accent.focusRing",
        outline: "2px solid",
        outlineColor: "accent.focusRing",
        outlineOffset: "-1px",
      }}
    >
      <chakra.label htmlFor={id} ps={{ base: "2.5", md: "3" }} fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        {label}
      </chakra.label>
      <Box flex="1" dir="ltr">
        <Input
          id={id}
          type="date"
          h="9"
          px={{ base: "1.5", md: "2" }}
          borderWidth="0"
          bg="transparent"
          _focusVisible={{ outline: "none" }}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </Box>
    </Flex>
  );
}
