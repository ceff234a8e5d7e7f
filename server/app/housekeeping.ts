import type { DataSource } from "typeorm";
import { purgeKeys } from "../features/receipts/reversal.sql";
import { purgeSessions } from "../features/users/session.sql";
import type { Files } from "../kit/context";
import type { Logger } from "../kit/log";

const HOUR_MS = 3_600_000;

/** Removes what has had its time, once an hour: keys after a week, sessions a month after their end, files. */
export function startHousekeeping(
  { primary, files }: { primary: DataSource; files: Files },
  logger: Logger,
): { stop(): void } {
  const run = async () => {
    try {
      await purgeKeys(primary.manager);
      await purgeSessions(primary.manager);
      await files.uploads.sweep();
      await files.downloads.sweep();
    } catch (error) {
      logger.warn({ err: error }, "housekeeping was put off");
    }
  };
  const timer = setInterval(() => void run(), HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
