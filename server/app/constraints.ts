import type { ErrorCode } from "../../domain/errors/error-catalogue";

/** Error codes of violated constraints. A violation of any other constraint is a bug. */
export const CONSTRAINTS: Readonly<Record<string, ErrorCode>> = {
  // The store was deleted between the check and the write.
  receipts_store_id_fkey: "STORE_NOT_FOUND",
  stores_name_key: "STORE_NAME_TAKEN",
  customers_national_code_key: "IDENTITY_CONFLICT",
  customers_phone_number_key: "IDENTITY_CONFLICT",
};
