import type { FastifyInstance } from "fastify";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { limitKeysOf } from "../kit/limits/ip-addresses";
import type { Telemetry } from "../kit/telemetry";
import type { Config } from "./config";

/**
 * Closes connections beyond MAX_CONNECTIONS_PER_ADDRESS; IPv6 is counted by /64 network. Disabled behind a trusted
 * proxy, where every connection has the proxy's address.
 */
export function limitConnections(server: Server, config: Config, telemetry: Telemetry): void {
  const max = config.MAX_CONNECTIONS_PER_ADDRESS;
  if (max === 0 || config.TRUST_PROXY > 0 || config.RATE_LIMIT_PROFILE === "bench") return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const { key } = limitKeysOf(socket.remoteAddress ?? "");
    const count = (open.get(key) ?? 0) + 1;
    if (count > max) {
      telemetry.metrics.limitsHit.inc({ limit: "connections:address" });
      return void socket.destroy();
    }
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}

/**
 * Closes the connections that have sent nothing when the server stops. Browsers open some ahead of their requests; Node
 * counts them as busy until their headers time out.
 */
export function closeUnusedAtStop(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
