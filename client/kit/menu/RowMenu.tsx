import { Button, Menu, Portal } from "@chakra-ui/react";
import { Ellipsis, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  /** A destructive action. */
  danger?: boolean;
  onSelect: () => void;
}

interface Props {
  label: string;
  entries: readonly MenuEntry[];
  /** The content of the button; three dots by default. */
  face?: ReactNode;
  /** For a button that is not the main action of its part. */
  variant?: "outline";
  busy?: boolean;
}

/** A menu button for rare actions, or for the variants of one action. */
export function RowMenu({ label, entries, face, variant, busy = false }: Props) {
  const buttonStyle =
    face === undefined
      ? ({ variant: "ghost", size: "sm", px: "2", minH: "8", title: label, "aria-label": label } as const)
      : { variant };
  return (
    <Menu.Root loopFocus positioning={{ placement: "bottom-end", gutter: 4 }} aria-label={label}>
      <Menu.Trigger asChild>
        <Button {...buttonStyle} disabled={busy}>
          {face ?? <Ellipsis size={18} aria-hidden />}
        </Button>
      </Menu.Trigger>
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
