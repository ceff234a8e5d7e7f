import * as z from "zod/mini";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** A UUID in any case; the output is in lower case. */
export const id = z.pipe(
  z.string("ID_INVALID").check(z.regex(UUID, "ID_INVALID")),
  z.transform((text: string) => text.toLowerCase()),
);
