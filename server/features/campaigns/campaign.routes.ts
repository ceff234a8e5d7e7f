import {
  RestCampaignByIdDocument,
  RestCampaignsDocument,
  RestCreateCampaignDocument,
  RestDeleteCampaignDocument,
  RestEventCampaignsDocument,
  RestUpdateCampaignDocument,
} from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "Campaigns";
const list = { slice: "campaigns", body: { campaigns: "campaigns.items" } };

export const campaignRoutes = [
  route("GET", "/api/campaigns", RestCampaignsDocument, { tag, summary: "Campaigns of all events, filtered", ...list }),
  route("GET", "/api/events/:eventId/campaigns", RestEventCampaignsDocument, {
    tag,
    summary: "Campaigns of an event, filtered",
    ...list,
  }),
  route("POST", "/api/events/:eventId/campaigns", RestCreateCampaignDocument, {
    tag,
    summary: "Add a campaign to an event",
    example: { name: "Double points", bonus_multiplier: 2 },
    status: 201,
    body: { data: "createCampaign" },
    message: { code: "CAMPAIGN_CREATED" },
  }),
  route("GET", "/api/campaigns/:id", RestCampaignByIdDocument, {
    tag,
    summary: "One campaign",
    body: { data: "campaign" },
  }),
  route("PUT", "/api/campaigns/:id", RestUpdateCampaignDocument, {
    tag,
    summary: "Update a campaign; existing receipts do not change",
    example: { bonus_multiplier: 2 },
    body: { data: "updateCampaign" },
    message: { code: "CAMPAIGN_UPDATED" },
  }),
  route("DELETE", "/api/campaigns/:id", RestDeleteCampaignDocument, {
    tag,
    summary: "Delete a campaign; points of existing receipts do not change",
    body: { campaign_id: "deleteCampaign" },
    message: { code: "CAMPAIGN_DELETED" },
  }),
];
