import { Button, chakra, DatePicker, Flex, useDatePickerContext, type SystemStyleObject } from "@chakra-ui/react";
import {
  type CalendarIdentifier,
  GregorianCalendar,
  parseDate,
  PersianCalendar,
  toCalendar,
} from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { dayOf } from "../../../domain/time/business-calendar";
import { TIME_ZONE } from "../../../domain/time/instants";
import { useLang, useText } from "../i18n/i18n";
import { TOUCH_FIELD } from "../theme/scale";
import { dateText } from "./date.text";

interface Props {
  /** The id of the field; the popover opens below its frame. */
  id: string;
  /** The selected day as 2026-11-21, or empty. */
  day: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPick: (day: string) => void;
}

const GREGORIAN = new GregorianCalendar();
const createCalendar = (name: CalendarIdentifier) => (name === "persian" ? new PersianCalendar() : GREGORIAN);

const SATURDAY = 6;
const MONDAY = 1;
const LOCALES = {
  en: { locale: "en-US", startOfWeek: MONDAY },
  fa: { locale: "fa-IR-u-ca-persian", startOfWeek: SATURDAY },
};
/** The years of the select before and after the shown one. */
const YEARS = 10;

const DAY: SystemStyleObject = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  w: "10",
  h: "9",
  borderRadius: "md",
  cursor: "pointer",
  _hover: { bg: "bg.emphasized" },
  "&[data-outside-range]": { visibility: "hidden" },
  "&[data-today]": { fontWeight: "700", color: "accent.fg" },
  "&[data-selected]": {
    bg: "accent.solid",
    color: "accent.contrast",
    "@media (forced-colors: active)": { outline: "2px solid Highlight" },
  },
};

const Choice = chakra("select", {
  base: {
    h: "9",
    px: "1.5",
    bg: "transparent",
    color: "fg",
    fontWeight: "600",
    borderRadius: "md",
    ...TOUCH_FIELD,
    cursor: "pointer",
    _hover: { bg: "bg.emphasized" },
    "& option": { bg: "bg.card" },
  },
});

function Header() {
  const t = useText(dateText);
  const lang = useLang();
  const picker = useDatePickerContext();
  const year = picker.visibleRange.start.year;
  const format = useMemo(() => new Intl.NumberFormat(LOCALES[lang].locale, { useGrouping: false }), [lang]);
  const years = Array.from({ length: 2 * YEARS + 1 }, (_, index) => year - YEARS + index);
  const mirrored = { "& svg": { _rtl: { transform: "scaleX(-1)" } } };
  return (
    <Flex align="center" justify="space-between" gap="1" mb="1">
      <DatePicker.PrevTrigger asChild>
        <Button variant="ghost" size="sm" px="2" css={mirrored}>
          <ChevronLeft size={18} aria-hidden />
        </Button>
      </DatePicker.PrevTrigger>
      <div>
        <Choice
          aria-label={t("month")}
          value={picker.visibleRange.start.month}
          onChange={(event) => picker.focusMonth(Number(event.target.value))}
        >
          {picker.getMonths().map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice aria-label={t("year")} value={year} onChange={(event) => picker.focusYear(Number(event.target.value))}>
          {years.map((value) => (
            <option key={value} value={value}>
              {format.format(value)}
            </option>
          ))}
        </Choice>
      </div>
      <DatePicker.NextTrigger asChild>
        <Button variant="ghost" size="sm" px="2" css={mirrored}>
          <ChevronRight size={18} aria-hidden />
        </Button>
      </DatePicker.NextTrigger>
    </Flex>
  );
}

function Days() {
  const t = useText(dateText);
  const lang = useLang();
  const picker = useDatePickerContext();
  const format = useMemo(() => new Intl.NumberFormat(LOCALES[lang].locale), [lang]);
  return (
    <DatePicker.Table aria-label={t("days")} aria-roledescription={t("calendar")}>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {picker.weekDays.map(({ long, short, narrow }) => (
            <DatePicker.TableHeader key={long} w="10" h="8" fontSize="sm" fontWeight="500" color="fg.muted">
              {lang === "fa" ? narrow : short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {picker.weeks.map((week) => (
          <DatePicker.TableRow key={week[0]?.toString()}>
            {week.map((value) => (
              <DatePicker.TableCell key={value.toString()} value={value}>
                <DatePicker.TableCellTrigger css={DAY}>{format.format(value.day)}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

/** A month in the user's calendar, below its field. */
export function CalendarPopover({ id, day, isOpen, onOpenChange, onPick }: Props) {
  const t = useText(dateText);
  const lang = useLang();
  const { locale, startOfWeek } = LOCALES[lang];
  const pick = (picked: string) => {
    onPick(picked);
    onOpenChange(false);
  };
  return (
    <DatePicker.Root
      // The calendar of a language is fixed when the picker starts.
      key={lang}
      ids={{ control: `${id}-frame`, trigger: `${id}-trigger`, content: `${id}-calendar` }}
      locale={locale}
      createCalendar={createCalendar}
      startOfWeek={startOfWeek}
      timeZone={TIME_ZONE}
      fixedWeeks
      lazyMount
      unmountOnExit
      positioning={{ strategy: "fixed", placement: "bottom-end", gutter: 4 }}
      translations={{
        content: t("calendar"),
        dayCell: ({ valueText, selected }) => (selected ? t("chosen", { day: valueText }) : valueText),
        prevTrigger: () => t("prevMonth"),
        nextTrigger: () => t("nextMonth"),
      }}
      value={day === "" ? [] : [parseDate(day)]}
      onValueChange={({ value: [date] }) => date && onPick(toCalendar(date, GREGORIAN).toString().slice(0, 10))}
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
    >
      <DatePicker.Positioner>
        <DatePicker.Content
          role="dialog"
          zIndex="20"
          aria-roledescription={undefined}
          p="2"
          bg="bg.card"
          color="fg"
          borderWidth="1px"
          borderRadius="md"
          boxShadow="raised"
          outline="none"
        >
          <DatePicker.View view="day">
            <Header />
            <Days />
          </DatePicker.View>
          <Button variant="ghost" size="sm" w="full" onClick={() => pick(dayOf(new Date()))}>
            {t("today")}
          </Button>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}
