import { useApolloClient } from "@apollo/client/react";
import { SessionNowDocument } from "../../kit/graphql/generated";
import { updateSessionUser, useSession } from "../../kit/session/session";
import { sessionUserOf } from "../../kit/graphql/session-user";

/** Refetches the session user and stores it; on an error the stored user stays. */
export function useRefreshSession(): () => Promise<void> {
  const client = useApolloClient();
  const session = useSession();
  return async () => {
    if (session === null) return;
    const { data } = await client.query({ query: SessionNowDocument, fetchPolicy: "network-only" }).catch(() => ({
      data: undefined,
    }));
    if (data) updateSessionUser(session.token, sessionUserOf(data.me));
  };
}
