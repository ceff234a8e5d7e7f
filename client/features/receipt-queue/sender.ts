import { currentSession, onSessionChange } from "../../kit/session/session";
import { currentConnection, onConnectionChange } from "../../kit/transport/connection";
import { onQueueChange } from "./queue-store";
import { sendQueue } from "./send-queue";

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 5_000;
/** Another tab sends; it may be closed before its end. */
const BUSY_RETRY_MS = 2_000;

/** Sends the queue of the signed-in user whenever it, the session or the connection changes. Returns a stop function. */
export function startSender(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isRunning = false;
  let isStale = false;
  let isStopped = false;

  const retryIn = (delayMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), delayMs);
  };

  const run = async () => {
    const ownerId = currentSession()?.user?.id;
    if (!ownerId || isStopped) return;
    if (isRunning) {
      isStale = true;
      return;
    }
    isRunning = true;
    isStale = false;
    const status = await sendQueue(ownerId);
    isRunning = false;
    if (status === "BUSY") return retryIn(BUSY_RETRY_MS);
    if (status === "WAITING") {
      retryIn(retryMs);
      retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
      return;
    }
    retryMs = FIRST_RETRY_MS;
    if (isStale && status === "EMPTY") retryIn(0);
  };

  const onConnection = () => {
    if (currentConnection() === "offline") return;
    retryMs = FIRST_RETRY_MS;
    void run();
  };
  const stops = [onQueueChange(() => void run()), onSessionChange(() => void run()), onConnectionChange(onConnection)];
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
