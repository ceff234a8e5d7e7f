import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { displayNames } from "../../../domain/customers";
import { mask, maskPhone } from "../../../domain/identity";
import type { Permission } from "../../../domain/permissions";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx as Context } from "../../kit/context";
import { deleteCustomer, eraseCustomer, restoreCustomer, updateCustomer } from "./customer-update.service";
import { Customer } from "./customer.entity";
import { createCustomer } from "./customer.service";
import { CustomerInput, CustomerPage, CustomersArgs, CustomerSummary, CustomerUpdate } from "./customer.types";
import { findCustomer, listCustomers, searchCustomers } from "./customer-list.service";

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
    return displayNames(customer, ctx.lang).firstName;
  }

  @FieldResolver(() => String)
  lastName(@Root() customer: CustomerSummary, @Ctx() ctx: Context): string {
    return displayNames(customer, ctx.lang).lastName;
  }
}

/** Back office. Phones and national codes are masked without the `customers:identity` permission. */
@Resolver(() => Customer)
export class CustomerAdminResolver {
  @Authorized<Permission>("customers:list")
  @Query(() => CustomerPage, {
    description:
      "A page of the customers. Phones and national codes are masked without the permission to see identities.",
  })
  customers(@Ctx() ctx: Context, @Args(() => CustomersArgs) args: CustomersArgs): Promise<CustomerPage> {
    return listCustomers(ctx, args);
  }

  @Authorized<Permission>("customers:list")
  @Query(() => Customer)
  customer(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Customer> {
    return findCustomer(ctx, id);
  }

  @Authorized<Permission>("customers:list")
  @Query(() => [Customer], {
    description: "The best matches of a name, phone or national code; at least 3 characters.",
  })
  searchCustomers(
    @Ctx() ctx: Context,
    @Arg("q", () => String) q: string,
    @Arg("limit", () => Int, { defaultValue: 10 }) limit: number,
  ): Promise<Customer[]> {
    return searchCustomers(ctx, q, limit);
  }

  @Authorized<Permission>("customers:update")
  @Mutation(() => Customer)
  updateCustomer(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CustomerUpdate) input: CustomerUpdate,
  ): Promise<Customer> {
    return updateCustomer(ctx, id, input);
  }

  @Authorized<Permission>("customers:delete")
  @Mutation(() => ID, { description: "Closes the account; receipts, points and codes do not change." })
  deleteCustomer(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteCustomer(ctx, id);
  }

  @Authorized<Permission>("customers:delete")
  @Mutation(() => Customer)
  restoreCustomer(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Customer> {
    return restoreCustomer(ctx, id);
  }

  @Authorized<Permission>("customers:erase")
  @Mutation(() => Customer, {
    description:
      "Permanently removes the phone, national code and name from every table and file, also of merged accounts, and " +
      "closes the account; receipts, points and codes do not change. Stored files and pending imports of all users are removed.",
  })
  eraseCustomer(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Customer> {
    return eraseCustomer(ctx, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Null after an erasure; masked without the permission to see identities.",
  })
  phoneNumber(@Root() { phoneNumber }: Customer, @Ctx() ctx: Context): string | null {
    return phoneNumber === null || isPermitted(ctx, "customers:identity") ? phoneNumber : maskPhone(phoneNumber);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Null after an erasure; masked without the permission to see identities.",
  })
  nationalCode(@Root() { nationalCode }: Customer, @Ctx() ctx: Context): string | null {
    return nationalCode === null || isPermitted(ctx, "customers:identity") ? nationalCode : mask(nationalCode);
  }
}
