import { Button } from "@chakra-ui/react";
import type { EventsScreen_EventFragment as Event } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { eventListText } from "./event-list.text";

interface Props {
  event: Event;
  onCodes: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** The actions of a row that the session is permitted to use. */
export function EventRowActions({ event, onCodes, onEdit, onRemove }: Props) {
  const t = useText(eventListText);
  const session = useSession();
  const { id, name } = event;
  const buttonStyle = { variant: "ghost", size: "sm", px: "2", minH: "8" } as const;
  return (
    <>
      {allows(session, "event-codes:read") && (
        <Button {...buttonStyle} aria-label={t("codesOf", { name })} onClick={onCodes}>
          {t("codes")}
        </Button>
      )}
      <ButtonLink {...buttonStyle} aria-label={t("viewOf", { name })} to={`/admin/events/dashboard?event=${id}`}>
        {t("view")}
      </ButtonLink>
      {allows(session, "events:write") && (
        <Button {...buttonStyle} aria-label={t("editOf", { name })} onClick={onEdit}>
          {t("edit")}
        </Button>
      )}
      {allows(session, "events:delete") && (
        <Button {...buttonStyle} color="danger.fg" aria-label={t("removeOf", { name })} onClick={onRemove}>
          {t("remove")}
        </Button>
      )}
    </>
  );
}
