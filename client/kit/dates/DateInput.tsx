import { Box, chakra, Input, type InputProps } from "@chakra-ui/react";
import { CalendarDays } from "lucide-react";
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type Ref } from "react";
import { parseTypedDate } from "../../../domain/time/parse-typed-date";
import { useLang, useText } from "../i18n/i18n";
import { formatTyped } from "./typed-date";
import { dateText } from "./date.text";
import type { CalendarPopover } from "./CalendarPopover";

interface Props extends Omit<InputProps, "value" | "onChange" | "id"> {
  id: string;
  ref?: Ref<HTMLInputElement> | undefined;
  /** A day (2026-11-21), with `withTime` a local time in Tehran (2026-11-21T14:30), or a text that is neither. */
  value: string;
  withTime?: boolean;
  /** The time of a date that is typed or picked without one; an end includes its day with 23:59. */
  defaultTime?: string | undefined;
  /** Called with a value of the same format, or with the text as typed if it is no date. */
  onChange: (value: string) => void;
}

type Typed = Pick<Props, "value" | "withTime" | "defaultTime" | "onChange">;

/** The typed text; it follows a value that changes elsewhere, and the language. */
function useTyped({ value, withTime = false, defaultTime, onChange }: Typed) {
  const lang = useLang();
  const parse = (typed: string) => parseTypedDate(typed, withTime, defaultTime);
  const [text, setText] = useState(() => formatTyped(value, lang));
  const [known, setKnown] = useState({ value, lang });
  const [sent, setSent] = useState(value);
  if (value !== known.value || lang !== known.lang) {
    setKnown({ value, lang });
    if (value !== sent || lang !== known.lang) {
      setSent(value);
      setText(formatTyped(value, lang));
    }
  }
  const parsed = parse(text);
  const normalize = useEffectEvent(() => {
    const stored = parse(value);
    if (stored !== null && stored !== value) onChange(stored);
  });
  // A typed text that was set from outside, such as the one before a scan, becomes a value.
  useEffect(() => normalize(), [value]);
  const send = (next: string) => {
    setSent(next);
    onChange(next);
  };
  return {
    text,
    parsed,
    type: (typed: string) => {
      setText(typed);
      send(parse(typed) ?? typed);
    },
    set: (next: string) => {
      setText(formatTyped(next, lang));
      send(next);
    },
    /** Completes 1405/8/3 to 1405/08/03; a text that the parent rejected is replaced by the value. */
    complete: () => setText(formatTyped(parsed ?? value, lang)),
  };
}

/**
 * A date, or date and time, that is typed in the user's calendar or picked in a popover (the ARIA date-picker combobox:
 * one tab stop, Arrow Down opens). The popover is loaded on first use.
 */
export function DateInput(props: Props) {
  const { id, ref, value, withTime = false, defaultTime = "00:00", onChange, onBlur, disabled, ...control } = props;
  const t = useText(dateText);
  const { text, parsed, type, set, complete } = useTyped({ value, withTime, defaultTime, onChange });
  const [isOpen, setOpen] = useState(false);
  const [Popover, setPopover] = useState<typeof CalendarPopover | null>(null);
  const [day = "", time = defaultTime] = (parsed ?? "").split("T");

  const open = () => {
    if (Popover) return setOpen(true);
    import("./CalendarPopover").then(
      (module) => setPopover(() => module.CalendarPopover),
      // Without a network the date can still be typed.
      () => undefined,
    );
  };
  // The picker moves the focus when it opens, not when it starts open: it is rendered closed first.
  const openLoaded = useEffectEvent(() => setOpen(true));
  useEffect(() => {
    if (Popover) openLoaded();
  }, [Popover]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <Box id={`${id}-frame`} position="relative" minW="0">
      <Input
        {...control}
        id={id}
        ref={ref}
        type="text"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-calendar` : undefined}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={t(withTime ? "dayAndTime" : "day")}
        pe="10"
        fontVariantNumeric="normal"
        disabled={disabled}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={(event) => {
          complete();
          onBlur?.(event);
        }}
      />
      <chakra.button
        id={`${id}-trigger`}
        type="button"
        tabIndex={-1}
        aria-label={t("calendar")}
        disabled={disabled}
        position="absolute"
        insetY="0"
        insetEnd="0"
        px="2.5"
        color="fg.muted"
        cursor="pointer"
        borderEndRadius="md"
        _hover={{ color: "fg" }}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        <CalendarDays size={18} aria-hidden />
      </chakra.button>
      {Popover && (
        <Popover
          id={id}
          day={day}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) document.getElementById(id)?.focus();
          }}
          onPick={(picked) => set(withTime ? `${picked}T${time}` : picked)}
        />
      )}
    </Box>
  );
}
