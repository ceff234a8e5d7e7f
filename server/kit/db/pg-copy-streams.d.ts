declare module "pg-copy-streams" {
  import type { Submittable } from "pg";
  import type { Writable } from "node:stream";

  /** Returns a stream for the data of `copy ... from stdin`. */
  export function from(text: string): Writable & Submittable;
}
