import { Box, chakra } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { Download } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../kit/dialog/Dialog";
import { Grid } from "../../kit/grid/Grid";
import type { CodeStatus } from "../../kit/transport/schema.generated";
import type { EventsScreen_EventFragment as Event } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useCodesExport } from "./use-codes-export";
import { useCodeColumns } from "./code-columns";
import { CodeCounts } from "./CodeCounts";
import { poolText } from "./pool.text";
import { NoCodes } from "./PoolTable";
import { StatusSelect } from "./StatusSelect";
import { usePool, viewOf } from "./use-pool";

const PAGE_SIZE = 100;
const EXPECTED = 8;

interface ExportProps {
  eventId: string;
  status: CodeStatus | "";
}

function Export({ eventId, status }: ExportProps) {
  const t = useText(poolText);
  const { exportCodes, busy, message } = useCodesExport(eventId, status);
  return (
    <>
      <chakra.p
        role="status"
        flex="1"
        alignSelf="center"
        fontSize="sm"
        color={message?.isFailure ? "danger.fg" : "fg.muted"}
      >
        {message?.text}
      </chakra.p>
      <BusyButton busy={busy} onClick={exportCodes}>
        <Download size={16} aria-hidden />
        {t(busy ? "exporting" : "export")}
      </BusyButton>
    </>
  );
}

/** The codes of an event, 100 per page. */
export function CodesModal({ event, onClose }: { event: Event; onClose: () => void }) {
  const t = useText(poolText);
  const lang = useLang();
  const columns = useCodeColumns(["code", "status", "claimedAt", "assignedTo"]);
  const [location, setLocation] = useState<{ page: number; status: CodeStatus | "" }>({ page: 1, status: "" });
  const turnPage = (page: number) => setLocation(({ status }) => ({ page, status }));
  const narrow = (status: CodeStatus | "") => setLocation({ page: 1, status });
  const pool = usePool({ eventId: event.id, ...location, pageSize: PAGE_SIZE });
  const grid = viewOf({ ...location, setPage: turnPage, correctPage: turnPage, clear: () => narrow("") });
  return (
    <Dialog
      title={t("modalTitle", { name: nameIn(lang, event.name) })}
      wide
      actions={<Export eventId={event.id} status={location.status} />}
      onClose={onClose}
    >
      <CodeCounts counts={pool.counts} />
      <Box my="4" maxW={{ sm: "14rem" }}>
        <StatusSelect value={location.status} onChange={narrow} />
      </Box>
      <Grid
        grid={grid}
        caption={t("list")}
        columns={columns}
        page={pool.page}
        pageSize={EXPECTED}
        busy={pool.busy}
        loading={t("loading")}
        problem={pool.problem}
        onRetry={pool.reload}
        empty={<NoCodes grid={grid} reason="noneHere" />}
      />
    </Dialog>
  );
}
