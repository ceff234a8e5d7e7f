import { DEFAULT_REPORT_UNIT, type MoneyUnit } from "../../../domain/money";
import { currentStaff, currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { User } from "../users/user.entity";

/** Returns the currency unit that the user has chosen for reports; Rial by default and for API keys. */
export async function reportUnit(ctx: Ctx): Promise<MoneyUnit> {
  const staff = currentStaff(ctx);
  const user = staff && (await ctx.db.findOneBy(User, { id: staff.userId }));
  return user?.reportUnit ?? DEFAULT_REPORT_UNIT;
}

/** Stores the currency unit of the user's reports. */
export async function setReportUnit(ctx: Ctx, unit: MoneyUnit): Promise<MoneyUnit> {
  const { userId: id } = currentStaffOrFail(ctx);
  await inTransaction(ctx, (tx) => tx.db.update(User, { id }, { reportUnit: unit }));
  return unit;
}
