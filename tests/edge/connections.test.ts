import type { Socket } from "node:net";
import { openApp } from "../support/app";
import { eventually } from "../support/server-process";
import { head, type Line, listen, openLine } from "../support/sockets";

async function openMany(port: number, count: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (let n = 0; n < count; n++) lines.push(await openLine(port));
  return lines;
}

const HEALTH = head("GET /health/live", []);

/** The number of connections that are served. */
async function served(lines: readonly Line[]): Promise<number> {
  for (const line of lines) line.socket.write(HEALTH, () => undefined);
  await eventually(() => lines.every((line) => line.status() === 200 || line.isClosed()), 10_000, "every connection");
  return lines.filter((line) => line.status() === 200).length;
}

const end = (lines: readonly Line[]) => lines.forEach((line) => line.socket.destroy());

test("the 101st connection of an address is closed, and the end of another one permits a new one", async () => {
  const app = await openApp();
  const port = await listen(app);
  const lines = await openMany(port, 105);

  const first = await served(lines);
  const { body: metrics } = await app.rest("GET", "/metrics", undefined, { ip: "127.0.0.1" });
  end(lines.slice(0, 10));
  let later = 0;
  await eventually(
    async () => {
      const line = await openLine(port);
      later = await served([line]);
      line.socket.destroy();
      return later === 1;
    },
    10_000,
    "room for another connection",
  );

  end(lines);
  await app.close();
  expect(first).toBe(100);
  expect(metrics).toContain('limits_hit_total{limit="connections:address"} 5');
});

test("the number of connections is a setting, and 0 sets no limit", async () => {
  const few = await openApp({ MAX_CONNECTIONS_PER_ADDRESS: "3" });
  const any = await openApp({ MAX_CONNECTIONS_PER_ADDRESS: "0" });
  const [fewLines, anyLines] = [await openMany(await listen(few), 5), await openMany(await listen(any), 120)];

  const counts = [await served(fewLines), await served(anyLines)];

  end([...fewLines, ...anyLines]);
  await few.close();
  await any.close();
  expect(counts).toEqual([3, 120]);
});

test("behind a trusted proxy connections are not counted", async () => {
  const app = await openApp({ TRUST_PROXY: "1" });
  const lines = await openMany(await listen(app), 120);

  const count = await served(lines);

  end(lines);
  await app.close();
  expect(count).toBe(120);
});

test("at a shutdown the server closes connections without a request at once, and responds to a request that has begun", async () => {
  const app = await openApp();
  const port = await listen(app);
  const accepted: Socket[] = [];
  app.server.server.on("connection", (socket) => accepted.push(socket));
  const [unused, begun] = [await openLine(port), await openLine(port)];
  const [start, rest] = [HEALTH.slice(0, 10), HEALTH.slice(10)];
  begun.socket.write(start);
  await eventually(() => accepted.some(({ bytesRead }) => bytesRead === start.length), 10_000, "the begun request");

  const closed = app.close();
  await eventually(() => unused.isClosed(), 10_000, "the end of the unused connection");
  expect(begun.isClosed()).toBe(false);
  begun.socket.write(rest);
  await eventually(() => begun.isClosed(), 10_000, "the response");
  await closed;

  expect([unused.received(), begun.status()]).toEqual(["", 503]);
});
