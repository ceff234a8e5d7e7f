/** Collects SQL conditions and their numbered parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #texts: string[] = [];

  parameter(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  add(text: string): void {
    this.#texts.push(text);
  }

  /** Adds the condition that `textOf` makes of a parameter, unless the value is null. */
  addIfSet(value: unknown, textOf: (parameter: string) => string): void {
    if (value !== null) this.add(textOf(this.parameter(value)));
  }

  get text(): string {
    return this.#texts.join(" and ");
  }
}

/** Escapes the wildcards of a LIKE pattern. */
export const escapePattern = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Returns the condition that one of the columns contains a text. */
export const anyContains = (columns: string[], text: string): string =>
  `(${columns.map((column) => `strpos(${column}, ${text}) > 0`).join(" or ")})`;
