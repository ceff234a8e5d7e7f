/** A file of an operation, sent for its variable `file`. */
interface Upload {
  file: File;
  /** Called with the percentage of the request that is sent. */
  onProgress: (percent: number) => void;
  /** Aborts the request until all of it is sent. */
  signal: AbortSignal;
}

/** The request of an HttpLink. */
interface HttpLinkRequest {
  headers: Record<string, string>;
  body: string;
}

/** The body of an operation with a file: https://github.com/jaydenseric/graphql-multipart-request-spec. */
function formOf(body: string, file: File): FormData {
  const { variables, ...operation } = JSON.parse(body) as { variables: object };
  const form = new FormData();
  form.append("operations", JSON.stringify({ ...operation, variables: { ...variables, file: null } }));
  form.append("map", JSON.stringify({ 0: ["variables.file"] }));
  form.append("0", file);
  return form;
}

/**
 * Returns the `fetch` of an operation with a file. It uses XMLHttpRequest, because `fetch` reports no upload progress.
 * There is no timeout: a large file takes its time.
 */
export const uploadFetch =
  ({ file, onProgress, signal }: Upload): typeof fetch =>
  (uri, init) =>
    new Promise((resolve, reject) => {
      const { headers, body } = init as HttpLinkRequest;
      const call = new XMLHttpRequest();
      call.open("POST", uri as string);
      // The browser sets the content type with the boundary of the form.
      for (const [name, value] of Object.entries(headers))
        if (name !== "content-type") call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(Math.floor((100 * loaded) / total));
      };
      const abort = () => call.abort();
      signal.addEventListener("abort", abort);
      // The server has the file: its response names the job to cancel.
      call.upload.onload = () => signal.removeEventListener("abort", abort);
      call.onloadend = () =>
        call.status === 0
          ? reject(new TypeError("no response"))
          : resolve(new Response(call.responseText, { status: call.status }));
      call.send(formOf(body, file));
    });
