import { currentLang } from "../i18n/i18n";
import { currentSession } from "../session/session";
import { newId, fetchWithTimeout } from "../public/fetch-with-timeout";

export { newId, fetchWithTimeout };

/** A file of any size takes longer than other responses. */
const FILE_TIMEOUT_MS = 600_000;

/** The headers of every request. */
export function requestHeaders(): Record<string, string> {
  const token = currentSession()?.token;
  return {
    "accept-language": currentLang(),
    "apollo-require-preflight": "true",
    "x-request-id": newId(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** Fetches a file with the session; null if the server does not send it. */
export async function fetchFile(path: string): Promise<Blob | null> {
  try {
    const response = await fetch(path, { headers: requestHeaders(), signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** Fetches JSON from the REST API; null without a JSON response. The caller knows its shape. */
export async function fetchJson<Body>(path: string): Promise<Body | null> {
  try {
    const response = await fetchWithTimeout(path, { headers: { ...requestHeaders(), accept: "application/json" } });
    return (await response.json()) as Body;
  } catch {
    return null;
  }
}
