import { Button, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { ProgressBar } from "../../kit/feedback/ProgressBar";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { useNow } from "../../kit/timing/use-now";
import { percentOf, secondsLeft, type ProgressStatus } from "./import-progress";
import { importText } from "./import.text";
import { useFocusFallback } from "./use-focus-fallback";

const SECOND_MS = 1000;

/** Whole seconds since the first render. */
function useElapsed(): number {
  const [startedAt] = useState(() => Date.now());
  return Math.floor((useNow(SECOND_MS) - startedAt) / SECOND_MS);
}

interface Props {
  status: ProgressStatus;
  /** The label of the current step. */
  label: string;
  /** The uploaded share in percent, during the upload. */
  uploaded?: number | undefined;
  processed: number;
  total: number | null;
  onCancel: (() => void) | undefined;
}

/** The progress of an import with elapsed and remaining time and a cancel button. */
export function ImportProgress({ status, label, uploaded, processed, total, onCancel }: Props) {
  const t = useText(importText);
  const { number } = useFormats();
  const elapsed = useElapsed();
  const percent = percentOf(status, processed, total);
  const left = status === "processing" ? secondsLeft(elapsed, processed, total) : null;
  return (
    <Card ref={useFocusFallback()} aria-label={label}>
      <Flex justify="space-between" gap="4" mb="3" fontWeight="600">
        <span role="status">{label}</span>
        <chakra.span fontVariantNumeric="tabular-nums">{t("percent", { percent: number(percent) })}</chakra.span>
      </Flex>
      <ProgressBar label={label} percent={percent} />
      <Flex mt="3" gap="4" wrap="wrap" align="center" minH="10" fontSize="sm" color="fg.muted">
        <span>{t("elapsed", { seconds: number(elapsed) })}</span>
        {uploaded !== undefined && <span>{t("sent", { percent: number(uploaded) })}</span>}
        {left !== null && <span>{t("remaining", { seconds: number(left) })}</span>}
        {total !== null && status === "processing" && (
          <span>{t("rowsDone", { done: number(processed), total: number(total) })}</span>
        )}
        {onCancel && (
          <Button variant="outline" size="sm" ms="auto" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </Flex>
    </Card>
  );
}
