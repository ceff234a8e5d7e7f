import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useId, useState, type SyntheticEvent } from "react";
import { Chip } from "../../kit/grid/Chip";
import { NumberFilter } from "../../kit/grid/filter-fields";
import { Filters } from "../../kit/grid/Filters";
import { RangeFilter } from "../../kit/grid/RangeFilter";
import type { ReceiptsScreen_ReceiptFragment as Receipt } from "../../kit/graphql/generated";
import { Select } from "../../kit/form/Select";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { useNameOf } from "./receipt-labels";
import { receiptsText } from "./receipts.text";
import { AMOUNT_DIGITS, STATES, useFilterChoices, type ReceiptsGrid } from "./use-receipts";

const DEBOUNCE_MS = 500;

type Name = keyof ReceiptsGrid["filters"];
interface Choice {
  value: string;
  label: string;
}

/** A select of the filter row. A value from a link that is not among the options stays selected. */
function Choices(props: { grid: ReceiptsGrid; filter: Name; label: string; all: string; options: Choice[] }) {
  const { grid, filter, label, all, options } = props;
  const value = grid.filters[filter];
  const isUnknown = value !== "" && !options.some((option) => option.value === value);
  return (
    <Box flex={{ base: "1 1 8rem", md: "0 0 11rem" }}>
      <Select aria-label={label} value={value} onChange={(event) => grid.setFilter(filter, event.target.value)}>
        <option value="">{all}</option>
        {isUnknown && <option value={value}>…</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Box>
  );
}

/** The amounts apply on submit, because every digit would be another list. */
function AmountFilters({ grid }: { grid: ReceiptsGrid }) {
  const t = useText(receiptsText);
  const { min, max } = grid.filters;
  const [draft, setDraft] = useState({ min, max });
  const [known, setKnown] = useState({ min, max });
  if (known.min !== min || known.max !== max) {
    setKnown({ min, max });
    setDraft({ min, max });
  }
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    grid.setFilters(draft);
  };
  return (
    <chakra.form display="contents" onSubmit={apply}>
      <NumberFilter
        label={t("minAmount")}
        value={draft.min}
        maxDigits={AMOUNT_DIGITS}
        onChange={(value) => setDraft({ ...draft, min: value })}
      />
      <NumberFilter
        label={t("maxAmount")}
        value={draft.max}
        maxDigits={AMOUNT_DIGITS}
        onChange={(value) => setDraft({ ...draft, max: value })}
      />
      <Button type="submit" variant="outline">
        {t("apply")}
      </Button>
    </chakra.form>
  );
}

function MoreFilters({ grid }: { grid: ReceiptsGrid }) {
  const t = useText(receiptsText);
  const { operators, campaigns } = useFilterChoices();
  return (
    <>
      {operators && (
        <Choices
          grid={grid}
          filter="operator"
          label={t("operatorFilter")}
          all={t("allOperators")}
          options={operators}
        />
      )}
      {campaigns && (
        <Choices
          grid={grid}
          filter="campaign"
          label={t("campaignFilter")}
          all={t("allCampaigns")}
          options={campaigns}
        />
      )}
      <AmountFilters grid={grid} />
    </>
  );
}

/** The filters of the receipts. `sample` is one of them, for the name of the selected customer. */
export function ReceiptFilters({ grid, sample }: { grid: ReceiptsGrid; sample: Receipt | undefined }) {
  const t = useText(receiptsText);
  const shared = useText(sharedText);
  const nameOf = useNameOf();
  const id = useId();
  const { stores } = useFilterChoices();
  const { operator, campaign, min, max, customer, from, to } = grid.filters;
  const [isWide, setWide] = useState([operator, campaign, min, max].some((value) => value !== ""));
  const Icon = isWide ? ChevronUp : ChevronDown;
  const states = Object.entries(STATES).map(([value, state]) => ({ value, label: t(state) }));
  return (
    <>
      <Filters
        grid={grid}
        searchLabel={t("search")}
        debounceMs={DEBOUNCE_MS}
        choices={[{ filter: "state", label: t("stateFilter"), all: t("allStates"), options: states }]}
      >
        <Choices grid={grid} filter="store" label={t("storeFilter")} all={t("allStores")} options={stores} />
        <Flex flexBasis="100%" gap="3" wrap="wrap">
          <RangeFilter
            from={from}
            to={to}
            labels={{ from: shared("from"), to: shared("to") }}
            onChange={(change) => grid.setFilters(change)}
          />
          <Button variant="outline" aria-expanded={isWide} aria-controls={id} onClick={() => setWide(!isWide)}>
            {t(isWide ? "fewerFilters" : "moreFilters")}
            <Icon size={16} aria-hidden />
          </Button>
        </Flex>
        <Flex id={id} flexBasis="100%" gap="3" wrap="wrap" hidden={!isWide}>
          {isWide && <MoreFilters grid={grid} />}
        </Flex>
      </Filters>
      {customer && (
        <Flex mb="4">
          <Chip
            label={t("customerFilter")}
            remove={t("removeCustomer")}
            onRemove={() => grid.setFilter("customer", "")}
          >
            {sample?.customer.id === customer ? nameOf(sample.customer) : customer.slice(0, 8)}
          </Chip>
        </Flex>
      )}
    </>
  );
}
