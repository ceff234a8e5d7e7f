import { lazy, Suspense } from "react";
import { Loading } from "../../kit/feedback/States";
import type { TabProps } from "./tab-props";

export type TabName = "overview" | "codes" | "campaigns" | "participants" | "desk" | "draws";

const TABS = {
  overview: lazy(async () => ({ default: (await import("./OverviewTab")).OverviewTab })),
  codes: lazy(async () => ({ default: (await import("../code-pools/PoolSection")).PoolSection })),
  campaigns: lazy(async () => ({ default: (await import("./CampaignsTab")).CampaignsTab })),
  participants: lazy(async () => ({ default: (await import("./ParticipantsTab")).ParticipantsTab })),
  desk: lazy(async () => ({ default: (await import("./DeskTab")).DeskTab })),
  draws: lazy(async () => ({ default: (await import("./DrawsTab")).DrawsTab })),
};

/** The content of a tab of an event. */
export function EventTab({ name, event }: TabProps & { name: TabName }) {
  const Tab = TABS[name];
  return (
    <Suspense fallback={<Loading />}>
      <Tab event={event} />
    </Suspense>
  );
}
