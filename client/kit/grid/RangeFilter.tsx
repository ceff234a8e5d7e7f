import { Box } from "@chakra-ui/react";
import { useState } from "react";
import {
  addDays,
  type Calendar,
  type Day,
  dayOf,
  PRESETS,
  type Preset,
  presetSpan,
} from "../../../domain/time/business-calendar";
import { Select } from "../form/Select";
import { nameIn } from "../i18n/format";
import { useLang, useText } from "../i18n/i18n";
import { DateFilter } from "./filter-fields";
import { rangeText } from "./range.text";
import { useBusinessCalendar } from "./use-business-calendar";

/** The first and last day, both inclusive; empty without a limit. */
export interface Range {
  from: Day;
  to: Day;
}

/** The event since whose start a range can be chosen. */
export interface SinceEvent {
  name: string;
  from: Day;
}

type Choice = Preset | "since" | "any";

interface Props extends Range {
  labels: { from: string; to: string };
  today?: Day;
  /** The business calendar if the parent has loaded it; else it is loaded. */
  calendar?: Calendar | undefined;
  since?: SinceEvent | undefined;
  /** There is always a range, so "any time" is no choice. */
  required?: boolean;
  /** Called with what changed; with both days and the preset if one was chosen. */
  onChange: (change: Partial<Range>, preset?: Choice) => void;
}

/** The ranges that can be chosen, in order; those of weeks, months and years need the business calendar. */
function useChoices({ today = dayOf(new Date()), since, required = false, ...props }: Props) {
  const loaded = useBusinessCalendar({ skip: "calendar" in props });
  const calendar = props.calendar ?? loaded;
  const choices = new Map<Choice, Range>();
  if (!required) choices.set("any", { from: "", to: "" });
  for (const preset of calendar ? PRESETS : (["last_30_days"] as const)) {
    const { from, until } = presetSpan(preset, today, calendar ?? "jalali");
    choices.set(preset, { from, to: addDays(until, -1) });
  }
  if (since && since.from <= today) choices.set("since", { from: since.from, to: today });
  return choices;
}

/** A range of days: a list of presets, of which exactly one is marked, and its first and last day. */
export function RangeFilter(props: Props) {
  const { from, to, labels, since, onChange } = props;
  const t = useText(rangeText);
  const lang = useLang();
  const choices = useChoices(props);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const isMarked = (choice: Choice | null) => {
    const range = choice && choices.get(choice);
    return range?.from === from && range.to === to;
  };
  // Today can also be this week: the chosen one is marked, after a reload the first.
  const marked = isMarked(chosen) ? chosen : ([...choices.keys()].find(isMarked) ?? "custom");
  const choose = (choice: Choice) => {
    setChosen(choice);
    onChange(choices.get(choice) ?? {}, choice);
  };
  return (
    <>
      <Box flex={{ base: "1 1 100%", md: "1 1 9rem" }} maxW={{ md: "12rem" }}>
        <Select
          aria-label={t("period")}
          value={marked ?? "custom"}
          onChange={(event) => choose(event.target.value as Choice)}
        >
          {[...choices.keys()].map((choice) => (
            <option key={choice} value={choice}>
              {t(choice, { name: nameIn(lang, since?.name ?? "") })}
            </option>
          ))}
          <option value="custom" disabled hidden>
            {t("custom")}
          </option>
        </Select>
      </Box>
      <DateFilter label={labels.from} value={from} onChange={(day) => onChange({ from: day })} />
      <DateFilter label={labels.to} value={to} onChange={(day) => onChange({ to: day })} />
    </>
  );
}
