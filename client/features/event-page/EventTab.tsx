import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { Loading, Notice } from "../../kit/feedback/States";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { ButtonLink } from "../../kit/page/RouterLink";
import { eventPageText } from "./event-page.text";
import type { TabProps } from "./tab-props";

export type TabName = "overview" | "codes" | "campaigns" | "participants" | "desk" | "draws";

function Desk({ event }: TabProps) {
  const t = useText(eventPageText);
  if (event.mode !== "OPENING_DAY") return <Notice tone="gold">{t("deskNormal")}</Notice>;
  return (
    <Card as="div">
      <chakra.p mb="4" maxW="text">
        {t("deskLead")}
      </chakra.p>
      <ButtonLink to={`/admin/events/registration?event=${event.id}`}>{t("openDesk")}</ButtonLink>
    </Card>
  );
}

const TABS = {
  overview: lazy(async () => ({ default: (await import("./OverviewTab")).OverviewTab })),
  codes: lazy(async () => ({ default: (await import("../code-pools/PoolSection")).PoolSection })),
  campaigns: lazy(async () => ({ default: (await import("./CampaignsTab")).CampaignsTab })),
  participants: lazy(async () => ({ default: (await import("./ParticipantsTab")).ParticipantsTab })),
  desk: Desk,
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
