import { generate } from "otplib";
import type { Area, Role } from "../../domain/permissions";
import { sha256 } from "../../server/kit/crypto/token";
import type { CallOptions, RestResponse, TestApp } from "./app";
import { areaOf, aUser, PASSWORD, type SignedIn } from "./factories";

/** A base32 authenticator secret of 20 bytes. */
export const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** The code an authenticator shows `secondsAhead` from now. */
export const codeAt = (secondsAhead = 0, secret = SECRET): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + secondsAhead });

/** A code that the authenticator does not show now, nor showed or will show soon. */
export async function wrongCode(): Promise<string> {
  const right = await Promise.all([-60, -30, 0, 30, 60].map((ahead) => codeAt(ahead)));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? "";
}

export interface Attempt {
  username: string;
  password?: string;
  area?: Area;
  totp_code?: string;
}

/** Signs in over REST as the web client does. */
export const signIn = (
  app: TestApp,
  { area = "Counter", password = PASSWORD, ...attempt }: Attempt,
  options: CallOptions = {},
): Promise<RestResponse> => app.rest("POST", "/auth/login", { password, role: area, ...attempt }, options);

/** A staff account that has signed in, which is an entry of the audit log. */
export async function aSignIn(app: TestApp, role: Role): Promise<SignedIn> {
  const user = await aUser(app, { role });
  const { body } = await signIn(app, { username: user.username, area: areaOf(role) });
  return { token: body.access_token, user };
}

/** Sets a timestamp of a session to now plus an SQL interval. */
export const moveSession = (app: TestApp, token: string, column: "last_seen_at" | "expires_at", interval: string) =>
  app.sql(`update sessions set ${column} = now() + $2::interval where token_sha256 = $1`, [sha256(token), interval]);

/** The number of responses by status. */
export const statusCounts = (responses: readonly { status: number }[]): Record<number, number> =>
  responses.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );
