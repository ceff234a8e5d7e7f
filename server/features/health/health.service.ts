import type { Ctx } from "../../kit/context";
import { ping } from "./health.sql";

export interface HealthState {
  status: "healthy" | "degraded";
  version: string;
  database: "connected" | "down";
}

/** Whether the product can do its work; never fails, a database that is away is an answer too. */
export async function checkHealth(ctx: Ctx): Promise<HealthState> {
  const { version } = ctx.settings;
  try {
    await ping(ctx.db);
    return { status: "healthy", version, database: "connected" };
  } catch {
    return { status: "degraded", version, database: "down" };
  }
}
