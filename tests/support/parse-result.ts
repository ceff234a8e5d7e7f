interface Schema {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** The result of a domain schema: `{ is }` with the parsed value, or `{ rejected }` with the code, or codes by field. */
export function parseResult(schema: Schema, input: unknown): { is: unknown } | { rejected: string } {
  const result = schema.safeParse(input);
  if (result.success) return { is: result.data };
  const issues = result.error.issues.map(({ path, message }) => [...path, message].join(" "));
  return { rejected: [...new Set(issues)].join(", ") };
}
