import type { CustomersScreenQuery } from "./customers.generated";
import { Filters } from "../../kit/grid/Filters";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { SavedViews } from "../saved-views/SavedViews";
import { customersText } from "./customers.text";
import { MIN_POINTS_DIGITS, type CustomersGrid } from "./use-customers";

const DEBOUNCE_MS = 500;

/** The search and the filters of the customer list. */
export function CustomerFilters({ grid, tags }: { grid: CustomersGrid; tags: CustomersScreenQuery["customerTags"] }) {
  const t = useText(customersText);
  const session = useSession();
  return (
    <Filters
      grid={grid}
      searchLabel={t(allows(session, "customers:identity") ? "search" : "searchNames")}
      debounceMs={DEBOUNCE_MS}
      fields={[
        {
          kind: "choice",
          filter: "receipts",
          label: t("receiptsFilter"),
          all: t("allReceipts"),
          options: [
            { value: "with", label: t("withReceipts") },
            { value: "without", label: t("withoutReceipts") },
          ],
        },
        { kind: "number", filter: "points", label: t("minPoints"), maxDigits: MIN_POINTS_DIGITS },
        {
          kind: "choice",
          filter: "tag",
          label: t("tagFilter"),
          all: t("allTags"),
          options: tags.map(({ id, name }) => ({ value: id, label: name })),
        },
        ...(allows(session, "customers:deleted")
          ? [
              {
                kind: "choice" as const,
                filter: "deleted" as const,
                label: t("deletedFilter"),
                all: t("currentOnly"),
                options: [{ value: "yes", label: t("deletedOnly") }],
              },
            ]
          : []),
        {
          kind: "range",
          from: "from",
          to: "to",
          preset: "preset",
          label: t("created"),
          labels: { from: t("createdFrom"), to: t("createdTo") },
        },
      ]}
    >
      <SavedViews screen="CUSTOMERS" />
    </Filters>
  );
}
