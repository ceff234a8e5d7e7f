import { registerEnumType } from "type-graphql";

export const CodeStatusEnum = { UNUSED: "unused", CLAIMED: "claimed", INVALID: "invalid" } as const;
registerEnumType(CodeStatusEnum, {
  name: "CodeStatus",
  description: "CLAIMED belongs to somebody and takes part in draws; INVALID was taken back; UNUSED waits in a pool.",
});
