import { Flex } from "@chakra-ui/react";
import { CreateButton } from "../../kit/dialog/CreateButton";
import { useText } from "../../kit/i18n/i18n";
import { CampaignList } from "../campaigns/CampaignList";
import { campaignsText } from "../campaigns/campaigns.text";
import { useCampaignActions } from "../campaigns/use-campaign-actions";
import { useCampaigns } from "../campaigns/use-campaigns";
import type { TabProps } from "./tab-props";

/** The campaigns of an event. */
export function CampaignsTab({ event }: TabProps) {
  const t = useText(campaignsText);
  const list = useCampaigns(event.id);
  const tasks = useCampaignActions(event);
  return (
    <>
      {tasks.create && (
        <Flex justify="flex-end" mb="4">
          <CreateButton onCreate={tasks.create}>{t("create")}</CreateButton>
        </Flex>
      )}
      <CampaignList list={list} tasks={tasks} />
      {tasks.dialogs}
    </>
  );
}
