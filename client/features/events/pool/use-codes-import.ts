import { useState } from "react";
import * as z from "zod/mini";
import { batchId } from "../../../../domain/codes";
import { toastDone } from "../../../kit/feedback/toast";
import { useForm } from "../../../kit/form/use-form";
import { ImportEventCodesDocument, type ImportEventCodesMutation } from "../../../kit/graphql/generated";
import { saidOr, type Outcome } from "../../../kit/graphql/refusal";
import { useAction } from "../../../kit/graphql/use-action";
import { useText } from "../../../kit/i18n/i18n";
import { uploadFile } from "../../../kit/rest/upload";
import { poolText } from "./pool.text";
import { RELOAD } from "./use-pool";

const SHOWN_MS = 5000;
const schema = z.object({ batchId });

export type Imported = ImportEventCodesMutation["importEventCodes"];

/** The import of a file into an event's pool: first it is sent, then the server reads it. */
export function useCodesImport(eventId: string) {
  const t = useText(poolText);
  const { run } = useAction(ImportEventCodesDocument);
  const form = useForm<{ batchId: string }, z.output<typeof schema>>({ initial: { batchId: "" }, schema });
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<Imported>();
  /** How much was sent, in percent; null while nothing is. */
  const [progress, setProgress] = useState<number | null>(null);

  const choose = (next: File | null) => {
    setFile(next);
    setMissing(false);
    setProblem(undefined);
    setDone(undefined);
  };
  const send = async (chosen: File, batch: string | null): Promise<Outcome<Imported>> => {
    const upload = await uploadFile(chosen, setProgress);
    if (upload.refusal) return upload;
    setProgress(100);
    const { data, refusal } = await run({ eventId, uploadId: upload.data, batchId: batch }, RELOAD);
    return refusal ? { refusal } : { data: data.importEventCodes };
  };
  const submit = form.handleSubmit(async ({ batchId: batch }) => {
    setMissing(file === null);
    if (file === null) return;
    setProblem(undefined);
    setDone(undefined);
    setProgress(0);
    const { data, refusal } = await send(file, batch);
    setProgress(null);
    if (refusal) return setProblem(saidOr(refusal, t("importFailed")));
    setFile(null);
    setDone(data);
    toastDone(t("imported"), SHOWN_MS);
  });
  return { form, file, isMissing, problem, done, progress, choose, submit };
}
