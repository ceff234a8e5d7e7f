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

  get text(): string {
    return this.#texts.join(" and ");
  }
}

/** Escapes the wildcards of a LIKE pattern. */
export const escapePattern = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
