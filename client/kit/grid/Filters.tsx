import { Box, Button, chakra, Flex, Input } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useState } from "react";
import { Select } from "../form/Select";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import type { GridState } from "./use-grid";

export interface Choice<Filter extends string> {
  filter: Filter;
  label: string;
  /** What is chosen while the filter is not set. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** The search text as it is typed; Enter applies it. */
function SearchBox({ label, applied, onApply }: { label: string; applied: string; onApply: (text: string) => void }) {
  const [text, setText] = useState(applied);
  const [known, setKnown] = useState(applied);
  // Going back, or clearing the filters, changes what is applied: the box follows.
  if (applied !== known) {
    setKnown(applied);
    setText(applied);
  }
  return (
    <chakra.form
      role="search"
      flex={{ base: "1 1 100%", md: "1 1 16rem" }}
      maxW={{ md: "24rem" }}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(text);
      }}
    >
      <Box position="relative">
        <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.muted">
          <Search size={16} aria-hidden />
        </Box>
        <Input
          type="search"
          enterKeyHint="search"
          ps="9"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
    </chakra.form>
  );
}

interface Props<Filter extends string> {
  grid: GridState<Filter>;
  searchLabel: string;
  choices: readonly Choice<Filter>[];
}

/** What narrows a list: its search box and its filters. */
export function Filters<Filter extends string>({ grid, searchLabel, choices }: Props<Filter>) {
  const t = useText(sharedText);
  return (
    <Flex gap="3" wrap="wrap" mb="4">
      <SearchBox label={searchLabel} applied={grid.search} onApply={grid.setSearch} />
      {choices.map(({ filter, label, all, options }) => (
        <Box key={filter} flex={{ base: "1 1 8rem", md: "0 0 10rem" }}>
          <Select
            aria-label={label}
            value={grid.filters[filter]}
            onChange={(event) => grid.setFilter(filter, event.target.value)}
          >
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </Box>
      ))}
      {grid.isFiltered && (
        <Button variant="ghost" onClick={grid.clear}>
          {t("clearFilters")}
        </Button>
      )}
    </Flex>
  );
}
