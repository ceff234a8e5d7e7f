import { handleSessionError, networkError, fromResponse, fromGraphqlErrors, type RequestResult } from "./request-error";
import { currentSession } from "../session/session";
import { requestHeaders } from "./fetch-json";

const UPLOAD_PATH = "/api/uploads";

interface Body {
  data?: { upload_id?: unknown };
  code?: unknown;
  error?: unknown;
}

/** Sends a form with a file; status 0 without a response. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
const send = (
  form: FormData,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<{ status: number; body: Body }> =>
  new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open("POST", UPLOAD_PATH);
    call.responseType = "json";
    for (const [name, value] of Object.entries(requestHeaders())) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((100 * loaded) / total));
    };
    call.onloadend = () => resolve({ status: call.status, body: (call.response ?? {}) as Body });
    signal.addEventListener("abort", () => call.abort(), { once: true });
    call.send(form);
  });

/**
 * Uploads a file and returns the id that a mutation takes. Reports the progress, 0 to 100; `signal` aborts it. Never
 * throws. There is no timeout: a large file takes its time.
 */
export async function uploadFile(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<RequestResult<string>> {
  const token = currentSession()?.token;
  const form = new FormData();
  form.append("file", file);
  const { status, body } = await send(form, onProgress, signal);
  if (typeof body.data?.upload_id === "string") return { data: body.data.upload_id };
  const error =
    status === 0
      ? networkError()
      : typeof body.error === "string"
        ? fromGraphqlErrors([{ message: body.error, extensions: { code: body.code, status } }])
        : fromResponse(status, null);
  handleSessionError(error, token);
  return { error };
}
