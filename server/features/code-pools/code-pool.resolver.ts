import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { CodeStatus } from "../../../domain/codes";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { FileExport } from "../../kit/spreadsheets/export-file";
import { CodeStatusEnum, PoolArgs, PoolCode, PoolCodeInput, PoolCodePage } from "./code-pool.types";
import { exportPool } from "./code-pool-export.service";
import { addPoolCode, invalidateCode, listPool, reinstateCode } from "./code-pool.service";

@Resolver()
export class PoolResolver {
  @Authorized<Permission>("event-codes:read")
  @Query(() => PoolCodePage)
  eventCodes(@Ctx() ctx: Context, @Args(() => PoolArgs) args: PoolArgs): Promise<PoolCodePage> {
    return listPool(ctx, args);
  }

  @Authorized<Permission>("event-codes:write")
  @Mutation(() => PoolCode)
  addEventCode(
    @Ctx() ctx: Context,
    @Arg("eventId", () => ID) eventId: string,
    @Arg("input", () => PoolCodeInput) input: PoolCodeInput,
  ): Promise<PoolCode> {
    return addPoolCode(ctx, eventId, input);
  }

  @Authorized<Permission>("exports:event-codes")
  @Mutation(() => FileExport, { description: "Writes an event's pool to a csv file." })
  exportEventCodes(
    @Ctx() ctx: Context,
    @Arg("eventId", () => ID) eventId: string,
    @Arg("status", () => CodeStatusEnum, { nullable: true }) status?: CodeStatus,
  ): Promise<FileExport> {
    return exportPool(ctx, { eventId, status });
  }

  @Authorized<Permission>("event-codes:write")
  @Mutation(() => PoolCode)
  invalidateEventCode(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String) reason: string,
  ): Promise<PoolCode> {
    return invalidateCode(ctx, id, { reason });
  }

  @Authorized<Permission>("event-codes:write")
  @Mutation(() => PoolCode, {
    description: "Returns an invalidated code to the pool; only a code that was never claimed.",
  })
  reinstateEventCode(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<PoolCode> {
    return reinstateCode(ctx, id);
  }
}
