import { Client } from "pg";

const textOf = (query: unknown): string => {
  const text = typeof query === "string" ? query : ((query as { text?: string } | null)?.text ?? "");
  return text.replace(/\s+/g, " ").trim();
};

/** What `work` returns, and the text of every statement that reached the driver of this process meanwhile. */
export async function statementsOf<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const statements: string[] = [];
  const sent = jest.spyOn(Client.prototype, "query");
  try {
    const result = await work();
    statements.push(...sent.mock.calls.map(([query]) => textOf(query)));
    return { result, statements };
  } finally {
    sent.mockRestore();
  }
}
