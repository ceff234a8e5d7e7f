import { fetchWithTimeout, requestHeaders } from "./fetch-json";

export interface RawResponse {
  status: number;
  text: string;
}

interface RawRequest {
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Sends a REST request with the session and returns its status and text; null without a response. */
export async function sendRequest(path: string, { headers, ...request }: RawRequest): Promise<RawResponse | null> {
  try {
    const response = await fetchWithTimeout(path, { ...request, headers: { ...requestHeaders(), ...headers } });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
