import { useQuery } from "@apollo/client/react";
import type { Calendar } from "../../../domain/time/business-calendar";
import { BusinessCalendarDocument } from "../graphql/generated";

/** The calendar of the business's weeks, months and years; undefined until it is loaded. `skip` loads nothing. */
export function useBusinessCalendar({ skip }: { skip: boolean }): Calendar | undefined {
  const { data } = useQuery(BusinessCalendarDocument, { fetchPolicy: "cache-first", skip });
  return data && (data.me.businessCalendar === "JALALI" ? "jalali" : "gregorian");
}
