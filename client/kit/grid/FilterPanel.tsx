import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { PRESETS } from "../../../domain/time/business-calendar";
import { Select } from "../form/Select";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { NumberFilter } from "./filter-fields";
import type { FilterField } from "./filter-field";
import { filtersText } from "./filters.text";
import { RangeFilter } from "./RangeFilter";

type Values<Filter extends string> = Record<Filter, string>;

interface FieldProps<Filter extends string> {
  field: FilterField<Filter>;
  values: Values<Filter>;
  onChange: (values: Partial<Values<Filter>>) => void;
}

function Field<Filter extends string>({ field, values, onChange }: FieldProps<Filter>) {
  const t = useText(filtersText);
  const change = (filter: Filter, value: string) => onChange({ [filter]: value } as Partial<Values<Filter>>);
  if (field.kind === "fixed") return null;
  if (field.kind === "range") {
    const { from, to, preset, labels } = field;
    return (
      <Flex gap="3" wrap={{ base: "wrap", lg: "nowrap" }} flexBasis={{ base: "100%", lg: "auto" }}>
        <RangeFilter
          from={values[from]}
          to={values[to]}
          labels={labels}
          onChange={(range, chosen) =>
            onChange({
              [preset]: PRESETS.find((one) => one === chosen) ?? "",
              ...(range.from === undefined ? {} : { [from]: range.from }),
              ...(range.to === undefined ? {} : { [to]: range.to }),
            } as Partial<Values<Filter>>)
          }
        />
      </Flex>
    );
  }
  const { filter, label } = field;
  const value = values[filter];
  if (field.kind === "number") {
    return (
      <NumberFilter
        label={label}
        value={value}
        maxDigits={field.maxDigits}
        onChange={(typed) => change(filter, typed)}
      />
    );
  }
  // A value from a link that is not among the options stays selected.
  const isUnknown = value !== "" && !field.options.some((option) => option.value === value);
  return (
    <Box flex={{ base: "1 1 100%", md: "0 0 12rem" }}>
      <Select aria-label={label} value={value} onChange={(event) => change(filter, event.target.value)}>
        <option value="">{field.all ?? t("all")}</option>
        {isUnknown && <option value={value}>…</option>}
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Box>
  );
}

interface Props<Filter extends string> {
  id: string;
  fields: readonly FilterField<Filter>[];
  applied: Values<Filter>;
  onApply: (changes: Partial<Values<Filter>>) => void;
  onClose: () => void;
}

/** The fields of the filters. They apply together on submit; Escape closes the panel without a change. */
export function FilterPanel<Filter extends string>({ id, fields, applied, onApply, onClose }: Props<Filter>) {
  const t = useText(filtersText);
  const shared = useText(sharedText);
  const form = useRef<HTMLFormElement>(null);
  // Only what was changed is applied, so that a filter set elsewhere meanwhile stays.
  const [changes, setChanges] = useState<Partial<Values<Filter>>>({});
  const values = { ...applied, ...changes };
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, []);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    onApply(changes);
  };
  return (
    <chakra.form
      ref={form}
      id={id}
      aria-label={t("add")}
      flexBasis="100%"
      display="flex"
      flexWrap="wrap"
      gap="3"
      p="4"
      bg="bg.card"
      borderWidth="1px"
      borderRadius="lg"
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      {fields.map((field) => (
        <Field
          key={field.label}
          field={field}
          values={values}
          onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
        />
      ))}
      <Flex gap="2" ms="auto">
        <Button variant="ghost" onClick={onClose}>
          {shared("cancel")}
        </Button>
        <Button type="submit">{t("apply")}</Button>
      </Flex>
    </chakra.form>
  );
}
