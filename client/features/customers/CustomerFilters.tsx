import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useState, type SyntheticEvent } from "react";
import { Select } from "../../kit/form/Select";
import { NumberFilter } from "../../kit/grid/filter-fields";
import { FilterBar, SearchBox } from "../../kit/grid/Filters";
import { RangeFilter } from "../../kit/grid/RangeFilter";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { customersText } from "./customers.text";
import { isMinPoints, MIN_POINTS_DIGITS, type CustomersGrid } from "./use-customers";

const DEBOUNCE_MS = 500;

/** The selected but not yet applied filters; follows the URL. */
function useDraft(grid: CustomersGrid) {
  const applied = JSON.stringify(grid.filters);
  const [draft, setDraft] = useState(grid.filters);
  const [known, setKnown] = useState(applied);
  if (applied !== known) {
    setKnown(applied);
    setDraft(grid.filters);
  }
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  return { draft, change, reset: () => setDraft(grid.filters), isChanged: JSON.stringify(draft) !== applied };
}

/** The filters of the customer list: the search applies while typing, the others on submit. */
export function CustomerFilters({ grid }: { grid: CustomersGrid }) {
  const t = useText(customersText);
  const session = useSession();
  const maySeeDeleted = allows(session, "customers:deleted");
  const { draft, change, reset, isChanged } = useDraft(grid);
  const [cleared, setCleared] = useState(0);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    grid.setFilters({ ...draft, points: isMinPoints(draft.points) ? draft.points : "" });
  };
  const clear = () => {
    // A search that is not applied yet is cleared as well.
    setCleared(cleared + 1);
    reset();
    if (grid.isFiltered) grid.clear();
  };
  return (
    <FilterBar>
      <SearchBox
        key={cleared}
        label={t(allows(session, "customers:identity") ? "search" : "searchNames")}
        applied={grid.search}
        onApply={grid.setSearch}
        debounceMs={DEBOUNCE_MS}
      />
      <chakra.form display="contents" onSubmit={apply}>
        <Box flex={{ base: "1 1 8rem", md: "0 0 10rem" }}>
          <Select
            aria-label={t("receiptsFilter")}
            value={draft.receipts}
            onChange={(event) => change({ receipts: event.target.value })}
          >
            <option value="">{t("allReceipts")}</option>
            <option value="with">{t("withReceipts")}</option>
            <option value="without">{t("withoutReceipts")}</option>
          </Select>
        </Box>
        <NumberFilter
          label={t("minPoints")}
          value={draft.points}
          maxDigits={MIN_POINTS_DIGITS}
          onChange={(points) => change({ points })}
        />
        {maySeeDeleted && (
          <Box flex={{ base: "1 1 8rem", md: "0 0 9rem" }}>
            <Select
              aria-label={t("deletedFilter")}
              value={draft.deleted}
              onChange={(event) => change({ deleted: event.target.value })}
            >
              <option value="">{t("currentOnly")}</option>
              <option value="yes">{t("deletedOnly")}</option>
            </Select>
          </Box>
        )}
        <Flex flexBasis="100%" gap="3" wrap="wrap">
          <RangeFilter
            from={draft.from}
            to={draft.to}
            labels={{ from: t("createdFrom"), to: t("createdTo") }}
            onChange={change}
          />
          <Button type="submit" variant="outline">
            {t("apply")}
          </Button>
          <Button variant="ghost" disabled={!grid.isFiltered && !isChanged} onClick={clear}>
            {t("clear")}
          </Button>
        </Flex>
      </chakra.form>
    </FilterBar>
  );
}
