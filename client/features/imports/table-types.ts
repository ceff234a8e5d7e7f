import { TABLE_TYPES, type TableType as Word } from "../../../domain/data-tables";
import { TABLE_LABELS } from "../../../domain/data-tables.text";
import { ImportJobsDocument, type TableType } from "../../kit/graphql/generated";
import { useLang } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";

/** The list of imports, refetched after every step of an import. */
export const JOBS = [ImportJobsDocument];

/** The types that the session may export or import, with their labels. */
export function useTableTypes(direction: "export" | "import"): { value: TableType; label: string }[] {
  const lang = useLang();
  const session = useSession();
  return TABLE_TYPES.filter((type) => allows(session, `${direction}:${type}`)).map((type) => ({
    value: type.toUpperCase() as TableType,
    label: TABLE_LABELS[type][lang],
  }));
}

/** The label of a type. */
export const useTableLabel = (): ((type: TableType) => string) => {
  const lang = useLang();
  return (type) => TABLE_LABELS[type.toLowerCase() as Word][lang];
};
