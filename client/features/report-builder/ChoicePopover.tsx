import { chakra, Input, Popover } from "@chakra-ui/react";
import { useState, type RefObject } from "react";
import { foldName } from "../../../domain/text";
import { PopoverPanel } from "../../kit/grid/PopoverPanel";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { reportBuilderText } from "./report-builder.text";

/** A longer list has a search box. */
const MAX_WITHOUT_SEARCH = 10;

export interface Option {
  value: string;
  label: string;
}

interface Props {
  label: string;
  options: readonly Option[];
  /** The values that are chosen when it opens, in their order. */
  initial: readonly string[];
  required?: boolean;
  max?: number;
  onChange: (values: readonly string[]) => void;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The check boxes of a choice; a change applies at once. */
export function ChoicePopover({ label, options, initial, required, max = Infinity, onChange, button, onClose }: Props) {
  const t = useText(reportBuilderText);
  const { number } = useFormats();
  // The URL follows later: a second change must not start from the old values.
  const [chosen, setChosen] = useState(initial);
  const [search, setSearch] = useState("");
  // A link can have values that are not among the options; they can be removed.
  const [unknown] = useState(() => initial.filter((value) => !options.some((option) => option.value === value)));
  const ofLink = unknown.map((value, index) => ({ value, label: t("ofLink", { number: number(index + 1) }) }));
  const all = [...ofLink, ...options];
  const found = all.filter((option) => foldName(option.label).includes(foldName(search)));
  const isFull = chosen.length >= max;
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    setChosen(next);
    onChange(next);
  };
  return (
    <PopoverPanel button={button} onClose={onClose}>
      <Popover.Title fontWeight="700">{label}</Popover.Title>
      {all.length > MAX_WITHOUT_SEARCH && (
        <Input
          type="search"
          mt="3"
          aria-label={t("search")}
          placeholder={t("search")}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <chakra.ul listStyleType="none" mt="2">
        {found.map(({ value, label: name }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value}>
              <chakra.label display="flex" alignItems="center" gap="2.5" minH="10" cursor="pointer">
                <chakra.input
                  type="checkbox"
                  accentColor="accent.solid"
                  checked={isChosen}
                  disabled={isChosen ? required && chosen.length === 1 : isFull}
                  onChange={() => toggle(value)}
                />
                <bdi>{name}</bdi>
              </chakra.label>
            </li>
          );
        })}
      </chakra.ul>
      {(found.length === 0 || isFull) && (
        <chakra.p role="status" mt="2" fontSize="sm" color="fg.muted">
          {found.length === 0 ? t("noneFound") : t("limitReached", { max: number(max) })}
        </chakra.p>
      )}
    </PopoverPanel>
  );
}
