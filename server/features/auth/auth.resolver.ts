import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { permissionsOf, type Permission } from "../../../domain/permissions";
import type { Calendar } from "../../../domain/time/business-calendar";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx as Context } from "../../kit/context";
import { CalendarEnum } from "../../kit/graphql/calendar";
import { login, logout, type Login } from "./auth.service";
import { LoginInput, LoginResult, SessionUser } from "./auth.types";

@Resolver(() => SessionUser)
export class AuthResolver {
  @Authorized<Permission>("session:own")
  @Query(() => SessionUser)
  me(@Ctx() ctx: Context): SessionUser {
    const { userId, ...actor } = currentStaffOrFail(ctx);
    return { id: userId, ...actor };
  }

  @FieldResolver(() => [String])
  permissions(@Root() user: SessionUser): string[] {
    return permissionsOf(user.role);
  }

  @FieldResolver(() => CalendarEnum, { description: "The calendar of the business's weeks, months and years." })
  businessCalendar(@Ctx() ctx: Context): Calendar {
    return ctx.settings.calendar;
  }

  @Authorized<Permission>("auth:login")
  @Mutation(() => LoginResult)
  login(@Ctx() ctx: Context, @Arg("input", () => LoginInput) input: LoginInput): Promise<Login> {
    return login(ctx, input);
  }

  @Authorized<Permission>("session:own")
  @Mutation(() => Boolean)
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return logout(ctx);
  }
}
