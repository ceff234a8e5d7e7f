import { isNationalCodeValid } from "../../../domain/identity";
import type { Settings } from "../../kit/context";
import { AppError } from "../../kit/errors/app-error";

/** Throws BAD_USER_INPUT with NATIONAL_CODE_CHECK_DIGIT for a wrong check digit, if the settings enforce it. */
export function requireCheckDigit({ nationalCodeCheck }: Settings, nationalCode: string, field: string): void {
  if (nationalCodeCheck === "warn" || isNationalCodeValid(nationalCode)) return;
  throw new AppError("BAD_USER_INPUT", [{ field, code: "NATIONAL_CODE_CHECK_DIGIT" }]);
}
