import { Box, chakra } from "@chakra-ui/react";
import { useId } from "react";
import { Select } from "../../kit/form/Select";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "./events.text";

interface Props {
  events: readonly Event[];
  /** The id of the selected event; empty if none is selected. */
  value: string;
  onChange: (id: string) => void;
  /** The option's label. */
  option: (event: Event) => string;
  disabled?: boolean;
  /** Large at the counter. */
  size?: "md" | "lg";
  /** The field name by which the scanner hook recognizes the field. */
  name?: string;
}

export function EventSelect({ events, value, onChange, option, disabled, size, name }: Props) {
  const t = useText(eventsText);
  const id = useId();
  return (
    <Box maxW="28rem" minW="0">
      <chakra.label htmlFor={id} display="block" mb="1" fontSize="sm" fontWeight="600">
        {t("selectEvent")}
      </chakra.label>
      <Select
        id={id}
        name={name}
        size={size}
        value={value}
        disabled={disabled}
        onChange={(change) => onChange(change.target.value)}
      >
        <option value="">{t("chooseEvent")}</option>
        {events.map((event) => (
          <option key={event.id} value={event.id}>
            {option(event)}
          </option>
        ))}
      </Select>
    </Box>
  );
}
