import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { type EventMode, EVENTS_PER_PAGE } from "../../../domain/events";
import { Page } from "../../kit/graphql/pagination";
import { DateTime } from "../../kit/graphql/scalars";

export const EventModeEnum = { NORMAL: "normal", OPENING_DAY: "opening_day" } as const;
registerEnumType(EventModeEnum, {
  name: "EventMode",
  description: "NORMAL registers participants; OPENING_DAY also gives each a code from the pool.",
});

export const EventPhaseEnum = {
  INACTIVE: "inactive",
  UPCOMING: "upcoming",
  RUNNING: "running",
  ENDED: "ended",
} as const;
registerEnumType(EventPhaseEnum, { name: "EventPhase", description: "The current phase of an event." });

@ObjectType({ description: "Numbers of codes in an event's pool, by status." })
export class CodeCounts {
  @Field(() => Int) total: number;
  @Field(() => Int) unused: number;
  @Field(() => Int) claimed: number;
  @Field(() => Int) invalid: number;
}

@ObjectType({ description: "An event with a period. Visitors take part and, on opening day, receive codes." })
export class Event {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) description: string | null;
  @Field(() => DateTime) startDate: Date;
  @Field(() => DateTime) endDate: Date;
  @Field(() => EventModeEnum) mode: EventMode;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Int, { description: "Maximum number of codes per person." }) codesPerPerson: number;
  @Field(() => Boolean, { description: "Whether people are registered when the pool is empty." })
  registersWithoutCode: boolean;
  @Field(() => CodeCounts) codes: CodeCounts;
  @Field(() => Int) totalParticipants: number;
  @Field(() => Int, { description: "Active campaigns; 0 while the event is inactive." }) activeCampaigns: number;
  @Field(() => Int, { nullable: true, description: "Current winners; null before the first draw of the event." })
  winners: number | null;
}

@ObjectType()
export class EventPage extends Page(Event) {}

@ObjectType({ description: "The public view of an opening-day event." })
export class PublicEvent {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) description: string | null;
  @Field(() => DateTime) startDate: Date;
  @Field(() => DateTime) endDate: Date;
  @Field(() => EventModeEnum) mode: EventMode;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Boolean, { description: "Whether registration is open now." }) isOpen: boolean;
}

@ObjectType()
export class EventStats {
  @Field(() => Int) totalEvents: number;
  @Field(() => Int) activeEvents: number;
  @Field(() => Int) totalParticipants: number;
  @Field(() => Int) openingDayEvents: number;
}

@ArgsType()
export class EventsArgs {
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: EVENTS_PER_PAGE }) pageSize: number;
  @Field(() => EventModeEnum, { nullable: true }) mode?: EventMode | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => String, { nullable: true, description: "A part of the name." }) search?: string | null;
}

@InputType()
export class EventInput {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) description?: string;
  @Field(() => DateTime) startDate: string;
  @Field(() => DateTime) endDate: string;
  @Field(() => EventModeEnum) mode: EventMode;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
  @Field(() => Int, { nullable: true }) codesPerPerson?: number;
  @Field(() => Boolean, { nullable: true }) registersWithoutCode?: boolean;
}

@InputType({ description: "An omitted field stays as it is; null clears a field that can be empty." })
export class EventUpdate {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => DateTime, { nullable: true }) startDate?: string | null;
  @Field(() => DateTime, { nullable: true }) endDate?: string | null;
  @Field(() => EventModeEnum, { nullable: true }) mode?: EventMode | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => Int, { nullable: true }) codesPerPerson?: number | null;
  @Field(() => Boolean, { nullable: true }) registersWithoutCode?: boolean | null;
}
