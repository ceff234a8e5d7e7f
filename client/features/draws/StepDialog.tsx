import { useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import {
  AnnounceDrawDocument,
  FreezeDrawDocument,
  SettleDrawDocument,
  type DrawScreen_DrawFragment as Draw,
} from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { useConfirmedAction } from "../../kit/password/use-confirmed-action";
import { messageOr, type RequestResult } from "../../kit/transport/request-error";
import { drawStepsText } from "./draw-steps.text";

export interface StepProps {
  draw: Draw;
  /** The user confirms the request of another person. */
  isSecond: boolean;
  onClose: () => void;
  /** Called after a failed step: another person may have changed the draw. */
  onFailed: () => void;
}

/** Runs a step, shows its result, and closes the dialog. A null result was cancelled by the user. */
function useResult({ onClose, onFailed }: Pick<StepProps, "onClose" | "onFailed">) {
  const t = useText(drawStepsText);
  return async <Data,>(
    call: Promise<RequestResult<Data> | null>,
    done: (data: Data) => keyof typeof drawStepsText.en,
  ) => {
    const result = await call;
    onClose();
    if (result?.data) toastDone(t(done(result.data)));
    if (!result?.error) return;
    toastFailed(messageOr(result.error, t("stepFailed")));
    onFailed();
  };
}

/** Announces a draw after a question. */
export function AnnounceDialog(props: StepProps) {
  const t = useText(drawStepsText);
  const announce = useAction(AnnounceDrawDocument);
  const show = useResult(props);
  return (
    <Confirm
      title={t("announceTitle")}
      question={t("announceQuestion")}
      confirm={t("announce")}
      busy={announce.busy}
      onConfirm={() => void show(announce.run({ id: props.draw.id }), () => "announced")}
      onClose={props.onClose}
    />
  );
}

/** Settles a draw after a question. */
export function SettleDialog(props: StepProps) {
  const t = useText(drawStepsText);
  const settle = useAction(SettleDrawDocument);
  const show = useResult(props);
  return (
    <Confirm
      title={t("settleTitle")}
      question={t("settleQuestion")}
      confirm={t("settle")}
      busy={settle.busy}
      onConfirm={() => void show(settle.run({ id: props.draw.id }), () => "settled")}
      onClose={props.onClose}
    />
  );
}

/** Requests a freeze, or confirms the request of another person with the user's password. */
export function FreezeDialog(props: StepProps) {
  const t = useText(drawStepsText);
  const freeze = useConfirmedAction(FreezeDrawDocument);
  const show = useResult(props);
  const [isAsking, setAsking] = useState(true);
  const { draw, isSecond } = props;
  const confirm = () => {
    // The password prompt follows the question.
    setAsking(false);
    void show(freeze.run({ id: draw.id }), ({ freezeDraw }) =>
      freezeDraw.awaitingConfirmation ? "freezeRequested" : "freezeStarted",
    );
  };
  return (
    <>
      {isAsking && (
        <Confirm
          title={t("freezeTitle")}
          question={`${t("freezeQuestion")} ${t(isSecond ? "youConfirm" : "needsSecond")}`}
          confirm={t(isSecond ? "freezeConfirm" : "freeze")}
          onConfirm={confirm}
          onClose={props.onClose}
        />
      )}
      {freeze.prompt}
    </>
  );
}
