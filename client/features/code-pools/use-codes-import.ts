import { useState } from "react";
import * as z from "zod/mini";
import { batchId } from "../../../domain/codes";
import { useForm } from "../../kit/form/use-form";
import { useText } from "../../kit/i18n/i18n";
import { useImport } from "../imports/use-import";
import { poolText } from "./pool.text";

const schema = z.object({ batchId });

/** Imports codes into an event's pool: upload, check, preview, and then storing. */
export function useCodesImport(eventId: string, onChanged: () => void) {
  const t = useText(poolText);
  const form = useForm<{ batchId: string }, z.output<typeof schema>>({ initial: { batchId: "" }, schema });
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const work = useImport({
    messages: { done: t("imported"), failed: t("importFailed") },
    isShown: (job) => job.eventId === eventId,
    onChanged,
  });
  const choose = (next: File | null) => {
    setFile(next);
    setMissing(false);
  };
  const submit = form.handleSubmit(async ({ batchId: batch }) => {
    setMissing(file === null);
    if (file === null) return;
    if (!(await work.send(file, { type: "LOTTERY_CODES", poolEventId: eventId, batchId: batch }))) return;
    setFile(null);
    form.reset(form.getValues());
  });
  return { form, file, isMissing, work, choose, submit };
}
