import { tehranClock, tehranIso } from "../../kit/i18n/tehran";

/** The form values of an event's or a campaign's window: text as typed, times as local time in Tehran. */
export interface WindowValues {
  name: string;
  description: string;
  startDate: string;
  endDate: string;
  isActive: boolean;
}

export const EMPTY_WINDOW: WindowValues = { name: "", description: "", startDate: "", endDate: "", isActive: true };

interface Window {
  name: string;
  description?: string | null | undefined;
  startDate: string;
  endDate: string;
  isActive: boolean;
}

/** The form values of a stored window. */
export const windowValues = ({ name, description, startDate, endDate, isActive }: Window): WindowValues => ({
  name,
  description: description ?? "",
  startDate: tehranClock(new Date(startDate)),
  endDate: tehranClock(new Date(endDate)),
  isActive,
});

/** Converts form values for the domain's drafts: times get Tehran's offset, empty texts become null. */
export const typedWindow = <Values extends WindowValues>(values: Values) => ({
  ...values,
  startDate: values.startDate === "" ? null : tehranIso(values.startDate),
  endDate: values.endDate === "" ? null : tehranIso(values.endDate),
});
