import { Ban, Eye, Pencil } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { DrawsScreen_DrawFragment as Draw } from "./draws.generated";
import { useLang, useText } from "../../kit/i18n/i18n";
import { RowActions } from "../../kit/menu/RowActions";
import { ViewLink } from "../../kit/menu/ViewLink";
import { allows, useSession } from "../../kit/session/session";
import { isOver, nameOf, publicUrl } from "./draw-labels";
import { drawsText } from "./draws.text";

/** The actions of a row that the session is permitted to use on this draw. */
export function DrawRowActions({ draw, onVoid }: { draw: Draw; onVoid: () => void }) {
  const t = useText(drawsText);
  const session = useSession();
  const navigate = useNavigate();
  const name = nameOf(draw, useLang());
  const path = `/admin/draws/${draw.id}`;
  return (
    <RowActions
      name={name}
      primary={<ViewLink to={path} name={name} />}
      entries={[
        draw.state === "DRAFT" &&
          allows(session, "draws:write") && {
            label: t("edit"),
            icon: Pencil,
            onSelect: () => void navigate(`${path}/edit`),
          },
        draw.announcedAt !== null && {
          label: t("publicPage"),
          icon: Eye,
          onSelect: () => window.open(publicUrl(draw), "_blank", "noreferrer"),
        },
        !isOver(draw) &&
          allows(session, "draws:void") && { label: t("void"), icon: Ban, danger: true, onSelect: onVoid },
      ]}
    />
  );
}
