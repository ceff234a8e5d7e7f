import type { DocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { toRequestError } from "../../kit/graphql/client";
import {
  CancelImportDocument,
  ImportJobDocument,
  RunImportDocument,
  StartImportDocument,
  type Import_JobFragment as Job,
  type ImportInput,
} from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { uploadFetch } from "../../kit/files/upload";
import { useUrlParams } from "../../kit/grid/use-url-params";
import { useImportCompletion } from "./use-import-completion";
import { useProblem } from "../../kit/form/use-problem";

const POLL_MS = 500;

const always = (): boolean => true;

/** A job by its id, if any, polled while it runs. */
export function useJob(id: string | null, isShown: (job: Job) => boolean = always) {
  const { data, error, startPolling, stopPolling } = useQuery(ImportJobDocument, {
    variables: { id: id ?? "" },
    skip: id === null,
  });
  const found = id === null ? undefined : data?.importJob;
  const job = found && isShown(found) ? found : undefined;
  const isPending = job?.isPending === true;
  useEffect(() => {
    if (isPending) startPolling(POLL_MS);
    else stopPolling();
  }, [isPending, startPolling, stopPolling]);
  return { job, error };
}

/** The job in the URL: it survives a reload. */
function useJobInUrl(isShown: (job: Job) => boolean) {
  const [params, change] = useUrlParams();
  const jobInUrl = params.get("job");
  const { job, error } = useJob(jobInUrl, isShown);
  const setId = (id: string | null) => change({ job: id ?? "" });
  return { job, error: jobInUrl === null ? undefined : error, setId };
}

interface Options {
  /** The messages of a success, of an unspecified failure, and of a failure with its reason; by default the reason. */
  messages: { done: string; failed: string; withReason?: (reason: string) => string };
  /** The queries that show jobs. */
  refetch?: DocumentNode[];
  /** Whether this screen shows the job in the URL. */
  isShown?: (job: Job) => boolean;
  /** Called after rows were stored or reverted. */
  onChanged?: () => void;
}

/** An import from file to result: upload, check, preview, then storing. */
export function useImport({ messages, refetch = [], isShown = always, onChanged }: Options) {
  const start = useAction(StartImportDocument);
  const run = useAction(RunImportDocument);
  const cancel = useAction(CancelImportDocument);
  const { job, error, setId } = useJobInUrl(isShown);
  const ending = useImportCompletion(job, { done: messages.done, onChanged });
  const upload = useRef<AbortController>(undefined);
  /** The uploaded share in percent; null without an upload. */
  const [uploaded, setUploaded] = useState<number | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const [isStopped, setStopped] = useState(false);
  const [problem, setProblem] = useProblem(() => messages.failed);

  const begin = async (file: File, input: ImportInput, { signal }: AbortController) => {
    const started = await start.run(
      { file, input },
      { refetch, fetch: uploadFetch({ file, onProgress: setUploaded, signal }) },
    );
    // Cancelled while the response was pending: the started job is cancelled too.
    if (signal.aborted && started.data) await cancel.run({ id: started.data.startImport.id }, { refetch });
    return started;
  };
  /** Uploads the file and starts the job; returns whether it started. */
  const send = async (file: File, input: ImportInput): Promise<boolean> => {
    setProblem();
    setStopped(false);
    const stop = new AbortController();
    upload.current = stop;
    setUploaded(0);
    const { data, error } = await begin(file, input, stop);
    setUploaded(null);
    if (stop.signal.aborted) {
      setStopped(true);
      return false;
    }
    if (error) setProblem(error, "failed");
    // The URL may be that of another screen by now.
    else if (data && !isGone.current) setId(data.startImport.id);
    return !error;
  };
  const act = async (action: typeof run | typeof cancel) => {
    if (!job) return;
    setProblem();
    const { error } = await action.run({ id: job.id }, { refetch });
    if (error) setProblem(error, "failed");
  };
  const reset = () => {
    upload.current?.abort();
    setProblem();
    setStopped(false);
    setId(null);
  };
  return {
    job,
    ending,
    uploaded,
    isStopped,
    /** The button that sends a file is secondary while a checked job waits. */
    sendVariant: job?.status === "CHECKED" ? ("outline" as const) : ("solid" as const),
    messages,
    problem: problem ?? (error && messageOr(toRequestError(error), messages.failed)),
    isBusy: uploaded !== null || start.busy || run.busy || cancel.busy || job?.isPending === true,
    send,
    store: () => void act(run),
    cancel: () => (uploaded === null ? void act(cancel) : upload.current?.abort()),
    reset,
  };
}

export type Import = ReturnType<typeof useImport>;
