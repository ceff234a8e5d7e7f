import * as z from "zod/mini";
import { DRAW_ERRORS } from "../../../domain/draws/draw-errors";
import type { Lang } from "../../../domain/errors/client-errors";

const isDrawError = (code: string): code is keyof typeof DRAW_ERRORS => Object.hasOwn(DRAW_ERRORS, code);

/** A schema with the texts of draw errors as its messages: the forms' own catalogue does not contain these codes. */
export const withDrawErrors = <Output>(schema: z.ZodMiniType<Output>, lang: Lang) =>
  z.transform((values: unknown, payload): Output => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      const text = isDrawError(message) ? DRAW_ERRORS[message][lang] : message;
      payload.issues.push({ code: "custom", path: [...path], message: text, input: values });
    }
    return z.NEVER;
  });
