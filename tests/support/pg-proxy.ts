import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { Client } from "pg";

/** A network between the product and its database that can fall silent or break. */
export interface PgProxy {
  /** The address of the database through the proxy. */
  url: string;
  /** Passes nothing on from now on, and keeps every connection open. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Opens a proxy to a database on a port, by default a free one; connections through it open after `openDelayMs`. */
export async function openPgProxy(databaseUrl: string, { openDelayMs = 0, port: ownPort = 0 } = {}): Promise<PgProxy> {
  const { host, port } = new Client({ connectionString: databaseUrl });
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const target = () => (host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const join = (near: Socket) => {
    const far = target();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => {
        if (!isFrozen) to.write(data);
      });
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  };
  const server = createServer((near) => void setTimeout(() => join(near), openDelayMs));
  await new Promise<void>((resolve) => server.listen(ownPort, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.toString(),
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
