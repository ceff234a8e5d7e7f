import { Badge } from "@chakra-ui/react";
import type { ImportStatus } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { importExportText } from "./import-export.text";

const TONES: Record<ImportStatus, "accent" | "gold" | "neutral" | "danger"> = {
  CHECKING: "gold",
  CHECKED: "gold",
  RUNNING: "gold",
  COMPLETE: "accent",
  ERROR: "danger",
  CANCELLED: "neutral",
};

/** The state of an import. */
export function ImportBadge({ job: { status, isReverted } }: { job: { status: ImportStatus; isReverted: boolean } }) {
  const t = useText(importExportText);
  return <Badge colorPalette={isReverted ? "neutral" : TONES[status]}>{t(isReverted ? "isReverted" : status)}</Badge>;
}
