import { Box, chakra } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { AREA_LABELS } from "../../../domain/labels.text";
import { BackOfficeDocument } from "../../kit/graphql/generated";
import { useLang } from "../../kit/i18n/i18n";
import { roleLabel } from "../../kit/i18n/role-label";
import { updateSessionUser, type Session } from "../../kit/session/session";
import { sessionUserOf } from "../../kit/graphql/session-user";

/** Name and role of the user; refreshes the stored session user. */
export function SignedInAs({ session }: { session: Session }) {
  const lang = useLang();
  const { data } = useQuery(BackOfficeDocument);
  const me = data?.me;
  useEffect(() => {
    if (me) updateSessionUser(session.token, sessionUserOf(me));
  }, [me, session.token]);
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
