import { setTimeout as sleep } from "node:timers/promises";
import { broken, type Live, newFolder, query, removeFolder, signIn, soon, startLive, stopLive } from "../support/live";

const HEADER = ["phone_number", "national_code"];
const ROWS = { customers: 12_000, receipts: 4_000 } as const;
type Type = keyof typeof ROWS;

let serial = 0;

/** A file of people nobody knows, or of their receipts, which earn seven points each. */
function fileOf(type: Type): string {
  const row = () => {
    const number = String(++serial).padStart(9, "0");
    const who = [`09${number}`, `1${number}`];
    return type === "customers" ? who : [...who, `KILL-${serial}`, "1", "7000000", new Date().toISOString()];
  };
  const receipt = type === "receipts" ? ["receipt_number", "store_type", "purchase_amount", "purchase_date"] : [];
  const rows = Array.from({ length: ROWS[type] }, row);
  return [[...HEADER, ...receipt], ...rows].map((one) => one.join(",")).join("\n");
}

async function send(live: Live, token: string, type: Type, content: string) {
  const form = new FormData();
  form.append("file", new Blob([content]), "table.csv");
  const answer = await fetch(`${live.url}/api/import/${type}`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: await answer.json() };
}

/** Sends a file again while the server is too busy to begin: the same file is the same job. */
async function insisting(live: Live, token: string, type: Type, content: string) {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(live, token, type, content);
    if (answer.status !== 503 || attempt >= 20) return answer;
    await sleep(200);
  }
}

const stored = async (folder: string, type: Type): Promise<number> => {
  const [found] = await query<{ n: number }>(folder, `select count(*)::int as n from ${type}`);
  return found?.n ?? 0;
};

test("a server killed at any moment of an import has stored all of the file or nothing, and the file can be sent again", async () => {
  const folder = newFolder();
  let live: Live | undefined;
  const ends: string[] = [];
  try {
    live = await startLive(folder);
    const token = await signIn(live);
    const took: Record<Type, number> = { customers: 0, receipts: 0 };
    for (const type of ["customers", "receipts"] as const) {
      const startedAt = performance.now();
      const first = await insisting(live, token, type, fileOf(type));
      expect(first.status).toBe(200);
      took[type] = performance.now() - startedAt;
    }
    for (let round = 0; round < 6; round++) {
      const type = round % 2 === 0 ? "customers" : "receipts";
      const file = fileOf(type);
      const size = file.split("\n").length - 1;
      const before = await stored(folder, type);
      const answer = send(live, token, type, file).then(
        ({ status }) => status,
        () => 0,
      );
      await sleep(took[type] * (0.1 + (0.9 * (round + Math.random())) / 6));
      live.process.kill("SIGKILL");
      await live.exit;
      const status = await answer;
      live = await startLive(folder);

      const after = await stored(folder, type);
      ends.push(`${type} ${after === before ? "nothing" : "all"}`);
      expect([before, before + size]).toContain(after);
      if (status === 200) expect(after).toBe(before + size);
      expect(await broken(folder)).toEqual([]);
      const jobs = await query<{ status: string }>(
        folder,
        "select j.status from import_jobs j order by j.created_at desc limit 1",
      );
      if (after === before) expect(jobs[0]?.status === "complete").toBe(false);
      else expect(jobs[0]?.status).toBe("complete");

      const again = await insisting(live, token, type, file);
      expect(again.status).toBe(200);
      expect(again.body.summary).toMatchObject({ total_rows: size, imported: size, failed: 0 });
      expect(await stored(folder, type)).toBe(before + size);
    }
    // The rows go a moment after the answer.
    const left = () => query<{ n: number }>(folder, "select count(*)::int as n from import_rows");
    await soon(async () => (await left())[0]?.n === 0, 5_000, "the rows of what is over to be gone");
    expect(await broken(folder)).toEqual([]);
    expect(await stopLive(live)).toEqual({ code: 0, signal: null });
    process.stdout.write(`imports killed: ${ends.join(", ")}\n`);
  } finally {
    await removeFolder(folder, live);
  }
}, 180_000);
