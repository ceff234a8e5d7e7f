import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { type EventMode, EVENTS_PER_PAGE } from "../../../domain/events";
import { Page } from "../../kit/graphql/pagination";
import { DateTime } from "../../kit/graphql/scalars";

const EventModeEnum = { NORMAL: "normal", OPENING_DAY: "opening_day" } as const;
registerEnumType(EventModeEnum, {
  name: "EventMode",
  description: "NORMAL takes participants; OPENING_DAY gives each a code of its pool.",
});

export const EventPhaseEnum = {
  INACTIVE: "inactive",
  UPCOMING: "upcoming",
  RUNNING: "running",
  ENDED: "ended",
} as const;
registerEnumType(EventPhaseEnum, { name: "EventPhase", description: "Where an event stands now." });

@ObjectType({ description: "How many codes of an event's pool there are, by what became of them." })
export class CodeCounts {
  @Field(() => Int) total: number;
  @Field(() => Int) unused: number;
  @Field(() => Int) claimed: number;
  @Field(() => Int) invalid: number;
}

@ObjectType({ description: "An occasion with a window, whose visitors take part and, on opening day, get codes." })
export class Event {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) description: string | null;
  @Field(() => DateTime) startDate: Date;
  @Field(() => DateTime) endDate: Date;
  @Field(() => EventModeEnum) mode: EventMode;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Int, { description: "The most codes one person may hold." }) codesPerPerson: number;
  @Field(() => Boolean, { description: "Register people even when the pool is empty." })
  registersWithoutCode: boolean;
  @Field(() => CodeCounts) codes: CodeCounts;
  @Field(() => Int) totalParticipants: number;
  @Field(() => Int) activeCampaigns: number;
}

@ObjectType()
export class EventPage extends Page(Event) {}

@ObjectType({ description: "An opening-day event as the public sees it." })
export class PublicEvent {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) description: string | null;
  @Field(() => DateTime) startDate: Date;
  @Field(() => DateTime) endDate: Date;
  @Field(() => EventModeEnum) mode: EventMode;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Boolean, { description: "Registration is open now." }) isOpen: boolean;
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
}

@InputType()
export class EventInput {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) description?: string;
  @Field(() => String, { description: "ISO 8601 with its zone." }) startDate: string;
  @Field(() => String) endDate: string;
  @Field(() => EventModeEnum) mode: EventMode;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
  @Field(() => Int, { nullable: true }) codesPerPerson?: number;
  @Field(() => Boolean, { nullable: true }) registersWithoutCode?: boolean;
}

@InputType({ description: "An omitted field stays as it is; null clears a field that can be empty." })
export class EventUpdate {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => String, { nullable: true, description: "ISO 8601 with its zone." }) startDate?: string | null;
  @Field(() => String, { nullable: true }) endDate?: string | null;
  @Field(() => EventModeEnum, { nullable: true }) mode?: EventMode | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => Int, { nullable: true }) codesPerPerson?: number | null;
  @Field(() => Boolean, { nullable: true }) registersWithoutCode?: boolean | null;
}
