import { SignOutDocument } from "../transport/generated";
import { request } from "../transport/graphql-request";
import { endSession } from "./session";

/** Removes the session immediately and asks the server to revoke its token: signing out works offline too. */
export function signOut(): void {
  void request(SignOutDocument, {});
  endSession("left");
}
