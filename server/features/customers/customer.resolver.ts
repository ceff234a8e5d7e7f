import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { shownNames } from "../../../domain/customers";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { createCustomer } from "./customer.service";
import { CustomerInput, CustomerSummary } from "./customer.types";

@Resolver(() => CustomerSummary)
export class CustomerResolver {
  @Authorized<Permission>("customers:create")
  @Mutation(() => CustomerSummary)
  createCustomer(
    @Ctx() ctx: Context,
    @Arg("input", () => CustomerInput) input: CustomerInput,
  ): Promise<CustomerSummary> {
    return createCustomer(ctx, input);
  }

  @FieldResolver(() => String)
  firstName(@Root() customer: CustomerSummary, @Ctx() ctx: Context): string {
    return shownNames(customer, ctx.lang).firstName;
  }

  @FieldResolver(() => String)
  lastName(@Root() customer: CustomerSummary, @Ctx() ctx: Context): string {
    return shownNames(customer, ctx.lang).lastName;
  }
}
