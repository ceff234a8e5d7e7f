import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { closeShift, openShift } from "./shift.service";
import { ShiftSummary, TillShift } from "./shift.types";

@Resolver()
export class ShiftResolver {
  @Authorized<Permission>("till:use")
  @Mutation(() => TillShift, { description: "Opens the session's shift at a till, or returns its open shift." })
  openShift(@Ctx() ctx: Context, @Arg("deviceId", () => ID) deviceId: string): Promise<TillShift> {
    return openShift(ctx, deviceId);
  }

  @Authorized<Permission>("till:use")
  @Mutation(() => ShiftSummary, {
    description: "Closes the current user's shift; a closed one returns its summary again.",
  })
  closeShift(@Ctx() ctx: Context, @Arg("shiftId", () => ID) shiftId: string): Promise<ShiftSummary> {
    return closeShift(ctx, shiftId);
  }
}
