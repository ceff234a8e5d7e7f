import { Box, chakra, Flex, Input } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { toLatinDigits } from "../../../domain/text";
import { isDay } from "../../../domain/time/business-calendar";
import { DateInput } from "../dates/DateInput";
import { useText } from "../i18n/i18n";
import { filtersText } from "./filters.text";

interface FrameProps {
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

const errorIdOf = (id: string): string => `${id}-error`;

/** A filter with its label and its field in one frame: beside it, or on a phone above it, where two fit in a row. */
function Framed({ id, label, error, children }: FrameProps) {
  const frame = (
    <Flex
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
  return (
    <Box flex={{ base: "1 1 10rem", md: "0 0 auto" }}>
      {frame}
      {/* As wide as the frame, not as the text. */}
      <Box id={errorIdOf(id)} aria-live="polite" w="0" minW="full" fontSize="sm" color="danger.fg">
        {error}
      </Box>
    </Box>
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

/** A typed text that is no day, and whether it is shown as an error. */
function useNotADay(value: string) {
  const [state, setState] = useState({ text: "", isShown: false, value });
  // A range that is set elsewhere replaces the text.
  if (value !== state.value) setState({ text: "", isShown: false, value });
  return {
    text: state.text,
    isShown: state.isShown,
    set: (text: string) => setState({ text, isShown: text !== "" && state.isShown, value }),
    show: () => setState({ ...state, isShown: state.text !== "" }),
  };
}

/**
 * A day filter (2026-08-03), typed or picked in the user's calendar. A text that is no day stays in the field, and its
 * form is not submitted. The error is shown on submit, without a form on blur.
 */
export function DateFilter({ label, value, onChange }: Props) {
  const t = useText(filtersText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, isShown, set, show } = useNotADay(value);
  const error = t("notADay");
  useEffect(() => input.current?.setCustomValidity(text === "" ? "" : error), [text, error]);
  const change = (next: string) => {
    const isDayOrEmpty = next === "" || isDay(next);
    set(isDayOrEmpty ? "" : next);
    if (isDayOrEmpty) onChange(next);
  };
  return (
    <Framed id={id} label={label} error={isShown ? error : undefined}>
      <DateInput
        {...UNBORDERED}
        id={id}
        ref={input}
        w={{ base: "full", md: "9rem" }}
        aria-invalid={isShown}
        aria-describedby={isShown ? errorIdOf(id) : undefined}
        _focusVisible={UNFRAMED}
        _invalid={{ color: "danger.fg" }}
        value={text || value}
        onChange={change}
        // In a form it would move the button that is being pressed.
        onBlur={(event) => event.currentTarget.form ?? show()}
        onInvalid={(event) => {
          // The error is under the field instead of in a bubble of the browser.
          event.preventDefault();
          show();
          event.currentTarget.form?.querySelector<HTMLElement>("input:invalid")?.focus();
        }}
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
