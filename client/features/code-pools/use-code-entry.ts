import { useRef, useState } from "react";
import { poolCodeDraft, type PoolCodeDraft } from "../../../domain/codes";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import { AddEventCodeDocument } from "./code-pools.generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { isolated } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { poolText } from "./pool.text";
import { RELOAD } from "./use-pool";

const EMPTY = { lotteryCode: "", batchId: "", notes: "" };

/**
 * The form of one code, closed after it is stored. In a series codes are typed or scanned in succession: the field is
 * emptied and focused before the response arrives, and a rejected code returns to it unless the next one is being typed
 * or the form is closed.
 */
export function useCodeEntry(eventId: string, onClose: () => void) {
  const t = useText(poolText);
  const add = useAction(AddEventCodeDocument);
  const form = useForm<typeof EMPTY, PoolCodeDraft>({ initial: EMPTY, schema: poolCodeDraft });
  const [isSeries, setSeries] = useState(false);
  const [problem, setProblem] = useProblem(t);
  const lastAttempt = useRef(0);
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };

  const submit = form.handleSubmit(async (draft) => {
    const typed = form.getValues();
    const attempt = ++lastAttempt.current;
    setProblem();
    if (isSeries) {
      form.reset({ ...EMPTY, batchId: typed.batchId });
      form.setFocus("lotteryCode");
    }
    const { error } = await add.run({ eventId, input: draft }, RELOAD);
    if (!error) {
      toastDone(t("added"), "short");
      if (!isSeries) close();
      return;
    }
    const reason = messageOr(error, t("addFailed"));
    const isFree = attempt === lastAttempt.current && form.getValues("lotteryCode") === "" && !isClosed.current;
    if (isSeries && !isFree) return toastFailed(t("addFailedFor", { code: isolated(typed.lotteryCode), reason }));
    if (isSeries) form.reset(typed, { keepDefaultValues: true });
    if (!showFieldErrors(form, error)) setProblem(error, "addFailed");
    form.setFocus("lotteryCode", { shouldSelect: true });
  });
  return { form, isSeries, setSeries, busy: !isSeries && add.busy, problem, submit, close };
}
