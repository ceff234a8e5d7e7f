import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { timelineOf } from "./timeline.service";
import { Timeline, TimelineArgs } from "./timeline.types";

@Resolver()
export class TimelineResolver {
  @Authorized<Permission>("timeline:read")
  @Query(() => Timeline, { description: "What happened to a record, newest first." })
  timeline(@Ctx() ctx: Context, @Args(() => TimelineArgs) args: TimelineArgs): Promise<Timeline> {
    return timelineOf(ctx, args);
  }
}
