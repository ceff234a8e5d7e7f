import { registerEnumType } from "type-graphql";
import type { Calendar } from "../../../domain/time/business-calendar";

export const CalendarEnum = { JALALI: "jalali", GREGORIAN: "gregorian" } as const satisfies Record<string, Calendar>;
registerEnumType(CalendarEnum, { name: "Calendar" });
