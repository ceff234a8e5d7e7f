import { existsSync } from "node:fs";
import { join } from "node:path";
import { configOrExit, type Config } from "./app/config";
import { createServer } from "./app/http";
import { startHousekeeping } from "./app/housekeeping";
import {
  ensureFirstAdmin,
  withDatabase,
  environmentFault,
  createServices,
  type Services,
  systemContext,
} from "./app/bootstrap";
import { runDoctor } from "./app/doctor";
import { cleanUpAtStart } from "./app/startup-cleanup";
import { DEMO_ACCOUNTS, seedDemo } from "./app/seed";
import { recoverUser } from "./features/users/user-update.service";
import { AppError } from "./kit/errors/app-error";
import { createLogger, type Logger } from "./kit/log";

type Command = "serve" | "demo" | "migrate" | "doctor" | "recover";

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const CLIENT_DIR = join(__dirname, "..", "client");
const DRAIN_MS = 10_000;

/** Handles the signals that end the process; replaces the handler before. */
function onSignal(stop: (signal: NodeJS.Signals) => unknown): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.removeAllListeners(signal).on(signal, stop);
}

async function serve(config: Config, logger: Logger, isDemo: boolean): Promise<void> {
  const services = await createServices(config, logger);
  let app: Awaited<ReturnType<typeof createServer>>;
  try {
    await cleanUpAtStart(services, config);
    if (isDemo) await seedDemo(services, print);
    const clientDir = existsSync(join(CLIENT_DIR, "index.html")) ? CLIENT_DIR : null;
    app = await createServer({ ...services, config, clientDir });
    const address = await app.listen({ port: config.PORT, host: config.HOST });
    // Not before: a start that fails would lose the one-time password.
    const password = isDemo ? null : await ensureFirstAdmin(services, config);
    print(`The customer club is at ${config.PUBLIC_URL ?? address}`);
    if (isDemo)
      for (const { username, password: secret, note } of DEMO_ACCOUNTS) print(`  ${username} / ${secret}  ${note}`);
    if (password !== null) {
      print(`First administrator: ${config.ADMIN_USERNAME} / ${password}`);
      print("This password is shown once and has to be changed at the first sign-in.");
    }
  } catch (error) {
    await services.close();
    throw error;
  }
  const housekeeping = startHousekeeping(services);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    // A request that hangs must not delay the shutdown of the database.
    const forceTimer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    housekeeping.stop();
    // A call that waits for an import returns IMPORT_INTERRUPTED.
    void services.jobs.stop();
    await app.close();
    clearTimeout(forceTimer);
    await services.close();
    process.exit(0);
  };
  onSignal(stop);
}

/** Prints a one-time password for an account. Returns the exit status. */
async function recover(services: Services, username: string): Promise<number> {
  try {
    const password = await recoverUser(systemContext(services), username);
    print(`${username} / ${password}`);
    print("This password is shown once, is valid for one sign-in within 24 hours and has to be changed there.");
    print("The second factor is removed and every session of the account is ended.");
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`No account has the username "${username}". Usage: npm run recover -- USERNAME\n`);
    return 1;
  }
}

async function run(command: Command, username: string): Promise<void> {
  const config = configOrExit();
  const logger = createLogger(config.LOG_LEVEL);
  if (command === "serve" || command === "demo") return serve(config, logger, command === "demo");
  const quiet = createLogger("warn");
  if (command === "doctor") {
    process.exitCode = await withDatabase(config, quiet, ({ manager }) => runDoctor(manager, print));
    return;
  }
  const services = await createServices(config, quiet, { mayShareServer: true });
  try {
    if (command === "recover") process.exitCode = await recover(services, username);
    else print("The database is up to date.");
  } finally {
    await services.close();
  }
}

/** Runs a command of package.json; an error of the environment is printed in one sentence. */
export async function main(command: Command, username = ""): Promise<void> {
  // The exit stops the embedded PostgreSQL; a signal alone would leave it running.
  onSignal(() => process.exit(1));
  try {
    await run(command, username);
  } catch (error) {
    process.stderr.write(`${environmentFault(error) ?? (error as Error).stack ?? String(error)}\n`);
    process.exit(1);
  }
}
