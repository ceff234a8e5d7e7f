import type { ReactNode } from "react";
import { useFormats } from "../i18n/format";
import { useText } from "../i18n/i18n";
import { Chip } from "./Chip";
import { filtersOf, type FilterField } from "./filter-field";
import { filtersText } from "./filters.text";

interface Props<Filter extends string> {
  fields: readonly FilterField<Filter>[];
  values: Record<Filter, string>;
  onRemove: (filters: readonly Filter[]) => void;
}

/** The filters that are set, each with a button that removes it. */
export function FilterChips<Filter extends string>({ fields, values, onRemove }: Props<Filter>) {
  const t = useText(filtersText);
  const { day, number } = useFormats();
  const rangeOf = (from: string, to: string) =>
    from && to
      ? t("between", { from: day(from), to: day(to) })
      : from
        ? t("since", { from: day(from) })
        : t("until", { to: day(to) });
  const valueOf = (field: FilterField<Filter>): ReactNode => {
    if (field.kind === "range") return rangeOf(values[field.from], values[field.to]);
    if (field.kind === "fixed") return field.value;
    const value = values[field.filter];
    if (field.kind === "number") return number(Number(value));
    return field.options.find((option) => option.value === value)?.label ?? "…";
  };
  return fields
    .filter((field) =>
      field.kind === "range"
        ? values[field.from] || values[field.to]
        : filtersOf(field).some((filter) => values[filter]),
    )
    .map((field) => (
      <Chip
        key={field.label}
        label={field.label}
        remove={t("remove", { name: field.label })}
        onRemove={() => onRemove(filtersOf(field))}
      >
        {valueOf(field)}
      </Chip>
    ));
}
