import type { Lang } from "../../../domain/errors/client-errors";
import { newId, fetchWithTimeout } from "./fetch-with-timeout";

/** The result of a call; `status` is 0 and `detail` is null without a response. */
export type PublicResponse<Body> =
  | { ok: true; status: number; body: Body }
  | { ok: false; status: number; code: string | null; detail: string | null };

const NO_RESPONSE = { ok: false, status: 0, code: null, detail: null } as const;

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/**
 * Calls the REST API without a session. A call with a `body` is a POST. The caller knows the shape of a successful
 * response; `detail` of an error is in the requested language.
 */
export async function callPublic<Body>(
  path: string,
  { lang, body, signal }: { lang: Lang; body?: unknown; signal?: AbortSignal },
): Promise<PublicResponse<Body>> {
  const headers = { accept: "application/json", "accept-language": lang, "x-request-id": newId() };
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const response = await fetchWithTimeout(path, { ...init, signal });
    const responseBody = (await response.json()) as Record<string, unknown>;
    const { status } = response;
    if (response.ok) return { ok: true, status, body: responseBody as Body };
    return { ok: false, status, code: textOf(responseBody.code), detail: textOf(responseBody.detail) };
  } catch {
    return NO_RESPONSE;
  }
}
