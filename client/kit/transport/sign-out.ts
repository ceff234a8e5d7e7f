import { SignOutDocument } from "./generated";
import { request } from "./graphql-request";
import { endSession } from "../session/session";

/** Removes the session immediately and asks the server to revoke its token: signing out works offline too. */
export function signOut(): void {
  void request(SignOutDocument, {});
  endSession("left");
}
