import { Menu, Portal } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  /** A destructive action. */
  danger?: boolean;
  onSelect: () => void;
}

interface Props {
  /** The id of the button that opened the menu. */
  triggerId: string;
  label: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** An open menu. */
export function MenuList({ triggerId, label, entries, onClose }: Props) {
  return (
    <Menu.Root
      open
      loopFocus
      ids={{ trigger: triggerId }}
      positioning={{
        placement: "bottom-end",
        gutter: 4,
        getAnchorElement: () => document.getElementById(triggerId),
      }}
      aria-label={label}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {entries.map(({ label: name, icon: Icon, danger, onSelect }) => (
              <Menu.Item key={name} value={name} color={danger ? "danger.fg" : undefined} onSelect={onSelect}>
                <Icon size={16} aria-hidden />
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
