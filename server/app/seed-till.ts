import { v7 as uuidv7 } from "uuid";
import { HOUR_MS } from "../../domain/time/instants";
import { openShift } from "../features/shifts/shift.service";
import { insertSession } from "../features/users/session.queries";
import type { Staff, Tx } from "../kit/context";
import { newSessionToken, sha256 } from "../kit/crypto/token";

export const SHIFT_HOURS = 4;

/** A signed-in clerk at a till. */
interface Till {
  clerk: Staff;
  deviceId: string;
}

/** Signs a clerk in at a till. */
export async function openTill(tx: Tx, clerk: Staff): Promise<Till> {
  const tokenHash = sha256(newSessionToken());
  const { userId, area } = clerk;
  const { ip, userAgent: device } = tx;
  await insertSession(tx.db, { tokenHash, userId, area, auth: "pwd", hours: tx.settings.sessionHours, ip, device });
  return { clerk: { ...clerk, tokenHash }, deviceId: uuidv7() };
}

/** Opens a shift that began some hours ago and returns its clerk. */
export async function startShift(tx: Tx, { clerk, deviceId }: Till): Promise<Staff> {
  const now = new Date(tx.now.getTime() - SHIFT_HOURS * HOUR_MS);
  const { id } = await openShift({ ...tx, actor: clerk, now }, deviceId);
  return { ...clerk, shiftId: id };
}
