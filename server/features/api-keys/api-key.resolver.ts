import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { apiKeys, createApiKey, revokeApiKey } from "./api-key.service";
import { ApiKey, ApiKeyInput, NewApiKey } from "./api-key.types";

@Resolver()
export class KeyResolver {
  @Authorized<Permission>("api-keys:manage")
  @Query(() => [ApiKey])
  apiKeys(@Ctx() ctx: Context): Promise<ApiKey[]> {
    return apiKeys(ctx);
  }

  @Authorized<Permission>("api-keys:manage")
  @Mutation(() => NewApiKey)
  createApiKey(@Ctx() ctx: Context, @Arg("input", () => ApiKeyInput) input: ApiKeyInput): Promise<NewApiKey> {
    return createApiKey(ctx, input);
  }

  @Authorized<Permission>("api-keys:manage")
  @Mutation(() => ApiKey)
  revokeApiKey(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<ApiKey> {
    return revokeApiKey(ctx, id);
  }
}
