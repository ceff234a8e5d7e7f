import { Badge, Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Ban, Printer } from "lucide-react";
import { lazy, Suspense, useState, type CSSProperties } from "react";
import { prizeAt } from "../../../domain/draws/prizes";
import { REASON_LABELS } from "../../../domain/draws/draw.text";
import type { DisqualificationReason } from "../../../domain/draws/draw";
import { Panel } from "../../kit/figures/Panel";
import { Table } from "../../kit/grid/grid-style";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { ROW_BUTTON, RowMenu } from "../../kit/menu/RowMenu";
import { allows, useSession } from "../../kit/session/session";
import { nameOf } from "./draw-labels";
import { drawResultsText } from "./draw-results.text";
import { ExportMenu } from "./ExportMenu";
import { PrizePicture } from "./PrizePicture";
import { type Result, WinnerSlip, winnerName } from "./WinnerSlip";

const ClaimDialog = lazy(async () => ({ default: (await import("./ResultDialogs")).ClaimDialog }));
const DisqualifyDialog = lazy(async () => ({ default: (await import("./ResultDialogs")).DisqualifyDialog }));

const PALETTES: Record<Result["status"], string> = { WINNER: "gold", RESERVE: "neutral", DISQUALIFIED: "danger" };

function Status({ result }: { result: Result }) {
  const t = useText(drawResultsText);
  const lang = useLang();
  const { date } = useFormats();
  const { status, kind, claimedAt, claimedByName, reason, note } = result;
  const label = status === "WINNER" && kind === "RESERVE" ? "promoted" : status;
  const details =
    claimedAt !== null
      ? t("claimedOn", { time: date(claimedAt), name: nameIn(lang, claimedByName ?? "") })
      : reason && REASON_LABELS[reason.toLowerCase() as DisqualificationReason][lang];
  return (
    <Box py="1.5" textAlign={{ mdDown: "end" }}>
      <Badge colorPalette={claimedAt ? "accent" : PALETTES[status]}>{t(claimedAt ? "claimed" : label)}</Badge>
      {details && (
        <chakra.p fontSize="sm" color="fg.muted" lineHeight="1.4" mt="0.5">
          {details}
        </chakra.p>
      )}
      {note && (
        <chakra.p fontSize="sm" color="fg.muted" lineHeight="1.4">
          <bdi>{note}</bdi>
        </chakra.p>
      )}
    </Box>
  );
}

function Prize({ prize }: { prize: Draw["prizes"][number] }) {
  const lang = useLang();
  const { pictureSha256 } = prize;
  return (
    <Flex as="span" align="center" gap="2" minW="0">
      {pictureSha256 !== null && <PrizePicture sha256={pictureSha256} size="8" />}
      <chakra.bdi whiteSpace="normal">{nameOf(prize, lang)}</chakra.bdi>
    </Flex>
  );
}

/** Fixed widths on wide screens, so that phones and codes stay on one line. */
const PHONE_WIDTH = { "--width": "9rem" } as CSSProperties;
const ACTIONS_WIDTH = { "--actions": "12rem" } as CSSProperties;
const CODE_WIDTH = { "--width": "13rem" } as CSSProperties;

interface Task {
  kind: "claim" | "disqualify" | "slip";
  result: Result;
}

/** The actions of a result while the draw is not settled; a disqualified one has none. */
function Actions({ result, onTask }: { result: Result; onTask: (task: Task) => void }) {
  const t = useText(drawResultsText);
  const { number } = useFormats();
  const { status, claimedAt } = result;
  const place = number(result.place);
  if (status === "DISQUALIFIED") return null;
  return (
    <>
      {status === "WINNER" && claimedAt === null && (
        <Button {...ROW_BUTTON} aria-label={t("claimOf", { place })} onClick={() => onTask({ kind: "claim", result })}>
          {t("claim")}
        </Button>
      )}
      <RowMenu
        label={t("more", { place })}
        entries={[
          ...(status === "WINNER"
            ? [{ label: t("slip"), icon: Printer, onSelect: () => onTask({ kind: "slip", result }) }]
            : []),
          ...(claimedAt === null
            ? [
                {
                  label: t("disqualify"),
                  icon: Ban,
                  danger: true,
                  onSelect: () => onTask({ kind: "disqualify", result }),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** The winners and reserves of a draw, with claims, disqualifications and slips for users who may write. */
export function Results({ draw }: { draw: Draw }) {
  const t = useText(drawResultsText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  const [task, setTask] = useState<Task>();
  const mayWrite = allows(useSession(), "draws:write") && draw.state === "DRAWN";
  const close = () => setTask(undefined);
  return (
    <Panel title={t("results")} isFlush action={<ExportMenu drawId={draw.id} />}>
      <Table role="table" style={ACTIONS_WIDTH}>
        <chakra.caption srOnly>{t("results")}</chakra.caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{t("winner")}</th>
            <th role="columnheader">{t("prize")}</th>
            <th role="columnheader" style={PHONE_WIDTH}>
              {t("phone")}
            </th>
            <th role="columnheader" style={CODE_WIDTH}>
              {t("code")}
            </th>
            <th role="columnheader">{t("status")}</th>
            {mayWrite && (
              <th role="columnheader" className="actions">
                {shared("actions")}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {draw.results.map((result) => {
            const prize = prizeAt(draw.prizes, result.prizeNumber);
            return (
              <tr key={result.place} role="row">
                <td role="cell">
                  <span>
                    {number(result.place)}. <chakra.bdi overflowWrap="anywhere">{winnerName(result)}</chakra.bdi>
                  </span>
                </td>
                <td role="cell" data-title={t("prize")}>
                  {prize ? <Prize prize={prize} /> : "—"}
                </td>
                <td role="cell" data-title={t("phone")}>
                  <bdi dir="ltr">{result.phoneNumber ?? result.maskedPhone}</bdi>
                </td>
                <td role="cell" data-title={t("code")}>
                  <chakra.bdi dir="ltr" fontFamily="mono" fontSize="sm" whiteSpace="nowrap">
                    {result.code}
                  </chakra.bdi>
                </td>
                <td role="cell" data-title={t("status")}>
                  <Status result={result} />
                </td>
                {mayWrite && (
                  <td role="cell" className="actions">
                    <span className="buttons">
                      <Actions result={result} onTask={setTask} />
                    </span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Suspense>
        {task?.kind === "claim" && <ClaimDialog draw={draw} result={task.result} onClose={close} />}
        {task?.kind === "disqualify" && <DisqualifyDialog draw={draw} result={task.result} onClose={close} />}
      </Suspense>
      {task?.kind === "slip" && <WinnerSlip draw={draw} result={task.result} onPrinted={close} />}
    </Panel>
  );
}
