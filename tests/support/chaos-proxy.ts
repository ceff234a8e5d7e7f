import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/**
 * What happens to a call. DROP: no response until the client aborts it. RESET: the connection breaks before the server
 * has the call; LOST: after the server has carried it out. TRUNCATE: the response breaks in its middle. TWICE: the
 * server gets the call two times.
 */
const FAULTS = ["LOST", "TWICE", "RESET", "TRUNCATE", "DROP", "DELAY"] as const;
type Fault = (typeof FAULTS)[number];

const SHARE_OF_FAULTS = 0.6;
const LONGEST_DELAY_MS = 1_500;
const DROP_MS = 9_000;

/** A bad network between browsers and the product. */
export interface ChaosProxy {
  url: string;
  /** How often each fault happened. */
  faults: Record<Fault, number>;
  /** Cuts every connection and accepts none until `heal` or `disturb`. */
  cut(): void;
  /** Disturbs calls of the GraphQL API. */
  disturb(): void;
  /** Passes everything from now on. */
  heal(): void;
  close(): Promise<void>;
}

interface Response {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The headers of a body that is sent as a whole. */
const headersOf = ({ "transfer-encoding": _chunked, ...headers }: IncomingMessage["headers"], body: Buffer) => ({
  ...headers,
  "content-length": body.length,
});

/** Opens a proxy to `target`; `pages` are documents that it serves itself, by path. */
export async function openChaosProxy(
  target: string,
  random: () => number,
  pages: Readonly<Record<string, { type: string; body: Buffer | string }>>,
): Promise<ChaosProxy> {
  let mode: "cut" | "disturbed" | "healed" = "healed";
  const faults: Record<Fault, number> = { LOST: 0, TWICE: 0, RESET: 0, TRUNCATE: 0, DROP: 0, DELAY: 0 };
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.add(timer);
    });

  const forward = ({ method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<Response>((resolve, reject) => {
      // Uncompressed and on a separate connection, so that a response can be cut at any byte.
      const sent = { ...headers, host: new URL(target).host, connection: "close", "accept-encoding": "identity" };
      const call = request(target + (url ?? "/"), { method, headers: sent }, (response) => {
        bodyOf(response).then(
          (received) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: received }),
          reject,
        );
      });
      call.on("error", reject);
      call.end(body);
    });

  const respond = (response: ServerResponse, { status, headers, body }: Response) => {
    response.writeHead(status, headersOf(headers, body)).end(body);
  };

  const faultOf = (url = ""): Fault | null => {
    if (mode !== "disturbed" || !url.startsWith("/graphql") || random() >= SHARE_OF_FAULTS) return null;
    // In turn, so that a short run has every kind.
    const count = Object.values(faults).reduce((sum, times) => sum + times, 0);
    const fault = FAULTS[count % FAULTS.length] ?? "DELAY";
    faults[fault]++;
    return fault;
  };

  const carry = async (incoming: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { socket } = incoming;
    const page = pages[incoming.url ?? ""];
    if (page) return response.writeHead(200, { "content-type": page.type }).end(page.body);
    const fault = faultOf(incoming.url);
    const body = await bodyOf(incoming);
    if (fault === "RESET") return socket.destroy();
    if (fault === "DROP") {
      await after(DROP_MS);
      return socket.destroy();
    }
    if (fault === "DELAY") await after(random() * LONGEST_DELAY_MS);
    if (fault === "TWICE") await forward(incoming, body);
    const result = await forward(incoming, body);
    if (fault === "LOST") return socket.destroy();
    if (fault !== "TRUNCATE") return respond(response, result);
    response.writeHead(result.status, headersOf(result.headers, result.body));
    response.write(result.body.subarray(0, Math.floor(result.body.length / 2)), () => socket.destroy());
    return undefined;
  };

  const server = createServer((incoming, response) => {
    carry(incoming, response).catch(() => incoming.socket.destroy());
  });
  server.on("connection", (socket: Socket) => {
    if (mode === "cut") return socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    cut: () => {
      mode = "cut";
      destroyAll();
    },
    disturb: () => (mode = "disturbed"),
    heal: () => (mode = "healed"),
    close: () =>
      new Promise((resolve) => {
        timers.forEach(clearTimeout);
        server.close(() => resolve());
        destroyAll();
      }),
  };
}
