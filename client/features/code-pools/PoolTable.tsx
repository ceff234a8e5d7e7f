import { Button, chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { Empty } from "../../kit/feedback/States";
import { Grid } from "../../kit/grid/Grid";
import type { GridView } from "../../kit/grid/use-grid";
import { ReinstateEventCodeDocument, type EventPool_CodeFragment as Code } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { useCodeColumns } from "./code-columns";
import { InvalidateModal } from "./InvalidateModal";
import { poolText } from "./pool.text";
import { RELOAD, type usePool } from "./use-pool";

const SHOWN_MS = 3000;
/** Rows of the skeleton. */
const EXPECTED = 10;

function useReinstate(onDone: (code: Code) => void) {
  const t = useText(poolText);
  const { run, busy } = useAction(ReinstateEventCodeDocument);
  const reinstate = async (code: Code) => {
    const { error } = await run({ id: code.id }, RELOAD);
    if (error) return toastFailed(messageOr(error, t("reinstateFailed")));
    toastDone(t("reinstated"), SHOWN_MS);
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
  const name = code.lotteryCode;
  const buttonStyle = { variant: "ghost", size: "sm", px: "2", minH: "8" } as const;
  if (code.status !== "INVALID") {
    return (
      <Button
        {...buttonStyle}
        color="danger.fg"
        aria-label={t("invalidateOf", { name })}
        onClick={() => onInvalidate(code)}
      >
        {t("invalidate")}
      </Button>
    );
  }
  // A claimed code cannot be reinstated.
  if (code.claimedAt !== null) return null;
  return (
    <Button {...buttonStyle} disabled={busy} aria-label={t("reinstateOf", { name })} onClick={() => onReinstate(code)}>
      {t("reinstate")}
    </Button>
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
  grid: GridView;
  pool: ReturnType<typeof usePool>;
  /** Called when the focused button is about to disappear. */
  onFocusLost: () => void;
}

/** The codes of the selected event, with their actions. */
export function PoolTable({ grid, pool, onFocusLost }: Props) {
  const t = useText(poolText);
  const mayWrite = allows(useSession(), "event-codes:write");
  const columns = useCodeColumns(["code", "status", "source", "batch", "claimedAt", "assignedTo"]);
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
      <Grid
        grid={grid}
        caption={t("list")}
        columns={columns}
        actions={
          mayWrite
            ? (code) => <Actions code={code} busy={busy} onInvalidate={setInvalidating} onReinstate={reinstate} />
            : undefined
        }
        actionsWidth="8rem"
        page={pool.page}
        pageSize={EXPECTED}
        busy={pool.busy}
        loading={t("loading")}
        problem={pool.problem}
        onRetry={pool.reload}
        empty={<NoCodes grid={grid} reason={mayWrite ? "noneYet" : "noneHere"} />}
        pageLabel={(at) => t("page", at)}
      />
      {invalidating && (
        <InvalidateModal
          code={invalidating}
          onClose={() => setInvalidating(undefined)}
          onDone={() => invalidated(invalidating)}
        />
      )}
    </>
  );
}
