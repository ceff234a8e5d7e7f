import type { ReactNode } from "react";

interface Option {
  value: string;
  label: string;
}

interface ChoiceField<Filter extends string> {
  kind: "choice";
  filter: Filter;
  label: string;
  /** The option without a filter, if it is not "All". */
  all?: string;
  options: readonly Option[];
}

interface NumberField<Filter extends string> {
  kind: "number";
  filter: Filter;
  label: string;
  maxDigits: number;
}

interface RangeField<Filter extends string> {
  kind: "range";
  from: Filter;
  to: Filter;
  /** The name of the range, which a saved view keeps instead of the days. */
  preset: Filter;
  label: string;
  labels: { from: string; to: string };
}

/** A filter that is set from within the list and can only be removed. */
interface FixedField<Filter extends string> {
  kind: "fixed";
  filter: Filter;
  label: string;
  value: ReactNode;
}

/** A filter of a list: its chip and its field. */
export type FilterField<Filter extends string> =
  | ChoiceField<Filter>
  | NumberField<Filter>
  | RangeField<Filter>
  | FixedField<Filter>;

/** The filters of a field. */
export const filtersOf = <Filter extends string>(field: FilterField<Filter>): Filter[] =>
  field.kind === "range" ? [field.from, field.to, field.preset] : [field.filter];
