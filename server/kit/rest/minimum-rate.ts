import type { IncomingMessage } from "node:http";

export interface MinimumRate {
  bytesPerSecond: number;
  windowMs: number;
}

const STEPS = 10;

/** Unread bytes are buffered: the receiver is slow, not the sender. */
const isBacklogged = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength >= readableHighWaterMark;

/**
 * Calls `onSlow` once if fewer bytes than the minimum rate arrive on the request's connection within any window,
 * measured in steps of a tenth of it. Time in which the receiver does not read is excluded. Returns a function that
 * stops the watch.
 */
export function watchRate(
  request: IncomingMessage,
  { bytesPerSecond, windowMs }: MinimumRate,
  onSlow: () => void,
): () => void {
  const minBytes = (bytesPerSecond * windowMs) / 1000;
  let received = [request.socket.bytesRead];
  const timer = setInterval(() => {
    const now = request.socket.bytesRead;
    if (isBacklogged(request)) received = [];
    received.push(now);
    if (received.length <= STEPS) return;
    if (now - (received.shift() ?? 0) >= minBytes) return;
    clearInterval(timer);
    onSlow();
  }, windowMs / STEPS).unref();
  return () => clearInterval(timer);
}
