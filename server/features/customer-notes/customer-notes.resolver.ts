import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { loaderFor } from "../../kit/graphql/loader";
import { tagsOfCustomers } from "../customers/customer-list.queries";
import { Customer } from "../customers/customer.entity";
import {
  addCustomerNote,
  addCustomerTag,
  customerNotes,
  customerTags,
  deleteCustomerNote,
  removeCustomerTag,
  setCustomerTags,
} from "./customer-notes.service";
import { CustomerNote } from "./customer-notes.types";
import { CustomerTag } from "./customer-tag.entity";

const tagsByCustomer = ({ db }: Context, ids: readonly string[]) => tagsOfCustomers(db, [...ids]);

/** Tags of customers and notes about them. */
@Resolver(() => Customer)
export class CustomerNotesResolver {
  @FieldResolver(() => [CustomerTag], { description: "By name." })
  tags(@Root() { id }: Customer, @Ctx() ctx: Context): Promise<CustomerTag[]> {
    return loaderFor(ctx, tagsByCustomer, []).load(id);
  }

  @Authorized<Permission>("customers:list")
  @Query(() => [CustomerTag], { description: "All tags, by name." })
  customerTags(@Ctx() ctx: Context): Promise<CustomerTag[]> {
    return customerTags(ctx);
  }

  @Authorized<Permission>("customers:annotate")
  @Mutation(() => Customer, {
    description: "Replaces the tags of a customer by those with the given names; missing ones are created.",
  })
  setCustomerTags(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("tags", () => [String]) tags: string[],
  ): Promise<Customer> {
    return setCustomerTags(ctx, id, tags);
  }

  @Authorized<Permission>("customers:annotate")
  @Mutation(() => Customer, { description: "Adds the tag with the given name; a missing one is created." })
  addCustomerTag(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("tag", () => String) tag: string,
  ): Promise<Customer> {
    return addCustomerTag(ctx, id, tag);
  }

  @Authorized<Permission>("customers:annotate")
  @Mutation(() => Customer, { description: "Removes the tag with the given name, if the customer has it." })
  removeCustomerTag(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("tag", () => String) tag: string,
  ): Promise<Customer> {
    return removeCustomerTag(ctx, id, tag);
  }

  @Authorized<Permission>("customers:notes")
  @Query(() => [CustomerNote], {
    description: "The notes about a customer and the accounts merged into it, newest first.",
  })
  customerNotes(@Ctx() ctx: Context, @Arg("customerId", () => ID) customerId: string): Promise<CustomerNote[]> {
    return customerNotes(ctx, customerId);
  }

  @Authorized<Permission>("customers:annotate")
  @Mutation(() => CustomerNote)
  addCustomerNote(
    @Ctx() ctx: Context,
    @Arg("customerId", () => ID) customerId: string,
    @Arg("text", () => String) text: string,
  ): Promise<CustomerNote> {
    return addCustomerNote(ctx, customerId, text);
  }

  @Authorized<Permission>("customers:annotate")
  @Mutation(() => ID, { description: "Returns the id of the deleted note." })
  deleteCustomerNote(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteCustomerNote(ctx, id);
  }
}
