import type { ErrorCode } from "../../domain/errors/error-catalogue";

/** What a violated constraint means to the caller. A constraint without a row here is a bug when it is hit. */
export const CONSTRAINTS: Readonly<Record<string, ErrorCode>> = {
  // The store was deleted between the check and the write.
  receipts_store_id_fkey: "STORE_NOT_FOUND",
  stores_name_key: "STORE_NAME_TAKEN",
  customers_national_code_key: "IDENTITY_CONFLICT",
  customers_phone_number_key: "IDENTITY_CONFLICT",
};
