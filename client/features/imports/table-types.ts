import { TRANSFER_TYPES, type TransferType as Word } from "../../../domain/data-tables";
import { TRANSFER_WORDS } from "../../../domain/data-tables.text";
import type { TransferType } from "../../kit/graphql/generated";
import { useLang } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";

/** The list of imports, which every step of one changes. */
export const JOBS = ["ImportJobs"];

/** The types that this session may take out or bring in, with their names. */
export function useTypes(way: "export" | "import"): { value: TransferType; label: string }[] {
  const lang = useLang();
  const session = useSession();
  return TRANSFER_TYPES.filter((type) => allows(session, `${way}:${type}`)).map((type) => ({
    value: type.toUpperCase() as TransferType,
    label: TRANSFER_WORDS[type][lang],
  }));
}

/** What a type is called. */
export const useTypeWord = (): ((type: TransferType) => string) => {
  const lang = useLang();
  return (type) => TRANSFER_WORDS[type.toLowerCase() as Word][lang];
};
