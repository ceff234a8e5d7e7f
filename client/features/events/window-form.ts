import { tehranClock, tehranIso } from "../../kit/i18n/tehran";

/** What the fields of an event's or a campaign's window hold: text as typed, times as a clock in Tehran shows them. */
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

/** The fields filled with what is stored. */
export const windowValues = ({ name, description, startDate, endDate, isActive }: Window): WindowValues => ({
  name,
  description: description ?? "",
  startDate: tehranClock(new Date(startDate)),
  endDate: tehranClock(new Date(endDate)),
  isActive,
});

/** What the fields hold as the domain's drafts read it: times with Tehran's offset, an empty one as nothing. */
export const typedWindow = <Values extends WindowValues>(values: Values) => ({
  ...values,
  startDate: values.startDate === "" ? null : tehranIso(values.startDate),
  endDate: values.endDate === "" ? null : tehranIso(values.endDate),
});
