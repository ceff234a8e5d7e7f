import { useRef, useState } from "react";
import { isErrorCode } from "../../../domain/errors/client-errors";
import { client, toRequestError } from "../../kit/graphql/client";
import {
  CancelExportDocument,
  ExportJobDocument,
  StartExportDocument,
  type Export_FileFragment as File,
  type Export_JobFragment as Job,
  type StartExportMutationVariables as Asked,
} from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import type { RequestResult } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { exportsText } from "./exports.text";

const POLL_MS = 500;
/** The first polls are more frequent: most tables are ready quickly. */
const FIRST_MS = 100;
/** The number of failed polls after which the network counts as lost. */
const MAX_LOST_POLLS = 20;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function poll(id: string): Promise<RequestResult<Job>> {
  try {
    const { data } = await client.query({ query: ExportJobDocument, variables: { id }, fetchPolicy: "network-only" });
    if (data) return { data: data.exportJob };
  } catch (error) {
    return { error: toRequestError(error) };
  }
  return { error: toRequestError(null) };
}

/** Polls a job until it ends. */
async function pollUntilEnd(started: Job, show: (job: Job) => void): Promise<RequestResult<Job>> {
  let job = started;
  for (let [wait, lost] = [FIRST_MS, 0]; job.isPending; wait = Math.min(POLL_MS, wait * 2)) {
    await pause(wait);
    const { data, error } = await poll(job.id);
    if (error && (error.code !== "NETWORK" || ++lost === MAX_LOST_POLLS)) return { error };
    if (!data) continue;
    [job, lost] = [data, 0];
    // A short job needs no progress bar.
    if (wait === POLL_MS) show(job);
  }
  return { data: job };
}

/** Exports a table: starts a job, polls it until it ends and can cancel it. */
export function useExport() {
  const t = useText(exportsText);
  const start = useAction(StartExportDocument);
  const cancel = useAction(CancelExportDocument);
  const [isBusy, setBusy] = useState(false);
  /** The job, if it takes long enough to be shown. */
  const [job, setJob] = useState<Job>();
  const id = useRef<string>(undefined);

  const follow = async (request: Asked): Promise<RequestResult<File> | null> => {
    const { data: started, error } = await start.run(request);
    if (error) return { error };
    id.current = started.startExport.id;
    const { data, error: lost } = await pollUntilEnd(started.startExport, setJob);
    if (lost) return { error: lost };
    if (data.status === "CANCELLED") return null;
    const { error: problem, file } = data;
    if (file) return { data: file };
    const code = isErrorCode(problem?.code) ? problem.code : "INTERNAL";
    return { error: { code, status: 0, message: problem?.message ?? t("ended"), fields: [] } };
  };
  /** Returns the file or the error; null if the export was cancelled. */
  const run = async (request: Asked): Promise<RequestResult<File> | null> => {
    setBusy(true);
    try {
      return await follow(request);
    } finally {
      setJob(undefined);
      setBusy(false);
    }
  };
  const stop = () => {
    if (id.current !== undefined) void cancel.run({ id: id.current });
  };
  return { run, stop, job, isBusy };
}
