declare module "pg-copy-streams" {
  import type { Submittable } from "pg";
  import type { Writable } from "node:stream";

  /** The stream that takes the text of a `copy ... from stdin`. */
  export function from(text: string): Writable & Submittable;
}
