import { useState } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { Confirm } from "./Confirm";

interface Options {
  /** The dialog stays open. */
  busy: boolean;
  /** Whether closing would lose changes. */
  dirty: boolean;
  onClose: () => void;
}

/** Closes a form dialog. If changes would be lost, `question` asks for confirmation first. */
export function useDiscard({ busy, dirty, onClose }: Options) {
  const t = useText(sharedText);
  const [confirming, setConfirming] = useState(false);
  const close = () => {
    if (busy) return;
    if (dirty) setConfirming(true);
    else onClose();
  };
  const decide = (discard: boolean) => {
    setConfirming(false);
    if (discard) onClose();
  };
  const question = confirming && (
    <Confirm
      title={t("discardTitle")}
      question={t("discardQuestion")}
      confirm={t("discard")}
      onConfirm={() => decide(true)}
      onClose={() => decide(false)}
    />
  );
  return { close, question };
}
