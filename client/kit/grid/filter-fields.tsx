import { Box, chakra, Flex, Input } from "@chakra-ui/react";
import { useId, useState, type ReactNode } from "react";
import { toLatinDigits } from "../../../domain/text";
import { isDay } from "../../../domain/time/business-calendar";
import { DateInput } from "../dates/DateInput";

/** A filter with its label and its field in one frame: beside it, or on a phone above it, where two fit in a row. */
function Framed({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Flex
      flex={{ base: "1 1 10rem", md: "0 0 auto" }}
      direction={{ base: "column", md: "row" }}
      align={{ base: "stretch", md: "center" }}
      h={{ base: "14", md: "10" }}
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
      <chakra.label
        htmlFor={id}
        ps="3"
        pt={{ base: "1.5", md: "0" }}
        fontSize={{ base: "xs", md: "sm" }}
        color="fg.muted"
        whiteSpace="nowrap"
      >
        {label}
      </chakra.label>
      <Box flex="1" minW="0">
        {children}
      </Box>
    </Flex>
  );
}

const UNBORDERED = {
  h: { base: "7", md: "9" },
  px: { base: "3", md: "2" },
  borderWidth: "0",
  bg: "transparent",
} as const;
const UNFRAMED = { outline: "none" };

interface Props {
  label: string;
  /** Empty without a filter. */
  value: string;
  onChange: (value: string) => void;
}

/** A day filter (2026-08-03), typed or picked in the user's calendar. */
export function DateFilter({ label, value, onChange }: Props) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const change = (next: string) => {
    const isDayOrEmpty = next === "" || isDay(next);
    setWrong(!isDayOrEmpty);
    if (isDayOrEmpty) onChange(next);
  };
  return (
    <Framed id={id} label={label}>
      <DateInput
        {...UNBORDERED}
        id={id}
        w={{ base: "full", md: "9rem" }}
        aria-invalid={isWrong}
        _focusVisible={UNFRAMED}
        _invalid={{ color: "danger.fg" }}
        value={value}
        onChange={change}
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
        dir="ltr"
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
