import { Button } from "@chakra-ui/react";
import { Eye, Ticket, Trash2 } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { EventsScreen_EventFragment as Event } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { RowActions } from "../../kit/menu/RowActions";
import { ROW_BUTTON } from "../../kit/menu/RowMenu";
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
  const navigate = useNavigate();
  const { id, name } = event;
  const dashboard = `/admin/events/dashboard?event=${id}`;
  const mayEdit = allows(session, "events:write");
  const view = (
    <ButtonLink {...ROW_BUTTON} aria-label={t("viewOf", { name })} to={dashboard}>
      {t("view")}
    </ButtonLink>
  );
  const edit = (
    <Button {...ROW_BUTTON} aria-label={t("editOf", { name })} onClick={onEdit}>
      {t("edit")}
    </Button>
  );
  return (
    <RowActions
      name={name}
      primary={mayEdit ? edit : view}
      entries={[
        mayEdit && { label: t("view"), icon: Eye, onSelect: () => void navigate(dashboard) },
        allows(session, "event-codes:read") && { label: t("codes"), icon: Ticket, onSelect: onCodes },
        allows(session, "events:delete") && { label: t("remove"), icon: Trash2, danger: true, onSelect: onRemove },
      ]}
    />
  );
}
