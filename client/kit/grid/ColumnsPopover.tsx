import { Button, chakra, Flex, Popover } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState, type RefObject } from "react";
import { useText } from "../i18n/i18n";
import { gridText } from "./grid.text";
import { PopoverPanel } from "./PopoverPanel";

interface Choice {
  id: string;
  title: string;
}

interface Props {
  /** The columns that can be hidden and moved. */
  columns: readonly Choice[];
  /** The columns that are shown when it opens, in their order. */
  initial: readonly string[];
  /** An empty list means the default columns. */
  onChange: (ids: readonly string[]) => void;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const moved = (ids: readonly string[], at: number, by: number): string[] => {
  const next = ids.filter((_, index) => index !== at);
  next.splice(at + by, 0, ...ids.slice(at, at + 1));
  return next;
};

/** The choice and the order of a list's columns; a change applies at once. */
export function ColumnsPopover({ columns, initial, onChange, button, onClose }: Props) {
  const t = useText(gridText);
  // The URL follows later: a second change must not start from the old columns.
  const [shown, setShown] = useState(initial);
  const change = (ids: readonly string[]) => {
    setShown(ids.length > 0 ? ids : columns.map(({ id }) => id));
    onChange(ids);
  };
  const hidden = columns.filter(({ id }) => !shown.includes(id));
  const ordered = [...shown.flatMap((id) => columns.filter((column) => column.id === id)), ...hidden];
  const move = (at: number, by: number, label: string) => {
    const Icon = by < 0 ? ArrowUp : ArrowDown;
    return (
      <Button
        variant="ghost"
        size="sm"
        px="1.5"
        aria-label={label}
        title={label}
        disabled={at + by < 0 || at + by >= shown.length}
        onClick={() => change(moved(shown, at, by))}
      >
        <Icon size={16} aria-hidden />
      </Button>
    );
  };
  return (
    <PopoverPanel button={button} onClose={onClose}>
      <Popover.Title fontWeight="700">{t("columns")}</Popover.Title>
      <Popover.Description fontSize="sm" color="fg.muted">
        {t("columnsLead")}
      </Popover.Description>
      <chakra.ul listStyleType="none" mt="2">
        {ordered.map(({ id, title }) => {
          const at = shown.indexOf(id);
          const isShown = at >= 0;
          return (
            <Flex as="li" key={id} align="center" gap="1" minH="10">
              <chakra.label flex="1" minW="0" display="flex" alignItems="center" gap="2.5" cursor="pointer">
                <chakra.input
                  type="checkbox"
                  accentColor="accent.solid"
                  checked={isShown}
                  // A list without a column besides the first would be the default one.
                  disabled={isShown && shown.length === 1}
                  onChange={() => change(isShown ? shown.filter((one) => one !== id) : [...shown, id])}
                />
                {title}
              </chakra.label>
              {isShown && (
                <>
                  {move(at, -1, t("earlier", { name: title }))}
                  {move(at, 1, t("later", { name: title }))}
                </>
              )}
            </Flex>
          );
        })}
      </chakra.ul>
      <Button variant="outline" size="sm" mt="2" onClick={() => change([])}>
        {t("defaultColumns")}
      </Button>
    </PopoverPanel>
  );
}
