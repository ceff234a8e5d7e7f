import { Box, chakra, Flex, Input } from "@chakra-ui/react";
import { useId, useState, type ReactNode } from "react";
import { toLatinDigits } from "../../../domain/text";
import { isDay } from "../i18n/tehran";

/** A filter with its label and its field in one frame. */
function Framed({ id, label, children }: { id: string; label: string; children: ReactNode }) {
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
        {children}
      </Box>
    </Flex>
  );
}

const UNBORDERED = { h: "9", px: { base: "1.5", md: "2" }, borderWidth: "0", bg: "transparent" } as const;
const UNFRAMED = { outline: "none" };

interface Props {
  label: string;
  /** Empty without a filter. */
  value: string;
  onChange: (value: string) => void;
}

/** A day filter in the format of a date field (2026-08-03), with the native picker, which every tablet has. */
export function DateFilter({ label, value, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, or clearing the filters, changes the applied value: the field follows.
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
    <Framed id={id} label={label}>
      <Input
        {...UNBORDERED}
        id={id}
        type="date"
        _focusVisible={UNFRAMED}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </Framed>
  );
}

/** A whole number from 0; accepts digits of every keyboard. */
export function NumberFilter({ label, value, maxDigits, onChange }: Props & { maxDigits: number }) {
  const id = useId();
  return (
    <Framed id={id} label={label}>
      <Input
        {...UNBORDERED}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        w={{ base: "full", md: "6rem" }}
        maxLength={maxDigits}
        _focusVisible={UNFRAMED}
        value={value}
        onChange={(event) => onChange(toLatinDigits(event.target.value).replace(/\D/g, ""))}
      />
    </Framed>
  );
}
