import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "./events.text";
import { RegistrationCountsDocument } from "../../kit/graphql/generated";

/** The registrations and the codes left; the line has its height before it is loaded. */
export function RegistrationCounts({ eventId }: { eventId: string }) {
  const t = useText(eventsText);
  const { number } = useFormats();
  const { data } = useQuery(RegistrationCountsDocument, {
    variables: { id: eventId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <chakra.p minH="6" fontSize="sm" color="fg.muted">
      {data &&
        t("counts", { registered: number(data.event.totalParticipants), unused: number(data.event.codes.unused) })}
    </chakra.p>
  );
}
