import { currentLang } from "../i18n/i18n";
import { currentSession } from "../session/session";
import { newId, fetchWithTimeout } from "./fetch-with-timeout";

export { newId, fetchWithTimeout as patientFetch };

/** What every request of this client says about itself. */
export function requestHeaders(): Record<string, string> {
  const token = currentSession()?.token;
  return {
    "accept-language": currentLang(),
    "apollo-require-preflight": "true",
    "x-request-id": newId(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** Reads JSON from the server's REST side; null when there is no answer or it is no JSON. The caller knows its shape. */
export async function fetchJson<Body>(path: string): Promise<Body | null> {
  try {
    const response = await fetchWithTimeout(path, { headers: { ...requestHeaders(), accept: "application/json" } });
    return (await response.json()) as Body;
  } catch {
    return null;
  }
}
