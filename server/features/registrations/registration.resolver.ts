import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { PARTICIPANTS_PER_PAGE } from "../../../domain/events";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { checkCode, listParticipants, myEventCodes } from "./code-check.service";
import { claimFor, registerAtDesk, registerVisitor } from "./registration.service";
import {
  ClaimInput,
  CodeCheck,
  CodeCheckArgs,
  DeskInput,
  OwnCode,
  ParticipantPage,
  Registration,
  VisitorInput,
} from "./registration.types";

@Resolver()
export class RegistrationResolver {
  @Authorized<Permission>("event-codes:check")
  @Query(() => CodeCheck, { description: "Whether a code could be registered now; does not reserve it." })
  checkCode(@Ctx() ctx: Context, @Args(() => CodeCheckArgs) args: CodeCheckArgs): Promise<CodeCheck> {
    return checkCode(ctx, args);
  }

  @Authorized<Permission>("event-codes:own")
  @Query(() => [OwnCode])
  myEventCodes(
    @Ctx() ctx: Context,
    @Arg("eventId", () => ID) eventId: string,
    @Arg("phone", () => String) phone: string,
    @Arg("nationalCode", () => String) nationalCode: string,
  ): Promise<OwnCode[]> {
    return myEventCodes(ctx, { eventId, phone, nationalCode });
  }

  @Authorized<Permission>("participants:read")
  @Query(() => ParticipantPage)
  participants(
    @Ctx() ctx: Context,
    @Arg("page", () => Int, { defaultValue: 1 }) page: number,
    @Arg("pageSize", () => Int, { defaultValue: PARTICIPANTS_PER_PAGE }) pageSize: number,
    @Arg("eventId", () => ID, { nullable: true, description: "If omitted, participants of all events are returned." })
    eventId?: string | null,
    @Arg("onlyWinners", () => Boolean, { defaultValue: false }) onlyWinners?: boolean,
  ): Promise<ParticipantPage> {
    return listParticipants(ctx, { eventId, onlyWinners, page, pageSize });
  }

  @Authorized<Permission>("opening-day:register")
  @Mutation(() => Registration, { description: "Registers a visitor with a code." })
  registerVisitor(@Ctx() ctx: Context, @Arg("input", () => VisitorInput) input: VisitorInput): Promise<Registration> {
    return registerVisitor(ctx, input);
  }

  @Authorized<Permission>("events:register")
  @Mutation(() => Registration, { description: "Registers a visitor at the desk and assigns a code." })
  registerAtDesk(
    @Ctx() ctx: Context,
    @Arg("eventId", () => ID) eventId: string,
    @Arg("input", () => DeskInput) input: DeskInput,
  ): Promise<Registration> {
    return registerAtDesk(ctx, eventId, input);
  }

  @Authorized<Permission>("event-codes:claim")
  @Mutation(() => Registration, { description: "Claims a specific code for a person." })
  claimCode(@Ctx() ctx: Context, @Arg("input", () => ClaimInput) input: ClaimInput): Promise<Registration> {
    return claimFor(ctx, input);
  }
}
