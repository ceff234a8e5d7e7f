import { Box, chakra } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { AREA_LABELS } from "../../../domain/labels.text";
import { BackOfficeDocument, type BackOfficeQuery } from "../../kit/graphql/generated";
import { useLang } from "../../kit/i18n/i18n";
import { roleLabel } from "../../kit/i18n/role-label";
import { updateSessionUser, type Session } from "../../kit/session/session";
import { sessionUserOf } from "../../kit/graphql/session-user";

/** Name and role of the user; refreshes the stored session user. */
export function SignedInAs({ session }: { session: Session }) {
  const lang = useLang();
  const { data } = useQuery(BackOfficeDocument);
  const me = data?.me;
  // Not after a change of the token: the user was loaded with the token before.
  const store = useEffectEvent((user: BackOfficeQuery["me"]) => updateSessionUser(session.token, sessionUserOf(user)));
  useEffect(() => {
    if (me) store(me);
  }, [me]);
  return (
    <Box minW="0">
      <chakra.p fontWeight="600" truncate>
        <bdi>{session.user?.fullName ?? me?.fullName}</bdi>
      </chakra.p>
      <chakra.p fontSize="sm" color="fg.muted" minH="5">
        {me ? roleLabel(me.role, lang) : AREA_LABELS.Admin[lang]}
      </chakra.p>
    </Box>
  );
}
