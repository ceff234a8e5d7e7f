import { IsNull } from "typeorm";
import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import { Session } from "../users/session.entity";
import * as sql from "./shift.generated";

/** Locks a session until the transaction ends and returns its open shift; null if the session has ended. */
export const lockSession = (db: Db, tokenHash: Buffer): Promise<Pick<Session, "shiftId"> | null> =>
  db.findOne(Session, {
    select: { tokenHash: true, shiftId: true },
    where: { tokenHash, revokedAt: IsNull() },
    lock: { mode: "for_no_key_update" },
  });

export const setShiftOfSession = (db: Db, tokenHash: Buffer, shiftId: string): Promise<unknown> =>
  db.update(Session, { tokenHash }, { shiftId });

/** Locks a shift of a user until the transaction ends. */
export const lockShift = (db: Db, id: string, userId: string): Promise<sql.LockShiftResult | null> =>
  executeOne(db, sql.lockShift, { id, userId });

/** Closes an open shift and returns its end. */
export const closeOpenShift = (db: Db, id: string, at: Date): Promise<sql.CloseShiftResult | null> =>
  executeOne(db, sql.closeShift, { id, at });

/** Returns the sums of a shift. */
export const summaryOfShift = (db: Db, params: sql.SummaryOfShiftParams): Promise<sql.SummaryOfShiftResult | null> =>
  executeOne(db, sql.summaryOfShift, params);

/** Closes the shifts whose session has ended, of one user or of all, at the time of the session's end. */
export const closeEndedShifts = (db: Db, idleMinutes: number, userId: string | null): Promise<unknown> =>
  execute(db, sql.closeEndedShifts, { idleMinutes, userId });
