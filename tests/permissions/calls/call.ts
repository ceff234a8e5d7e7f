import { v7 as uuidv7 } from "uuid";

/** The data of a call. A call that changes its data has its own, limited to what it uses; other calls share theirs. */
export interface Fixtures {
  token: string | undefined;
  userId: string;
  username: string;
  /** An unused counter account. */
  otherUserId: string;
  itemId: string;
  /** A running opening-day event with a campaign and an unused code. */
  eventId: string;
  campaignId: string;
  poolCodeId: string;
  poolCode: string;
  /** A draft. */
  drawId: string;
  storeId: string;
  customerId: string;
  /** The customer of `ownReceiptId`. */
  buyerId: string;
  phone: string;
  nationalCode: string;
  /** A receipt the caller recorded, or another user's if the caller may not record receipts. */
  ownReceiptId: string;
  otherReceiptId: string;
  watchCaseId: string;
}

/** The statuses for admin, manager, counter, viewer, an admin at the counter, the public. */
export type Statuses = readonly [number, number, number, number, number, number];

export interface Call {
  /** A row of the REST table. */
  route: string;
  /** The record of the call: an existing one, or an unknown id. */
  of: string;
  send: (fixtures: Fixtures) => [url: string, body?: unknown];
  /** The same call over GraphQL: the operation and its variables. */
  gql: (fixtures: Fixtures) => [query: string, variables?: Record<string, unknown>];
  statuses: Statuses;
  /** The status for an integrator's key with every scope; 403 where it is left out. */
  key?: number;
  /** The call consumes its data: the second API gets its own fixtures, as it does after a DELETE. */
  consumesFixtures?: true;
}

/** A call that GraphQL alone has. */
export interface GraphqlCall {
  field: string;
  query: string;
  variables?: (fixtures: Fixtures) => Record<string, unknown>;
  statuses: Statuses;
  key?: number;
}

/** An unknown id. */
export const NONE = uuidv7();

export const STAFF = (ok: number): Statuses => [ok, ok, ok, 403, ok, 401];
export const ALL = (ok: number): Statuses => [ok, ok, ok, ok, ok, ok];
export const SIGNED_IN = (ok: number): Statuses => [ok, ok, ok, ok, ok, 401];
export const READERS = (ok: number): Statuses => [ok, ok, 403, ok, 403, 401];
export const MANAGERS = (ok: number): Statuses => [ok, ok, 403, 403, 403, 401];
export const ADMINS = (ok: number): Statuses => [ok, 403, 403, 403, 403, 401];
