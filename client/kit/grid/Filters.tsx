import { Box, Button, chakra, Flex, Input } from "@chakra-ui/react";
import { ListFilterPlus, Search } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { FilterChips } from "./FilterChips";
import type { FilterPanel as Panel } from "./FilterPanel";
import type { FilterField } from "./filter-field";
import { filtersText } from "./filters.text";
import type { GridState } from "./use-grid";

const FilterPanel = lazy(async () => ({ default: (await import("./FilterPanel")).FilterPanel })) as typeof Panel;

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
function SearchBox({ label, ...options }: SearchProps) {
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
  fields: readonly FilterField<Filter>[];
  /** Further controls, after the filters. */
  children?: ReactNode;
}

/** The search box of a list, its filters as chips, and the fields that add a filter. */
export function Filters<Filter extends string>({ grid, searchLabel, debounceMs, fields, children }: Props<Filter>) {
  const t = useText(filtersText);
  const shared = useText(sharedText);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [cleared, setCleared] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const clear = () => {
    // A text that is not applied yet is cleared as well.
    setCleared(cleared + 1);
    grid.clear();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const remove = (filters: readonly Filter[]) => {
    grid.setFilters(Object.fromEntries(filters.map((filter) => [filter, ""])) as Partial<Record<Filter, string>>);
    // The chip disappears with the button that had the focus.
    button.current?.focus();
  };
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="2">
      {searchLabel !== undefined && (
        <SearchBox
          key={cleared}
          label={searchLabel}
          applied={grid.search}
          onApply={grid.setSearch}
          debounceMs={debounceMs}
        />
      )}
      <FilterChips fields={fields} values={grid.filters} onRemove={remove} />
      <Button
        ref={button}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilterPlus size={16} aria-hidden />
        {t("add")}
      </Button>
      {grid.isFiltered && (
        <Button variant="ghost" onClick={clear}>
          {shared("clearFilters")}
        </Button>
      )}
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <FilterPanel
            id={id}
            fields={fields}
            applied={grid.filters}
            onApply={(changes) => {
              grid.setFilters(changes);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Flex>
  );
}
