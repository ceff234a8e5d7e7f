import type { Db } from "../../kit/context";
import { rows } from "../../kit/db/sql";

/** What a person said of themselves when they registered for events; the registrations stay, as evidence of claims. */
export const forgetRegistrations = (db: Db, customerId: string): Promise<unknown> =>
  rows(db, `update registrations r set full_name = null, qr_code_data = null where r.customer_id = $1`, [customerId]);
