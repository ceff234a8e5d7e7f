import { Button, chakra } from "@chakra-ui/react";
import { Ban, Undo2 } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { Empty } from "../../kit/feedback/States";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { GridState, GridView } from "../../kit/grid/use-grid";
import { useSelection } from "../../kit/grid/use-selection";
import type { CodeStatus } from "../../kit/transport/schema.generated";
import {
  EventPoolDocument,
  ReinstateEventCodeDocument,
  type EventPool_CodeFragment as Code,
} from "./code-pools.generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { RowActions } from "../../kit/menu/RowActions";
import { allows, useSession } from "../../kit/session/session";
import { BulkActions } from "../bulk-actions/BulkActions";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { useCodeColumns } from "./code-columns";
import { poolText } from "./pool.text";
import { RELOAD, STATUSES, type usePool } from "./use-pool";
import { SCOPE } from "./use-pool-location";

const InvalidateModal = lazy(async () => ({ default: (await import("./InvalidateModal")).InvalidateModal }));

/** Rows of the skeleton. */
const EXPECTED = 10;

function useReinstate(onDone: (code: Code) => void) {
  const t = useText(poolText);
  const { run, busy } = useAction(ReinstateEventCodeDocument);
  const reinstate = async (code: Code) => {
    const { error } = await run({ id: code.id }, RELOAD);
    if (error) return toastFailed(messageOr(error, t("reinstateFailed")));
    toastDone(t("reinstated"), "medium");
    onDone(code);
  };
  return { reinstate: (code: Code) => void reinstate(code), busy };
}

interface ActionsProps {
  code: Code;
  busy: boolean;
  onInvalidate: (code: Code) => void;
  onReinstate: (code: Code) => void;
}

function Actions({ code, busy, onInvalidate, onReinstate }: ActionsProps) {
  const t = useText(poolText);
  const isInvalid = code.status === "INVALID";
  return (
    <RowActions
      name={code.lotteryCode}
      busy={busy}
      entries={[
        !isInvalid && { label: t("invalidate"), icon: Ban, danger: true, onSelect: () => onInvalidate(code) },
        // A claimed code cannot be reinstated.
        isInvalid &&
          code.claimedAt === null && { label: t("reinstate"), icon: Undo2, onSelect: () => onReinstate(code) },
      ]}
    />
  );
}

/** Shown if there are no codes, with the reason. */
export function NoCodes({ grid, reason }: { grid: GridView; reason: "noneYet" | "noneHere" }) {
  const t = useText(poolText);
  const clear = (
    <Button variant="outline" onClick={grid.clear}>
      {t("showAll")}
    </Button>
  );
  return (
    <NoRows title={t("none")} help={t(grid.isFiltered ? "noneFiltered" : reason)} action={grid.isFiltered && clear} />
  );
}

/** Shown instead of rows. */
export function NoRows({ title, help, action }: { title: string; help: string; action?: ReactNode }) {
  return (
    <Empty action={action}>
      <div>
        <chakra.p fontWeight="600" color="fg">
          {title}
        </chakra.p>
        <p>{help}</p>
      </div>
    </Empty>
  );
}

interface Props {
  grid: GridState<"status">;
  eventId: string;
  status: CodeStatus | "";
  pool: ReturnType<typeof usePool>;
  /** Called when the focused button is about to disappear. */
  onFocusLost: () => void;
}

/** The codes of the selected event, with their actions. */
export function PoolTable({ grid, eventId, status, pool, onFocusLost }: Props) {
  const t = useText(poolText);
  const mayWrite = allows(useSession(), "event-codes:write");
  const mayExport = allows(useSession(), "exports:event-codes");
  const columns = useCodeColumns(["code", "status", "source", "batch", "claimedAt", "assignedTo"]);
  const selection = useSelection({ search: "", filters: { eventId, status } });
  const [invalidating, setInvalidating] = useState<Code>();
  // In a filtered list the row disappears; for a claimed code, the button.
  const changed = ({ claimedAt }: Code) => {
    if (grid.isFiltered || claimedAt !== null) onFocusLost();
  };
  const { reinstate, busy } = useReinstate(changed);
  const invalidated = (code: Code) => {
    setInvalidating(undefined);
    changed(code);
  };
  return (
    <>
      <Filters
        grid={grid}
        fields={[
          {
            kind: "choice",
            filter: "status",
            label: t("statusFilter"),
            options: STATUSES.map((one) => ({ value: one.toLowerCase(), label: t(one) })),
          },
        ]}
      >
        <SavedViews screen="LOTTERY_CODES" scope={SCOPE} />
        {mayExport && (
          <ExportList view={{ poolCodes: { eventId, status: status || null } }} grid={grid} columns={columns} />
        )}
      </Filters>
      <Grid
        grid={grid}
        caption={t("list")}
        columns={columns}
        actions={
          mayWrite
            ? (code) => <Actions code={code} busy={busy} onInvalidate={setInvalidating} onReinstate={reinstate} />
            : undefined
        }
        selection={mayWrite ? selection : undefined}
        actionsWidth="6rem"
        hasDetails
        page={pool.page}
        pageSize={EXPECTED}
        busy={pool.busy}
        loading={t("loading")}
        problem={pool.problem}
        onRetry={pool.reload}
        empty={<NoCodes grid={grid} reason={mayWrite ? "noneYet" : "noneHere"} />}
        pageLabel={(at) => t("page", at)}
      />
      <BulkActions
        selection={selection}
        total={pool.page?.totalItems ?? 0}
        isTotalCapped={false}
        filter={{ eventId, codeStatus: status === "" ? undefined : status }}
        kinds={["INVALIDATE_CODES", "REINSTATE_CODES"]}
        list={EventPoolDocument}
      />
      <Suspense>
        {invalidating && (
          <InvalidateModal
            code={invalidating}
            onClose={() => setInvalidating(undefined)}
            onDone={() => invalidated(invalidating)}
          />
        )}
      </Suspense>
    </>
  );
}
