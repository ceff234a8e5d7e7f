import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { type EventPhase, phaseOf } from "../../../domain/events";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import {
  createEvent,
  deleteEvent,
  findEvent,
  listEvents,
  openingDayEvents,
  statsOfEvents,
  updateEvent,
} from "./event.service";
import {
  Event,
  EventInput,
  EventUpdate,
  EventPage,
  EventPhaseEnum,
  EventsArgs,
  EventStats,
  PublicEvent,
} from "./event.types";

@Resolver(() => Event)
export class EventResolver {
  @Authorized<Permission>("events:read")
  @Query(() => EventPage)
  events(@Ctx() ctx: Context, @Args(() => EventsArgs) args: EventsArgs): Promise<EventPage> {
    return listEvents(ctx, args);
  }

  @Authorized<Permission>("events:read")
  @Query(() => EventStats)
  eventStats(@Ctx() ctx: Context): Promise<EventStats> {
    return statsOfEvents(ctx);
  }

  @Authorized<Permission>("events:read")
  @Query(() => Event)
  event(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Event> {
    return findEvent(ctx, id);
  }

  @FieldResolver(() => EventPhaseEnum)
  phase(@Root() { startDate, endDate, isActive }: Event, @Ctx() ctx: Context): EventPhase {
    return phaseOf({ isActive, startDate, endDate }, ctx.now);
  }

  @Authorized<Permission>("events:public")
  @Query(() => [PublicEvent])
  openingDayEvents(@Ctx() ctx: Context): Promise<PublicEvent[]> {
    return openingDayEvents(ctx);
  }

  @Authorized<Permission>("events:write")
  @Mutation(() => Event)
  createEvent(@Ctx() ctx: Context, @Arg("input", () => EventInput) input: EventInput): Promise<Event> {
    return createEvent(ctx, input);
  }

  @Authorized<Permission>("events:write")
  @Mutation(() => Event)
  updateEvent(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => EventUpdate) input: EventUpdate,
  ): Promise<Event> {
    return updateEvent(ctx, id, input);
  }

  @Authorized<Permission>("events:delete")
  @Mutation(() => ID)
  deleteEvent(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteEvent(ctx, id);
  }
}
