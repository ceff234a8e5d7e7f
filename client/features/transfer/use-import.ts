import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { refusalOf } from "../../kit/graphql/client";
import {
  CancelImportDocument,
  ImportJobDocument,
  RunImportDocument,
  StartImportDocument,
  type ImportInput,
} from "../../kit/graphql/generated";
import { saidOr } from "../../kit/graphql/refusal";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { uploadFile } from "../../kit/rest/upload";
import { transferText } from "./transfer.text";

const POLL_MS = 500;
const JOBS = { refetch: ["ImportJobs"] };

/** The job that the address names, asked for again while it is at work: it survives a reload. */
function useJob() {
  const [params, setParams] = useSearchParams();
  const id = params.get("job");
  const { data, error, startPolling, stopPolling } = useQuery(ImportJobDocument, {
    variables: { id: id ?? "" },
    skip: id === null,
  });
  const job = id === null ? undefined : data?.importJob;
  const isPending = job?.isPending === true;
  useEffect(() => {
    if (isPending) startPolling(POLL_MS);
    else stopPolling();
  }, [isPending, startPolling, stopPolling]);
  const setId = (next: string | null) =>
    setParams(() => {
      const address = new URLSearchParams(window.location.search);
      if (next === null) address.delete("job");
      else address.set("job", next);
      return address;
    });
  return { id, job, error, setId };
}

/** An import from its file to its result: sent, checked, looked at, and only then stored. */
export function useImport() {
  const t = useText(transferText);
  const start = useAction(StartImportDocument);
  const run = useAction(RunImportDocument);
  const cancel = useAction(CancelImportDocument);
  const { id, job, error, setId } = useJob();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fail = (refusal: Parameters<typeof saidOr>[0]) => setProblem(saidOr(refusal, t("importFailed")));
  const send = async (file: File, options: Omit<ImportInput, "uploadId">): Promise<boolean> => {
    setProblem(undefined);
    setUploading(true);
    const upload = await uploadFile(file, () => undefined);
    if (upload.refusal) {
      setUploading(false);
      fail(upload.refusal);
      return false;
    }
    const { data, refusal } = await start.run({ input: { ...options, uploadId: upload.data } }, JOBS);
    setUploading(false);
    if (refusal) fail(refusal);
    else setId(data.startImport.id);
    return !refusal;
  };
  const act = async (action: typeof run | typeof cancel) => {
    if (id === null) return;
    setProblem(undefined);
    const { refusal } = await action.run({ id }, JOBS);
    if (refusal) fail(refusal);
  };
  const reset = () => {
    setProblem(undefined);
    setId(null);
  };
  return {
    job,
    isUploading,
    problem: problem ?? (error && saidOr(refusalOf(error), t("importFailed"))),
    isBusy: isUploading || start.busy || run.busy || cancel.busy || job?.isPending === true,
    send,
    store: () => void act(run),
    cancel: () => void act(cancel),
    reset,
  };
}

export type Import = ReturnType<typeof useImport>;
