import type { Lang } from "../../../domain/errors/client-errors";
import { newId, fetchWithTimeout } from "./fetch-with-timeout";

/** What came of a call; `status` is 0 and there are no words where no answer came. */
export type Answer<Body> =
  { ok: true; status: number; body: Body } | { ok: false; status: number; code: string | null; detail: string | null };

const NO_RESPONSE = { ok: false, status: 0, code: null, detail: null } as const;

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/**
 * Calls the REST side as a visitor: no session goes with it. A call with a `body` is a POST. The caller knows the shape
 * of a good answer; `detail` of an error is in the language asked for.
 */
export async function callPublic<Body>(
  path: string,
  { lang, body, signal }: { lang: Lang; body?: unknown; signal?: AbortSignal },
): Promise<Answer<Body>> {
  const headers = { accept: "application/json", "accept-language": lang, "x-request-id": newId() };
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const response = await fetchWithTimeout(path, { ...init, signal });
    const answer = (await response.json()) as Record<string, unknown>;
    const { status } = response;
    if (response.ok) return { ok: true, status, body: answer as Body };
    return { ok: false, status, code: textOf(answer.code), detail: textOf(answer.detail) };
  } catch {
    return NO_RESPONSE;
  }
}
