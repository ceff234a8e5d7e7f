import { connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestApp } from "./app";

/** A TCP connection and what it received. */
export interface Line {
  socket: Socket;
  received(): string;
  /** The status of the first response; 0 while there is none. */
  status(): number;
  isClosed(): boolean;
  /** Milliseconds from the connection to its end. */
  closedAfter(): number;
}

/** Makes the app listen on a free port of loopback. */
export async function listen(app: TestApp): Promise<number> {
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.server.address() as AddressInfo).port;
}

/** Opens a connection; resolves when it is open. */
export async function openLine(port: number): Promise<Line> {
  const socket = connect(port, "127.0.0.1");
  const startedAt = performance.now();
  let text = "";
  let closedAt: number | null = null;
  socket.on("data", (data) => (text += data.toString("latin1")));
  socket.on("error", () => undefined);
  socket.on("close", () => (closedAt = performance.now()));
  await new Promise<void>((resolve) => {
    socket.once("connect", resolve);
    socket.once("close", () => resolve());
  });
  return {
    socket,
    received: () => text,
    status: () => Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0),
    isClosed: () => closedAt !== null,
    closedAfter: () => (closedAt ?? Number.NaN) - startedAt,
  };
}

/** The head of a request. */
export const head = (line: string, headers: string[]): string =>
  [`${line} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");

/** Sends `chunk` every `everyMs` until the connection ends or `work` returns. */
export async function drip(line: Line, chunk: string | Buffer, everyMs: number, isEnough = () => false): Promise<void> {
  while (!line.isClosed() && !isEnough()) {
    line.socket.write(chunk, () => undefined);
    await sleep(everyMs);
  }
}
