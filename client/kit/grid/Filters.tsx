import { Box, Button, chakra, Input } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { Select } from "../form/Select";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import type { GridState } from "./use-grid";

interface Choice<Filter extends string> {
  filter: Filter;
  label: string;
  /** The option without a filter. */
  all: string;
  options: readonly { value: string; label: string }[];
}

interface SearchProps {
  label: string;
  applied: string;
  onApply: (text: string, isTyped: boolean) => void;
  /** Applies the text after this pause; without it only Enter applies it. */
  debounceMs: number | undefined;
}

/** The typed search text, and the text that was sent last. */
function useSearchText({ applied, onApply, debounceMs }: Omit<SearchProps, "label">) {
  const [text, setText] = useState(applied);
  const [known, setKnown] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  // Back, or clearing the filters, changes the applied text: the box follows, unless the change came from the box
  // itself.
  if (applied !== known) {
    setKnown(applied);
    setLastApplied(applied);
    if (applied !== lastApplied) setText(applied);
  }
  const apply = (isTyped: boolean) => {
    setLastApplied(text.trim());
    onApply(text, isTyped);
  };
  const applyTyped = useEffectEvent(() => apply(true));
  const isWaiting = debounceMs !== undefined && text.trim() !== applied;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => applyTyped(), debounceMs);
    return () => clearTimeout(timer);
  }, [text, isWaiting, debounceMs]);
  return { text, setText, apply };
}

/** A search box; Enter applies the text, and with `debounceMs` a pause does too. */
export function SearchBox({ label, ...options }: SearchProps) {
  const { text, setText, apply } = useSearchText(options);
  return (
    <chakra.form
      role="search"
      flex={{ base: "1 1 100%", md: "1 1 16rem" }}
      maxW={{ md: "24rem" }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(false);
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
          aria-keyshortcuts="/"
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
  /** Without it, the list has no search box. */
  searchLabel?: string;
  debounceMs?: number;
  choices: readonly Choice<Filter>[];
  /** Further controls, after the selects. */
  children?: ReactNode;
}

/** The filter row of a list. */
export const FilterBar = chakra("div", { base: { display: "flex", gap: "3", flexWrap: "wrap", mb: "4" } });

/** The search box and the filters of a list. */
export function Filters<Filter extends string>({ grid, searchLabel, debounceMs, choices, children }: Props<Filter>) {
  const t = useText(sharedText);
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    // A text that is not applied yet is cleared as well.
    setCleared(cleared + 1);
    grid.clear();
  };
  return (
    <FilterBar>
      {searchLabel !== undefined && (
        <SearchBox
          key={cleared}
          label={searchLabel}
          applied={grid.search}
          onApply={grid.setSearch}
          debounceMs={debounceMs}
        />
      )}
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
      {children}
      {grid.isFiltered && (
        <Button variant="ghost" onClick={clear}>
          {t("clearFilters")}
        </Button>
      )}
    </FilterBar>
  );
}
