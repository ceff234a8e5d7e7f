import { useQuery } from "@apollo/client/react";
import { DeskFlagsDocument } from "./registration-desk.generated";

/** The flags without which the server rejects a registration at the desk. */
const NEEDED = ["event_management", "opening_day_mode"] as const;

/** Returns the name of a needed flag that is turned off; undefined while registration is possible. */
export function useClosingFlag(): (typeof NEEDED)[number] | undefined {
  const { data } = useQuery(DeskFlagsDocument, { fetchPolicy: "cache-and-network" });
  return NEEDED.find((name) => data?.featureFlags.some((flag) => flag.name === name && !flag.isEnabled));
}
