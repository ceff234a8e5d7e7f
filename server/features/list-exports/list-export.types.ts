import { Field, ID, InputType } from "type-graphql";
import type { KeyState } from "../../../domain/api-keys";
import type { CodeStatus } from "../../../domain/codes";
import type { ImportStatus, TableType } from "../../../domain/data-tables";
import type { DrawState } from "../../../domain/draws/draw";
import type { EventMode } from "../../../domain/events";
import { TableTypeEnum } from "../../kit/spreadsheets/table-types";
import { ApiKeyStateEnum } from "../api-keys/api-key.types";
import { AuditListView } from "../audit/audit.types";
import { CodeStatusEnum } from "../code-pools/code-pool.types";
import { DrawStateEnum } from "../draws/draw.types";
import { EventModeEnum } from "../events/event.types";
import { ImportStatusEnum } from "../imports/import.types";
import { StoreListView } from "../stores/store.types";
import { UserListView } from "../users/user.types";
import { WatchCaseListView } from "../watch/watch.types";

@InputType({ description: "The filters of the list of events." })
export class EventListView {
  @Field(() => EventModeEnum, { nullable: true }) mode?: EventMode | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => String, { nullable: true, description: "A part of the name." }) search?: string | null;
}

@InputType({ description: "The filters of the list of campaigns." })
export class CampaignListView {
  @Field(() => ID, { nullable: true }) eventId?: string | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
}

@InputType({ description: "The filters of the list of participants." })
export class ParticipantListView {
  @Field(() => ID, { nullable: true }) eventId?: string | null;
  @Field(() => Boolean, { nullable: true }) onlyWinners?: boolean | null;
}

@InputType({ description: "The event and the filter of the list of codes." })
export class PoolCodeListView {
  @Field(() => ID) eventId: string;
  @Field(() => CodeStatusEnum, { nullable: true }) status?: CodeStatus | null;
}

@InputType({ description: "The filters of the list of draws." })
export class DrawListView {
  @Field(() => DrawStateEnum, { nullable: true }) state?: DrawState | null;
  @Field(() => ID, { nullable: true }) eventId?: string | null;
}

@InputType({ description: "The filters of the list of imports." })
export class ImportListView {
  @Field(() => TableTypeEnum, { nullable: true }) type?: TableType | null;
  @Field(() => ImportStatusEnum, { nullable: true }) status?: ImportStatus | null;
}

@InputType({ description: "The filter of the list of API keys." })
export class ApiKeyListView {
  @Field(() => ApiKeyStateEnum, { nullable: true }) state?: KeyState | null;
}

@InputType({ description: "The list to export, with its filters and its order; exactly one of the fields." })
export class ListView {
  @Field(() => StoreListView, { nullable: true }) stores?: StoreListView | null;
  @Field(() => UserListView, { nullable: true }) users?: UserListView | null;
  @Field(() => EventListView, { nullable: true }) events?: EventListView | null;
  @Field(() => CampaignListView, { nullable: true }) campaigns?: CampaignListView | null;
  @Field(() => ParticipantListView, { nullable: true }) participants?: ParticipantListView | null;
  @Field(() => PoolCodeListView, { nullable: true }) poolCodes?: PoolCodeListView | null;
  @Field(() => DrawListView, { nullable: true }) draws?: DrawListView | null;
  @Field(() => ImportListView, { nullable: true }) imports?: ImportListView | null;
  @Field(() => WatchCaseListView, { nullable: true }) watchCases?: WatchCaseListView | null;
  @Field(() => ApiKeyListView, { nullable: true }) apiKeys?: ApiKeyListView | null;
  @Field(() => AuditListView, { nullable: true, description: "At most its newest 10,000 entries." })
  auditLog?: AuditListView | null;
}

@InputType({ description: "A column of an exported list." })
export class ListColumnInput {
  @Field(() => String) name: string;
  @Field(() => String, { description: "The heading in the file, at most 100 characters." }) title: string;
}
