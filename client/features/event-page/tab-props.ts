import type { OneEventQuery } from "../../kit/graphql/generated";

/** The event whose tab is shown. */
export interface TabProps {
  event: OneEventQuery["event"];
}
