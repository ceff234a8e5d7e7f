import { AnchorDialog } from "./AnchorDialog";
import type { Step } from "./NextStep";
import { RunDialog } from "./RunDialog";
import { AnnounceDialog, FreezeDialog, SettleDialog, type StepProps } from "./StepDialog";
import { VoidDialog } from "./VoidDialog";

const DIALOGS = {
  announce: AnnounceDialog,
  freeze: FreezeDialog,
  anchor: AnchorDialog,
  run: RunDialog,
  settle: SettleDialog,
  void: VoidDialog,
};

interface Props extends StepProps {
  step: Step | "void";
}

/** The dialog of a step of a draw. */
export function DrawTask({ step, ...props }: Props) {
  const Dialog = DIALOGS[step];
  return <Dialog {...props} />;
}
