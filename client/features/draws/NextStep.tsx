import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { Panel } from "../../kit/figures/Panel";
import { ProgressBar } from "../../kit/feedback/ProgressBar";
import { Notice } from "../../kit/feedback/States";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import {
  CancelDrawFreezeDocument,
  WithdrawDrawRequestDocument,
  type DrawScreen_DrawFragment as Draw,
} from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { messageOr } from "../../kit/transport/request-error";
import type { Permission } from "../../../domain/permissions";
import { drawRequestText } from "./draw-request.text";
import { drawStepsText } from "./draw-steps.text";
import { nextStep } from "./next-step";
import { openRequest } from "./use-draw";

export type Step = NonNullable<ReturnType<typeof nextStep>["step"]>;

const PERMISSIONS: Record<Step, Permission> = {
  announce: "draws:write",
  freeze: "draws:run",
  anchor: "draws:write",
  run: "draws:run",
  settle: "draws:run",
};

/** The progress of a running freeze, with a cancel button. */
function FreezeProgress({ draw: { id, freeze } }: { draw: Draw }) {
  const t = useText(drawStepsText);
  const { number } = useFormats();
  const cancel = useAction(CancelDrawFreezeDocument);
  const mayRun = allows(useSession(), "draws:run");
  if (freeze?.status !== "RUNNING") return null;
  const { processed, total } = freeze;
  const percent = total ? Math.floor((100 * processed) / total) : 0;
  const stop = async () => {
    const { error } = await cancel.run({ id });
    if (error) toastFailed(messageOr(error, t("stepFailed")));
    else toastDone(t("freezeCancelled"));
  };
  return (
    <Box mt="4">
      <ProgressBar label={t("freezing")} percent={percent} />
      <Flex mt="3" gap="4" wrap="wrap" align="center" justify="space-between" fontSize="sm" color="fg.muted">
        <span role="status">
          {total === null ? t("counting") : t("freezingOf", { processed: number(processed), total: number(total) })}
        </span>
        {mayRun && (
          <BusyButton variant="outline" size="sm" busy={cancel.busy} onClick={() => void stop()}>
            {t("cancelFreeze")}
          </BusyButton>
        )}
      </Flex>
    </Box>
  );
}

/** The open request of a step: the first person waits, another person checks and confirms. */
function Request({ request, isOwn }: { request: Draw["requests"][number]; isOwn: boolean }) {
  const t = useText(drawStepsText);
  const lang = useLang();
  const { date } = useFormats();
  const time = date(request.requestedAt);
  return (
    <Box mt="4">
      <Notice
        tone="gold"
        title={t(isOwn ? "waitingSecond" : request.step === "FREEZE" ? "freezeRequest" : "runRequest")}
      >
        {isOwn ? t("waitingHelp", { time }) : t("requestedBy", { time, name: nameIn(lang, request.requestedByName) })}
      </Notice>
    </Box>
  );
}

interface Props {
  draw: Draw;
  userId: string;
  now: number;
  /** `isSecond` if the user confirms the request of another person. */
  onStep: (step: Step, isSecond: boolean) => void;
}

/** Withdraws the open request: the requester's own, or any for an administrator. */
function Withdraw({ draw, userId, now }: Pick<Props, "draw" | "userId" | "now">) {
  const t = useText(drawRequestText);
  const session = useSession();
  const { run, busy } = useAction(WithdrawDrawRequestDocument);
  const request = openRequest(draw, now);
  const isOwn = request?.requestedById === userId;
  if (!request || !allows(session, isOwn ? "draws:run" : "draws:approve")) return null;
  const withdraw = async () => {
    const { error } = await run({ id: draw.id });
    if (error) toastFailed(messageOr(error, t("withdrawFailed")));
    else toastDone(t("withdrawn"));
  };
  return (
    <BusyButton variant="outline" busy={busy} onClick={() => void withdraw()}>
      {t("withdraw")}
    </BusyButton>
  );
}

/** Why the last freeze of an announced draw failed. */
function FreezeFailed({ draw: { freeze, state } }: { draw: Draw }) {
  const t = useText(drawStepsText);
  if (freeze?.status !== "ERROR" || state !== "ANNOUNCED") return null;
  return (
    <Box mt="4">
      <Notice tone="danger">{t("freezeFailed", { reason: freeze.error?.message ?? "" })}</Notice>
    </Box>
  );
}

/** What comes next in a draw, in a sentence, with the buttons of users who may do it. */
export function NextStep({ draw, userId, now, onStep }: Props) {
  const t = useText(drawStepsText);
  const session = useSession();
  const { date } = useFormats();
  const { text, time, step } = nextStep(draw, now);
  const request = openRequest(draw, now);
  const isOwn = request?.requestedById === userId;
  const mayStep = step !== undefined && allows(session, PERMISSIONS[step]);
  const label = (possible: Step) => {
    if (possible === "anchor") return t("addAnchor");
    if (!request || (possible !== "freeze" && possible !== "run")) return t(possible);
    return t(possible === "freeze" ? "freezeConfirm" : "runConfirm");
  };
  return (
    <Panel title={t("next")}>
      <chakra.p maxW="text">{t(text, time && { time: date(time) })}</chakra.p>
      <FreezeFailed draw={draw} />
      <FreezeProgress draw={draw} />
      {request && step && <Request request={request} isOwn={isOwn} />}
      <Flex mt="4" gap="3" wrap="wrap" _empty={{ display: "none" }}>
        {mayStep && !(request && isOwn) && (
          <Button onClick={() => onStep(step, request !== undefined)}>{label(step)}</Button>
        )}
        <Withdraw draw={draw} userId={userId} now={now} />
        {draw.state === "DRAFT" && allows(session, "draws:write") && (
          <ButtonLink to={`/admin/draws/${draw.id}/edit`} variant="outline">
            {t("edit")}
          </ButtonLink>
        )}
      </Flex>
    </Panel>
  );
}
