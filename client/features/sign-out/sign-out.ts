import { SignOutDocument } from "../../kit/transport/generated";
import { request } from "../../kit/transport/graphql-request";
import { endSession } from "../../kit/session/session";

/** Removes the session immediately and asks the server to revoke its token: signing out works offline too. */
export function signOut(): void {
  void request(SignOutDocument, {});
  endSession("left");
}
